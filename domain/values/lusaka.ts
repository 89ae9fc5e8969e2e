/**
 * Days and times in Lusaka. Zambia keeps Central Africa Time, UTC+2, all year and has no summer time
 * (IANA tz database, zone Africa/Lusaka), so the reckoning is plain arithmetic: the server and every
 * browser get the same, whatever zone they are set to. This is the one file that knows the offset.
 */
const offset = '+02:00'
/** As `Date.getTimezoneOffset` counts, with the other sign. */
export const utcOffsetMinutes = 120
const offsetLength = utcOffsetMinutes * 60 * 1000
const dayLength = 24 * 60 * 60 * 1000

/** An instant: ISO 8601 with offset, a Date, or milliseconds. */
export type Instant = string | number | Date

/** Calendar and clock in Lusaka at an instant; `month` and `weekday` count from 0, Sunday is 0. */
export function inLusaka(at: Instant) {
  const shifted = new Date(new Date(at).getTime() + offsetLength)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}

/** The day (`YYYY-MM-DD`) and the time (`HH:MM`) in Lusaka at an instant. */
export function lusakaClock(at: Instant): { day: string; time: string } {
  const { year, month, day, hour, minute } = inLusaka(at)
  return {
    day: `${padded(year, 4)}-${padded(month + 1)}-${padded(day)}`,
    time: `${padded(hour)}:${padded(minute)}`,
  }
}

/** The month of a day (`YYYY-MM-DD`), as `YYYY-MM`. */
export const monthOf = (day: string) => day.slice(0, 7)

const padded = (value: number, length = 2) => String(value).padStart(length, '0')

/** The instant of a time (`HH:MM`) on a day (`YYYY-MM-DD`) in Lusaka; without a time, of its beginning. */
export function instantAt(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}:00${offset}`)
}

/** The day (`YYYY-MM-DD`) so many days after another; negative for earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}

/** Whole days from one day to another, both `YYYY-MM-DD`; negative for earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayLength)
}
