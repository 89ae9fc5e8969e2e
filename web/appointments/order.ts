import type { Appointment } from '#domain/appointments/schema.ts'

const isOpen = ({ status }: Appointment) => status === 'requested' || status === 'confirmed'

/** When an appointment is over, in milliseconds. */
const endOf = ({ appointment_time, duration_minutes }: Appointment) =>
  Date.parse(appointment_time) + duration_minutes * 60_000

/**
 * Upcoming appointments and those under way, the next one first; and the rest, the latest first.
 *
 * @param now milliseconds
 */
export function sortOut(appointments: readonly Appointment[], now: number) {
  const isUpcoming = (one: Appointment) => isOpen(one) && endOf(one) > now
  const byTime = appointments.toSorted((one, other) =>
    one.appointment_time.localeCompare(other.appointment_time),
  )
  return {
    upcoming: byTime.filter(isUpcoming),
    past: byTime.filter((one) => !isUpcoming(one)).toReversed(),
  }
}

/** The appointments among these that follow the given one in its series. */
export const followingOf = (
  { series_id, appointment_time }: Appointment,
  appointments: readonly Appointment[],
) =>
  // A list that an earlier version has stored has no series.
  series_id
    ? appointments.filter(
        (one) => one.series_id === series_id && one.appointment_time > appointment_time,
      )
    : []

/** True where a provider has proposed it and the patient has not answered. */
export const isProposal = ({ status, requested_by }: Appointment) =>
  status === 'requested' && requested_by === 'provider'
