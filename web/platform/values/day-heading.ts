import { daysBetween, type Instant } from '#domain/values/lusaka.ts'
import { dayOf, formatDay } from './dates.ts'

/** Of a day (`YYYY-MM-DD`): `Today`, `Yesterday`, then `Monday 23 November 2026`. */
export function formatDayHeading(day: string, now: Instant): string {
  const age = daysBetween(day, dayOf(now))
  if (age === 0) return 'Today'
  return age === 1 ? 'Yesterday' : `${formatDay(day)} ${day.slice(0, 4)}`
}
