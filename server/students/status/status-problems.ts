import { Problem } from '#server/platform/problem.ts'

/**
 * @param paid the client's active membership of a plan that was paid
 * @throws Problem 409 where there is one
 */
export function requireNoPaidPlan(paid: object | undefined): void {
  if (paid)
    throw new Problem(409, 'paid_plan', 'Your paid plan is active. Apply when it has ended.')
}
