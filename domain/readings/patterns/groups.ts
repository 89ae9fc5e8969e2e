import { dueAt, type RecordedDose } from '../../medications/doses.ts'
import { dayAfter, daysBetween, inLusaka, type Instant, lusakaClock } from '../../values/lusaka.ts'
import { type Weekday, weekdays } from '../../values/weekdays.ts'

/** How the readings of a period are put into groups. Pure: rows in, groups out, whatever they measure. */

interface At {
  created_at: Date
}

const weekdayAt = (at: Instant): Weekday => weekdays[(inLusaka(at).weekday + 6) % 7]!

/** The readings of each day of the week in Lusaka, Monday first; also of days without any. */
export function byWeekday<Reading extends At>(readings: readonly Reading[]) {
  const groups = Map.groupBy(readings, ({ created_at }) => weekdayAt(created_at))
  return weekdays.map((weekday) => ({ weekday, readings: groups.get(weekday) ?? [] }))
}

/** A reading is compared with doses that were due up to so long before it. */
export const hoursAfterDose = 24

/**
 * The readings after a dose that was missed, and after doses that were taken. One missed dose counts
 * more than any taken one. Without a recorded dose in the 24 hours before it, a reading is in neither.
 */
export function byDoses<Reading extends At>(
  readings: readonly Reading[],
  doses: readonly Pick<RecordedDose, 'day' | 'time' | 'outcome'>[],
) {
  const due = doses
    .map((dose) => ({ at: dueAt(dose), outcome: dose.outcome }))
    .toSorted((one, other) => one.at - other.at)
  const missed: Reading[] = []
  const taken: Reading[] = []
  for (const reading of readings) {
    const to = reading.created_at.getTime()
    const from = to - hoursAfterDose * 3_600_000
    // Each reading looks at one day of doses, not at all of them.
    const before = due.slice(firstAfter(due, from), firstAfter(due, to))
    if (before.some(({ outcome }) => outcome === 'missed')) missed.push(reading)
    else if (before.length > 0) taken.push(reading)
  }
  return { missed, taken }
}

/** The place of the first dose that was due after an instant. */
function firstAfter(due: readonly { at: number }[], instant: number): number {
  let low = 0
  let high = due.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (due[middle]!.at <= instant) low = middle + 1
    else high = middle
  }
  return low
}

/** The days of a moving average, the day itself included, and how many of them must have readings. */
export const movingDays = 7
export const minMovingDays = 3

/**
 * The readings that the moving average of each day takes, with the day: those of the last 7 days. Days
 * with readings on fewer than 3 of them have none.
 */
export function byLastDays<Reading extends At>(readings: readonly Reading[]) {
  const days = [...Map.groupBy(readings, ({ created_at }) => lusakaClock(created_at).day)]
    .map(([day, ofDay]) => ({ day, ofDay }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return days.flatMap(({ day }, place) => {
    const window = days
      .slice(Math.max(0, place - movingDays + 1), place + 1)
      .filter((one) => daysBetween(one.day, day) < movingDays)
    return window.length < minMovingDays ? [] : [{ day, days: window.map(({ ofDay }) => ofDay) }]
  })
}

/** The period of as many days just before a period. */
export function periodBefore({ from, to }: { from: string; to: string }) {
  const days = daysBetween(from, to) + 1
  return { from: dayAfter(from, -days), to: dayAfter(from, -1) }
}
