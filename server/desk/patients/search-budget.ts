import { Problem } from '#server/platform/problem.ts'
import type { Budget } from '#server/platform/rate-limit.ts'

/** Searches of one member of the desk: many for a counter, too few to try out numbers. */
export const searches = {
  name: 'desk searches',
  points: 120,
  seconds: 60 * 60,
} as const satisfies Budget

/** @throws Problem 429 where the caller has searched too often */
export function requireSearchBudget(retryAfter: number): void {
  if (retryAfter > 0)
    throw new Problem(429, 'too_many', 'You searched very often. Please wait a while.', {
      retryAfter,
    })
}
