import { daysBetween, type Instant, inLusaka } from '#domain/values/lusaka.ts'
import { dayOf, formatAge, formatDate, formatDay, formatTime } from '#web/platform/values/dates.ts'

/** By when: `by 10:15 today`, `by 09:00 tomorrow`, `by 09:00 on Monday`, `by 09:00 on Monday 4 January`. */
export function byWhen(due_at: Instant, now: Instant): string {
  const days = daysBetween(dayOf(now), dayOf(due_at))
  const time = `by ${formatTime(due_at)}`
  if (days === 0) return `${time} today`
  if (days === 1) return `${time} tomorrow`
  const day = formatDay(due_at)
  if (days > 1 && days < 7) return `${time} on ${day.split(' ')[0]}`
  return inLusaka(due_at).year === inLusaka(now).year
    ? `${time} on ${day}`
    : `${time} on ${formatDate(due_at)}`
}

/** For those who answer: `due in 35 min`, `due by 09:00 on Monday`, `late by 2 h`. */
export function dueWords(due_at: Instant, now: Instant): string {
  const minutes = Math.ceil((new Date(due_at).getTime() - new Date(now).getTime()) / 60_000)
  if (minutes <= 0) return minutes > -1 ? 'due now' : `late by ${formatAge(due_at, now)}`
  return minutes <= 120 ? `due in ${minutes} min` : `due ${byWhen(due_at, now)}`
}

/** `1 h 5 min`, `35 min`, of minutes in which it was open. */
export function openTime(minutes: number | null): string {
  if (minutes === null) return '–'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}
