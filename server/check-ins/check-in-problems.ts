import { includesCheckIn } from '#domain/membership/benefits.ts'
import { plans } from '#domain/membership/plans.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

const named = new Intl.ListFormat('en-GB').format(
  plans.filter(({ key }) => includesCheckIn([key])).map(({ name }) => name),
)

/** @throws Problem 403 where no plan of the person includes the check-in */
export function requireIncluded(isIncluded: boolean): void {
  if (!isIncluded)
    throw new Problem(403, 'plan_needed', `The monthly check-in is part of ${named}.`)
}

/** @throws Problem 409 where another check-in of this month was sent */
export function requireFirstOfMonth(other: object | undefined): void {
  if (other)
    throw new Problem(409, 'already_sent', 'You have sent the check-in of this month already.')
}

/** @throws Problem 404 where the caller has not claimed it, 409 where it was answered in other words */
export function requireAnswered<Row extends { result: string }>(
  answered: Row | undefined,
): asserts answered is Row {
  requireFound(answered)
  if (answered.result === 'conflict')
    throw new Problem(409, 'conflict', 'This check-in was answered already. Load the page again.')
}
