import { lusakaClock } from '#domain/values/lusaka.ts'

/** The one source of "now" for decisions that are not made in the database. */
export function now(): Date {
  return new Date()
}

/** The present day in Lusaka, `YYYY-MM-DD`. */
export function todayInLusaka(): string {
  return lusakaClock(now()).day
}

const lusakaWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lusaka',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as an email writes it, by the clock in Lusaka: `Thursday 12 November 2026, 10:00`. */
export function writtenInLusaka(at: Date): string {
  const parts = Object.fromEntries(
    lusakaWords.formatToParts(at).map(({ type, value }) => [type, value]),
  )
  const { weekday, day, month, year, hour, minute } = parts
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute}`
}

const lusakaNumbers = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lusaka',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as a table shows it, by the clock in Lusaka: its day (`12 Nov 2026`) and time (`10:00`). */
export function shortInLusaka(at: Date): { day: string; time: string } {
  const [day, time] = lusakaNumbers.format(at).split(', ') as [string, string]
  return { day, time }
}

const dayWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** A day (`YYYY-MM-DD`) as it is written: `12 November 2026`. */
export const writtenDay = (day: string): string => dayWords.format(new Date(`${day}T00:00Z`))
