import type { PatientPage } from '#domain/practice/patient-page.ts'

type Visit = PatientPage['appointments'][number]

/** So many of each are offered. */
const [ahead, past] = [3, 12]

/**
 * The visits that a note can be of, the newest first: those next to now, and always the one that is chosen.
 *
 * @param now ISO 8601, in UTC
 */
export function visitsToChoose(
  appointments: readonly Visit[],
  chosen: string | null,
  now: string,
): Visit[] {
  const open = appointments.filter(({ status }) => status !== 'cancelled')
  const offered = new Set([
    ...open.filter((one) => one.appointment_time > now).slice(-ahead),
    ...open.filter((one) => one.appointment_time <= now).slice(0, past),
  ])
  return appointments.filter((one) => offered.has(one) || one.id === chosen)
}
