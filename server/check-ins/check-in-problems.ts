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

interface Claim {
  result: string
  person_id: string | null
  holder_name: string | null
}

/**
 * @param claim what the database has done; undefined where there is no such check-in
 * @returns whose check-in the caller has now
 * @throws Problem 404 where there is none, 409 where a colleague has it or it is answered
 */
export function requireClaim(claim: Claim | undefined): string {
  requireFound(claim)
  if (claim.result === 'taken')
    throw new Problem(
      409,
      'taken',
      `${claim.holder_name || 'A colleague'} has this check-in already.`,
    )
  if (claim.person_id === null)
    throw new Problem(409, 'ended', 'This check-in is answered already.')
  return claim.person_id
}

/** @throws Problem 404 where the caller has not claimed it, 409 where it was answered in other words */
export function requireAnswered<Row extends { result: string }>(
  answered: Row | undefined,
): asserts answered is Row {
  requireFound(answered)
  if (answered.result === 'conflict')
    throw new Problem(409, 'conflict', 'This check-in was answered already. Load the page again.')
}
