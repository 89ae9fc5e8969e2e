import { requireOwnId } from '#server/platform/insert-idempotent.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** Of `practice.enter_cover`; null where the actor may not. */
export type EnterResult = 'entered' | 'again' | 'conflict' | 'colleague' | 'over' | 'taken' | null

const invalid = (field: string, message: string) =>
  new Problem(422, 'invalid', message, { fields: { [field]: message } })

/** @throws Problem 404, 409 where the id is another's or the days are taken, 422 by the field that is wrong */
export function requireEntered(result: EnterResult): asserts result is 'entered' | 'again' {
  requireFound(result)
  requireOwnId(result !== 'conflict')
  if (result === 'colleague')
    throw invalid('colleague_id', 'Choose a colleague of the same profession who is in practice.')
  if (result === 'over') throw invalid('last_day', 'Choose a last day that is not over.')
  if (result === 'taken')
    throw new Problem(409, 'conflict', 'There is a cover for some of these days. End it first.')
}

/** Of `practice.step_cover`; null where the cover is not the actor's. */
export type CoverStepResult = 'done' | 'again' | 'closed' | null

/** @throws Problem 404, 409 where the cover has ended */
export function requireCoverStep(result: CoverStepResult): asserts result is 'done' | 'again' {
  requireFound(result)
  if (result === 'closed') throw new Problem(409, 'conflict', 'This cover has ended.')
}
