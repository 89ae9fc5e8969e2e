import { dayAfter, inLusaka, instantAt, lusakaClock } from '#domain/values/lusaka.ts'

/**
 * How long those who write plans take, as the pages promise it (docs/specification.md, "Plan requests").
 */
export const turnaround = '2-3 business days'
const maxBusinessDays = 3

/**
 * The day (`YYYY-MM-DD`, Lusaka) by which an answer usually comes to what was sent at an instant
 * (ISO 8601): three days further, Monday to Friday. Public holidays are not known here.
 */
export function usuallyBy(sent: string): string {
  let { day } = lusakaClock(sent)
  for (let left = maxBusinessDays; left > 0;) {
    day = dayAfter(day, 1)
    const { weekday } = inLusaka(instantAt(day))
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return day
}
