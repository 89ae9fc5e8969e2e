import { daysBetween, lusakaClock } from '../values/lusaka.ts'
import { type StartsOn, whyNotASlot } from './slots.ts'

/** Weeks between the sessions of a series: weekly or fortnightly. */
export const seriesIntervals = [1, 2] as const
export type SeriesInterval = (typeof seriesIntervals)[number]

export const minInSeries = 2
export const maxInSeries = 12
/** Upcoming series that one patient may have. The database has the same rule: `practice.has_room`. */
export const maxOpenSeries = 2

/**
 * Why these instants are no series; undefined where they are one. Each is a slot on the same weekday as the
 * first, a whole number of intervals later, and the first is within the days of any booking. Hours may
 * differ, and days may be left out: others were quicker there.
 *
 * @param times ISO 8601, in any order
 * @param starts the clinic's calendar, as `whyNotASlot` takes it
 */
export function whyNotASeries(
  times: readonly string[],
  every_weeks: SeriesInterval,
  now: Date,
  starts?: StartsOn,
): string | undefined {
  const sorted = times.map((time) => new Date(time)).toSorted((one, other) => +one - +other)
  const [first] = sorted
  if (!first) return 'Choose a first time.'
  const firstDay = lusakaClock(first).day
  const interval = every_weeks * 7
  const steps = new Set<number>()
  for (const at of sorted) {
    // Whether a slot can be booked at all; how far ahead is decided by the first one.
    const why =
      at === first ? whyNotASlot(at, now, starts) : whyNotASlot(at, new Date(+at - 1), starts)
    if (why) return why
    const days = daysBetween(firstDay, lusakaClock(at).day)
    if (days % interval !== 0)
      return 'Choose times on the same day of the week, one for each week or each second week.'
    steps.add(days / interval)
  }
  if (steps.size < sorted.length) return 'Choose one time a day.'
  return Math.max(...steps) < maxInSeries ? undefined : `Choose at most ${maxInSeries} sessions.`
}
