import { requireOwnId } from '#server/platform/insert-idempotent.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** Of `practice.refer_patient`; null where the actor does not treat the patient. */
export type ReferralResult =
  | 'referred'
  | 'again'
  | 'conflict'
  | 'colleague'
  | 'no_login'
  | 'ask'
  | null

const invalid = (field: string, message: string) =>
  new Problem(422, 'invalid', message, { fields: { [field]: message } })

/** @throws Problem 404, 409 where the id is another's, 422 where no such colleague is in practice, or the patient has no login */
export function requireReferred(result: ReferralResult): asserts result is 'referred' | 'again' {
  requireFound(result)
  requireOwnId(result !== 'conflict')
  if (result === 'colleague')
    throw invalid('recipient_id', 'Choose a colleague who is in practice.')
  if (result === 'no_login')
    throw invalid('agreed', 'They have no login yet. Ask them at the clinic or by phone.')
  if (result === 'ask')
    throw invalid('agreed', 'Ask them in the app: you have no appointment with them yet.')
}

/** @throws Problem 422 where neither or both of a colleague and another place are named */
export function requireOneReader(recipient_id: string | null, outside: string | null): void {
  if ((recipient_id === null) === (outside === null))
    throw invalid('recipient_id', 'Choose a colleague, or write another place.')
}

/** Of `practice.step_referral`; null where the referral is not the actor's. */
export type StepResult = 'done' | 'again' | 'closed' | null

/** @throws Problem 404, 409 where the step is not possible any more */
export function requireStep(result: StepResult): asserts result is 'done' | 'again' {
  requireFound(result)
  if (result === 'closed')
    throw new Problem(409, 'conflict', 'This referral has changed. Look at it again.')
}
