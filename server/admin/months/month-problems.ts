import { Problem } from '#server/platform/problem.ts'

/**
 * @param month `YYYY-MM`
 * @param today `YYYY-MM-DD`, in Lusaka
 * @throws Problem 422 where a month is not over
 */
export function requireOverMonth(month: string, today: string): void {
  if (month >= today.slice(0, 7))
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { month: 'A month can be closed once it is over.' },
    })
}

/** @throws Problem 409 where a month is in another state than the one that was seen, or has that state already */
export function requireSeenMonth(stored: number, seen: number, closes: boolean): void {
  const isClosed = stored % 2 === 1
  if (stored !== seen || isClosed === closes)
    throw new Problem(
      409,
      'stale_month',
      isClosed ? 'This month is closed already.' : 'This month is open already.',
    )
}
