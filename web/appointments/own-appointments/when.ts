import type { Appointment } from '#domain/appointments/schema.ts'
import { daysBetween } from '#domain/values/lusaka.ts'
import { dayOf, formatDayAndTime } from '#web/platform/values/dates.ts'

/** `Thursday 12 November, 09:00`; with `now`, the year where it is an earlier one. */
export const timeOf = ({ appointment_time }: Pick<Appointment, 'appointment_time'>, now?: number) =>
  formatDayAndTime(appointment_time, now)

/** `Today`, `Tomorrow`, `In 5 days`; nothing for a past time. */
export function distanceTo(appointment_time: string, now: number): string {
  const days = daysBetween(dayOf(now), dayOf(appointment_time))
  if (days < 0) return ''
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`
}

/** The id of the text that names an appointment, for the buttons beneath it. */
export const nameIdOf = ({ id }: Pick<Appointment, 'id'>) => `when-${id}`
