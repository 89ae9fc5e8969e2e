import { requireFound } from '#server/platform/require-found.ts'
import { requireOwnId } from '#server/platform/insert-idempotent.ts'
import { Problem } from '#server/platform/problem.ts'

/** Of `practice.discharge_patient`; null where the actor does not treat the patient. */
export type DischargeResult =
  | 'discharged'
  | 'again'
  | 'conflict'
  | 'alert'
  | 'referral'
  | 'ahead'
  | null

/**
 * @throws Problem 404 where the patient is not the actor's, 409 where the id is another's, a safety alert or
 *   a referral waits, or a visit ahead is not decided
 */
export function requireDischarged(
  result: DischargeResult,
): asserts result is 'discharged' | 'again' {
  requireFound(result)
  requireOwnId(result !== 'conflict')
  if (result === 'alert')
    throw new Problem(
      409,
      'open_alert',
      'A safety alert of this patient waits for you. Answer it first, with the next contact that you planned.',
    )
  if (result === 'referral')
    throw new Problem(
      409,
      'open_referral',
      'An urgent referral of this patient waits, or you accepted one. Wait for the visit, withdraw it or hand it back first.',
    )
  if (result === 'ahead')
    throw new Problem(
      409,
      'open_appointments',
      'A visit ahead is not in the list that you saw. Look at the list again, then discharge.',
    )
}

/**
 * A patient who was never seen comes back with a booking alone.
 *
 * @throws Problem 404 where the actor has not discharged them either, 409 where all visits were cancelled
 */
export function requireVisit(known: { is_patient: boolean; is_discharged: boolean }): void {
  requireFound(known.is_patient || known.is_discharged)
  if (!known.is_patient)
    throw new Problem(
      409,
      'no_visit',
      'All your visits with this patient were cancelled. They come back with their next booking.',
    )
}
