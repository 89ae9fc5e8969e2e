/** The number of past days for which the user may still add an entry. */
export const daysBack = 14

/** How many days a log sums up, today among them. */
export const daysSummed = 28

/** Why nothing can be written down for a day; undefined where it can. All days `YYYY-MM-DD`. */
export function whyNotThisDay(day: string, today: string): string | undefined {
  const ago = (Date.parse(today) - Date.parse(day)) / (24 * 60 * 60 * 1000)
  if (ago < 0) return 'Choose today or a past day.'
  if (ago > daysBack) return `Choose a day of the last ${daysBack} days.`
  return undefined
}
