import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { formatDate, formatTime } from '#web/platform/values/dates.ts'

/** The first and last hour of a week that are always shown. */
const usual = { first: 8, last: 17 }

/** The hour of the day in which an appointment starts. */
export const hourOf = ({ appointment_time }: Pick<ProviderAppointment, 'appointment_time'>) =>
  Number(formatTime(appointment_time).slice(0, 2))

/** From 8 to 17, and further where an appointment is earlier or later. */
export function hoursOf(
  appointments: readonly Pick<ProviderAppointment, 'appointment_time'>[],
): number[] {
  const held = appointments.map(hourOf)
  const first = Math.min(usual.first, ...held)
  const last = Math.max(usual.last, ...held)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** `22 to 28 November 2026`, and in full where month or year differ. */
export function formatWeek(days: readonly string[]): string {
  const [first, last] = [days[0]!, days.at(-1)!]
  const parts =
    first.slice(0, 7) === last.slice(0, 7) ? 1 : first.slice(0, 4) === last.slice(0, 4) ? 2 : 3
  return `${formatDate(first).split(' ').slice(0, parts).join(' ')} to ${formatDate(last)}`
}
