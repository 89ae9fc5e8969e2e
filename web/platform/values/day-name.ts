export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * `12 November 2026`, of a day as `YYYY-MM-DD`. Separate from the other dates: every page shows a
 * day.
 */
export function formatPlainDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[month! - 1]} ${year}`
}
