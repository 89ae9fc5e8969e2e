import { whyNotThisDay } from '#domain/diary/days.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 422 where the day is in the future in Lusaka, or too far back */
export function requireRecentDay(day: string): void {
  const reason = whyNotThisDay(day, todayInLusaka())
  if (reason)
    throw new Problem(422, 'invalid', 'Please check what you entered.', { fields: { day: reason } })
}
