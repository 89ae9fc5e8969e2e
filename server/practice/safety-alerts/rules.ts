import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { Problem } from '#server/platform/problem.ts'

/**
 * Rejects a next date that is not between these numbers of days from now, in Lusaka.
 *
 * @throws Problem 422 that names `next_on`
 */
export function requireNextDay(
  next_on: string,
  now: Date,
  { first, last }: { first: number; last: number },
): void {
  const inDays = (days: number) => dayAfter(lusakaClock(now).day, days)
  if (next_on >= inDays(first) && next_on <= inDays(last)) return
  const message = `Choose a day within the next ${last} days, from tomorrow on.`
  throw new Problem(422, 'invalid', message, { fields: { next_on: message } })
}
