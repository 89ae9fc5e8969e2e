import { mayNotLoseWeight, weightLossStopped } from '#domain/care-plans/shared/weight-loss.ts'
import { yearsBetween } from '#domain/values/age.ts'
import { Problem } from '#server/platform/problem.ts'

/** Requests without a plan or with an open change, of one kind; the insert policies say the same. */
const maxOpen = 5

/** @throws Problem 409 where a person has the maximum of open requests */
export function requireCapacity(open: number): void {
  if (open < maxOpen) return
  throw new Problem(
    409,
    'conflict',
    `You have ${maxOpen} open requests. Please wait for a plan before you ask for another.`,
  )
}

/** @throws Problem 409 while the plan of a request is being written */
export function requireCompleted({ status }: { status: string }): void {
  if (status !== 'completed')
    throw new Problem(409, 'conflict', 'Your plan is being written. Please wait until it is here.')
}

/**
 * Rejects a goal of weight loss for a person under 18.
 *
 * @param date_of_birth `YYYY-MM-DD`; null where it is not known
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 * @param field the goal in the body, to be named
 * @throws Problem 422
 */
export function requireAdultForWeightLoss(
  date_of_birth: string | null,
  today: string,
  field: string,
): void {
  const age = date_of_birth === null ? null : yearsBetween(date_of_birth, today)
  if (mayNotLoseWeight({ age }))
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { [field]: weightLossStopped },
    })
}
