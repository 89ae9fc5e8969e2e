import { sql } from 'kysely'
import { daysBack, daysSummed } from '#domain/diary/days.ts'

/** So many entries of the last days are listed; sums are made of all. */
export const maxListed = 300

/** Rows of the days that a log sums up; `today` is `YYYY-MM-DD`. */
export const isSummed = (today: string) => sql<boolean>`day > ${today}::date - ${daysSummed}::int`

/** Rows of the days on which one can still write something down. */
export const isChangeable = (today: string) =>
  sql<boolean>`day >= ${today}::date - ${daysBack}::int`
