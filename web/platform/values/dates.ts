import { yearsBetween } from '#domain/values/age.ts'
import {
  daysBetween,
  inLusaka,
  utcOffsetMinutes,
  type Instant,
  instantAt,
  lusakaClock,
} from '#domain/values/lusaka.ts'
import { months } from './day-name.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The day in Lusaka as `YYYY-MM-DD`: the key to group by. */
export const dayOf = (at: Instant) => lusakaClock(at).day

/** The instant at which a day (`YYYY-MM-DD`) starts in Lusaka, in milliseconds. */
export const startOfDay = (day: string) => instantAt(day).getTime()

/** Whole years between a birthday (`YYYY-MM-DD`) and an instant, by the day it is in Lusaka. */
export function ageOn(date_of_birth: string, at: Instant): number {
  return yearsBetween(date_of_birth, dayOf(at))
}

/** A plain `YYYY-MM-DD` is a day already; an instant is the day it falls on in Lusaka. */
function asInstant(dayOrInstant: Instant): Instant {
  return typeof dayOrInstant === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(dayOrInstant)
    ? startOfDay(dayOrInstant)
    : dayOrInstant
}

/** `12 November 2026` */
export function formatDate(at: Instant): string {
  const { day, month, year } = inLusaka(asInstant(at))
  return `${day} ${months[month]} ${year}`
}

/** ` 2025` where that is an earlier year than the one of `now`; of a day to come everyone knows the year. */
function earlierYear(at: Instant, now: Instant): string {
  const year = formatDate(at).slice(-5)
  return year < formatDate(now).slice(-5) ? year : ''
}

/** `Thursday 12 November`; with `now`, `Wednesday 12 November 2025` where it is in an earlier year. */
export function formatDay(at: Instant, now = at): string {
  const { weekday, day, month } = inLusaka(asInstant(at))
  return `${weekdays[weekday]} ${day} ${months[month]}${earlierYear(at, now)}`
}

/** `Thursday 12 November, 09:00`; with `now`, the year as `formatDay` has it. */
export const formatDayAndTime = (at: Instant, now = at) =>
  `${formatDay(at, now)}, ${formatTime(at)}`

/** Of a day or an instant: `Today`, `Yesterday`, `Monday 9 November`, and `Monday 9 November 2026` in another year. */
export function formatRecentDay(at: Instant, now: Instant): string {
  const age = daysBetween(dayOf(at), dayOf(now))
  if (age === 0) return 'Today'
  if (age === 1) return 'Yesterday'
  return formatDay(at, now)
}

/** `12 Nov`; with `now`, `12 Nov 2025` where it is in an earlier year. */
export function formatShortDate(at: Instant, now = at): string {
  const { day, month } = inLusaka(asInstant(at))
  return `${day} ${months[month]?.slice(0, 3)}${earlierYear(at, now)}`
}

/** `Today, 14:00`, `Tomorrow, 09:00`, then `Thu 12 Nov, 09:00`. */
export function formatSoon(at: Instant, now: Instant): string {
  const days = daysBetween(dayOf(now), dayOf(at))
  const weekday = weekdays[inLusaka(at).weekday]?.slice(0, 3)
  const day = ['Today', 'Tomorrow'][days] ?? `${weekday} ${formatShortDate(at)}`
  return `${day}, ${formatTime(at)}`
}

/** `09:00` */
export function formatTime(at: Instant): string {
  return lusakaClock(at).time
}

/** `12 November 2026, 09:00` */
export function formatDateTime(at: Instant): string {
  return `${formatDate(at)}, ${formatTime(at)}`
}

/** `today, 09:00`, `yesterday, 09:00`, `Monday, 09:00` within a week, then `12 Nov, 09:00`, and `12 Nov 2025, 09:00` of an earlier year. */
export function formatRecent(at: Instant, now: Instant): string {
  const age = daysBetween(dayOf(at), dayOf(now))
  const day =
    age === 0
      ? 'today'
      : age === 1
        ? 'yesterday'
        : age > 1 && age < 7
          ? weekdays[inLusaka(at).weekday]
          : formatShortDate(at, now)
  return `${day}, ${formatTime(at)}`
}

/** For how long something has been pending: `just now`, `5 min`, `3 h`, `2 days`. */
export function formatAge(since: Instant, now: Instant): string {
  const minutes = Math.floor((new Date(now).getTime() - new Date(since).getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`
  const days = Math.floor(minutes / (24 * 60))
  return days === 1 ? '1 day' : `${days} days`
}

/** `Good morning`, `Good afternoon` or `Good evening`, by the time in Lusaka. */
export function greeting(now: Instant): string {
  const { hour } = inLusaka(now)
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
}

/**
 * Whether the device's clock shows another time than Lusaka's; then a page says which time zone it
 * shows.
 */
export function isDeviceElsewhere(now: Date): boolean {
  return now.getTimezoneOffset() !== -utcOffsetMinutes
}
