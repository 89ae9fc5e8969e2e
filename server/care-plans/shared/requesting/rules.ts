import { weightLossStopped } from '#domain/care-plans/shared/weight-loss.ts'
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

export const planBeingWritten = () =>
  new Problem(409, 'conflict', 'Your plan is being written. Please wait until it is here.')

/** @param field the goal in the body, to be named */
export const weightLossRejected = (field: string) =>
  new Problem(422, 'invalid', 'Please check what you entered.', {
    fields: { [field]: weightLossStopped },
  })
