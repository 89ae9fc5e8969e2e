import { dayAfter, monthOf } from '#domain/values/lusaka.ts'

/** Sunday is 0. Days here are `YYYY-MM-DD`, months `YYYY-MM`, both of Lusaka. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/**
 * The weeks, Sunday to Saturday, that contain a month, with the days of the adjacent months at both
 * ends.
 */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  let day = dayAfter(first, -weekdayOf(first))
  const weeks: string[][] = []
  while (weeks.length === 0 || monthOf(day) === month) {
    weeks.push(weekOf(day))
    day = dayAfter(day, 7)
  }
  return weeks
}

/** The week of a day, Sunday to Saturday. */
export function weekOf(day: string): string[] {
  const first = dayAfter(day, -weekdayOf(day))
  return Array.from({ length: 7 }, (_, index) => dayAfter(first, index))
}

/** The same day so many months later; the last of that month where it has no such day. */
export function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const [year, month] = [Math.floor(months / 12), months % 12]
  const last = new Date(Date.UTC(year, month + 1, 0))
  const date = Math.min(Number(day.slice(8)), last.getUTCDate())
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
}

/** Items by their day, in their original order. */
export function byDay<Thing>(
  things: readonly Thing[],
  dayOf: (thing: Thing) => string,
): Map<string, Thing[]> {
  const days = new Map<string, Thing[]>()
  for (const thing of things) {
    const day = dayOf(thing)
    days.set(day, [...(days.get(day) ?? []), thing])
  }
  return days
}

/** The target day of a key in the calendar; undefined for all other keys. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const weekday = weekdayOf(day)
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }
  const step = steps[key]
  if (step !== undefined) return dayAfter(day, step)
  return key === 'PageUp' ? addMonths(day, -1) : key === 'PageDown' ? addMonths(day, 1) : undefined
}
