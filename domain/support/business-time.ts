import { type ClinicCalendar, closedOn, minutesOf } from '../appointments/clinic-calendar.ts'
import { weekdayOf } from '../appointments/public-holidays.ts'
import type { OpeningHours } from '../values/brand.ts'
import { dayAfter, instantAt, lusakaClock } from '../values/lusaka.ts'
import { openingHours, worksOn } from '../values/opening-hours.ts'

/** A part of a day that is open, in minutes from its beginning. */
export interface OpenPart {
  from: number
  to: number
}

/** When someone here answers on a day (`YYYY-MM-DD` in Lusaka): its parts in order, none where it is closed. */
export type OpenOn = (day: string) => readonly OpenPart[]

/** A clinic may be closed for weeks; after these days a promise is due all the same. */
const daysAhead = 120

const minute = 60_000

/** Parts that touch or overlap are one. */
function joined(parts: readonly OpenPart[]): OpenPart[] {
  const whole: OpenPart[] = []
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1)
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to)
    else whole.push({ ...part })
  }
  return whole
}

/**
 * When questions are answered: while the clinic is open and its team works. So a break at noon counts for nothing. Where
 * the two have no hour in common, the hours of the team are the opening hours.
 */
export function openTimes(
  calendar: Pick<ClinicCalendar, 'closes_on_holidays' | 'opening' | 'closed_days' | 'slot_minutes'>,
  hours: OpeningHours = openingHours(),
): OpenOn {
  const team = { from: hours.work_from * 60, to: hours.work_to * 60 }
  const ofWeekday = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    if (!worksOn(hours, weekday % 7)) return []
    const blocks = calendar.opening
      .filter((block) => block.weekday === weekday)
      .map(({ starts_at, ends_at }) => ({
        from: Math.max(team.from, minutesOf(starts_at)),
        to: Math.min(team.to, minutesOf(ends_at)),
      }))
    return joined(blocks.filter(({ from, to }) => from < to))
  })
  const hasNone = ofWeekday.every((parts) => parts.length === 0)
  return (day) => {
    if (closedOn(calendar, day) !== undefined) return []
    const weekday = weekdayOf(day)
    if (!hasNone) return ofWeekday[weekday - 1]!
    return worksOn(hours, weekday % 7) ? [team] : []
  }
}

const dayStart = (day: string) => instantAt(day).getTime()

/** The instants between which it is open on the days from that of `at` on, in order. */
function* spansFrom(at: Date, openOn: OpenOn): Generator<{ from: number; to: number }> {
  const { day: first } = lusakaClock(at)
  for (let days = 0; days <= daysAhead; days += 1) {
    const day = dayAfter(first, days)
    for (const { from, to } of openOn(day))
      yield { from: dayStart(day) + from * minute, to: dayStart(day) + to * minute }
  }
}

/**
 * The instant at which so many open minutes have passed since another. It may be the minute of closing, and never one
 * that is closed. Where it is closed for months, it is so many days later.
 */
export function afterOpenMinutes(at: Date, minutes: number, openOn: OpenOn): Date {
  let left = minutes * minute
  for (const { from, to } of spansFrom(at, openOn)) {
    const start = Math.max(from, at.getTime())
    if (start >= to) continue
    if (to - start >= left) return new Date(start + left)
    left -= to - start
  }
  return new Date(at.getTime() + daysAhead * 24 * 60 * minute)
}

/** How many whole minutes it was open from one instant to a later one. */
export function openMinutesBetween(since: Date, until: Date, openOn: OpenOn): number {
  let open = 0
  for (const { from, to } of spansFrom(since, openOn)) {
    if (from >= until.getTime()) break
    open += Math.max(0, Math.min(to, until.getTime()) - Math.max(from, since.getTime()))
  }
  return Math.floor(open / minute)
}

/** Whether it is open at an instant. */
export function isOpenAt(at: Date, openOn: OpenOn): boolean {
  const { day, time } = lusakaClock(at)
  return openOn(day).some(({ from, to }) => minutesOf(time) >= from && minutesOf(time) < to)
}
