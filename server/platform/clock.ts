/** The one source of "now" for decisions that are not made in the database. */
export function now(): Date {
  return new Date()
}

const lusakaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lusaka' })

/** The present day in Lusaka, `YYYY-MM-DD`. */
export function todayInLusaka(): string {
  return lusakaDay.format(now())
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

/** An instant as it is written in a letter, by the clock in Lusaka: `Thursday 12 November 2026, 10:00`. */
export function writtenInLusaka(at: Date): string {
  const parts = Object.fromEntries(
    lusakaWords.formatToParts(at).map(({ type, value }) => [type, value]),
  )
  const { weekday, day, month, year, hour, minute } = parts
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute}`
}
