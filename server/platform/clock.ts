/** The one source of "now" for decisions that are not made in the database. */
export function now(): Date {
  return new Date()
}

const lusakaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lusaka' })

/** The present day in Lusaka, `YYYY-MM-DD`. */
export function todayInLusaka(): string {
  return lusakaDay.format(now())
}
