const dayLength = 24 * 60 * 60 * 1000
const atNoon = (day: string) => Date.parse(`${day}T12:00Z`)
const asDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The Monday (`YYYY-MM-DD`) of the week that a day lies in; weeks begin on Monday (ISO 8601). */
export function weekOf(day: string): string {
  const at = atNoon(day)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return asDay(at - sinceMonday * dayLength)
}

/** The seven days of a week, Monday first, all `YYYY-MM-DD`. */
export function daysOfWeek(week: string): string[] {
  return Array.from({ length: 7 }, (_, index) => asDay(atNoon(week) + index * dayLength))
}

/** The Monday so many weeks later; negative for earlier. */
export function weeksAfter(week: string, count: number): string {
  return asDay(atNoon(week) + count * 7 * dayLength)
}
