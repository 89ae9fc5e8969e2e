import { hasUsualStarts } from '#domain/appointments/clinic-calendar.ts'
import type { PublicCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { slotMinutes } from '#domain/appointments/slots.ts'

/** Whether every visit at the clinic lasts an hour, and begins when it does at a new installation. */
export async function fetchHasUsualTimes(): Promise<boolean> {
  const answer = await fetch('/api/clinic-calendar')
  if (!answer.ok) return true
  const calendar = (await answer.json()) as PublicCalendar
  return (
    calendar.visit_types.every((type) => type.duration_minutes === slotMinutes) &&
    hasUsualStarts(calendar)
  )
}
