import { includesSupport } from '#domain/membership/benefits.ts'
import { plans } from '#domain/membership/plans.ts'
import { maxMessages, maxWaiting, reopenDays } from '#domain/support/limits.ts'
import { Problem } from '#server/platform/problem.ts'

const named = new Intl.ListFormat('en-GB').format(
  plans.filter(({ key }) => includesSupport([key])).map(({ name }) => name),
)

/** @throws Problem 403 where no plan of the person includes priority support */
export function requireIncluded(isIncluded: boolean): void {
  if (!isIncluded) throw new Problem(403, 'plan_needed', `Priority support is part of ${named}.`)
}

/** @throws Problem 409 where as many questions of a person wait as may */
export function requireFewWaiting(count: number): void {
  if (count >= maxWaiting)
    throw new Problem(
      409,
      'too_many_waiting',
      `${maxWaiting} of your questions wait for an answer. Close one, or write in one of them.`,
    )
}

/** @throws Problem 409 where a thread is as long as it may be */
export function requireShortThread(count: number): void {
  if (count >= maxMessages)
    throw new Problem(409, 'too_long', 'This question is very long. Please ask a new one.')
}

/** @throws Problem 409 where a question was closed too long ago */
export function requireWritable(isWritable: unknown): void {
  if (!isWritable)
    throw new Problem(
      409,
      'closed',
      `This question was closed more than ${reopenDays} days ago. Please ask a new one.`,
    )
}

/** @throws Problem 409 where the caller has another question, which they answer or release first */
export function requireOneClaim(hasOther: boolean): void {
  if (hasOther)
    throw new Problem(
      409,
      'one_at_a_time',
      'You have another question. Answer it or release it first.',
    )
}

/** @throws Problem 409 where a question was answered in other words */
export function requireSameAnswer(isSame: boolean): void {
  if (!isSame)
    throw new Problem(409, 'conflict', 'This question was answered already. Load the page again.')
}
