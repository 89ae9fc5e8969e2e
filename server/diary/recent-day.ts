import { whyNotThisDay } from '#domain/diary/days.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'

/**
 * @param before the day of an entry that is corrected, which can stay
 * @throws Problem 422 where the day is in the future in Lusaka, or too far back
 */
export function requireRecentDay(day: string, before?: unknown): void {
  if (day === before) return
  const reason = whyNotThisDay(day, todayInLusaka())
  if (reason)
    throw new Problem(422, 'invalid', 'Please check what you entered.', { fields: { day: reason } })
}
