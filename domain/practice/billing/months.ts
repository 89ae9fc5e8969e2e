import { lusakaClock } from '../../values/lusaka.ts'

/** The months (`YYYY-MM`) up to that of a day (`YYYY-MM-DD`), the earliest first. */
export function monthsUpTo(day: string, count: number): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}

/** The first and the last day (`YYYY-MM-DD`) of the month around an instant, and of the year so far. */
export function periodsAround(now: Date) {
  const today = lusakaClock(now).day
  const [year, month] = today.split('-').map(Number) as [number, number]
  const span = (from: Date, to: Date) => ({
    from: from.toISOString().slice(0, 10),
    to: to.toISOString().slice(0, 10),
  })
  return {
    this_month: span(new Date(Date.UTC(year, month - 1, 1)), new Date(Date.UTC(year, month, 0))),
    last_month: span(
      new Date(Date.UTC(year, month - 2, 1)),
      new Date(Date.UTC(year, month - 1, 0)),
    ),
    this_year: span(new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year, 12, 0))),
  }
}
