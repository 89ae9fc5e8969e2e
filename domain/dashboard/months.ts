import { monthOf } from '../values/lusaka.ts'

/** How many months have a tree, this one included. */
const shownMonths = 12

/** The oldest month that has a tree, as `YYYY-MM`. @param today `YYYY-MM-DD` */
export function firstMonth(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const months = year * 12 + month - shownMonths
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** A month with the days of self-care in it. */
export interface MonthOfCare {
  /** `YYYY-MM` */
  month: string
  /** `YYYY-MM-DD`, oldest first. */
  days: string[]
}

/**
 * Days of self-care by month, newest first. This month is always among them, also without a day; a
 * past month only where there is a day in it.
 *
 * @param today `YYYY-MM-DD`
 */
export function monthsOfCare(days: readonly string[], today: string): MonthOfCare[] {
  const byMonth = new Map<string, Set<string>>([[monthOf(today), new Set()]])
  for (const day of days) {
    const month = monthOf(day)
    byMonth.set(month, (byMonth.get(month) ?? new Set()).add(day))
  }
  return [...byMonth]
    .map(([month, found]) => ({ month, days: [...found].toSorted() }))
    .toSorted((one, other) => other.month.localeCompare(one.month))
}
