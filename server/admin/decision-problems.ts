import type { NewDecision } from '#domain/practice/registration.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/**
 * Rejects the decision on what is not pending (any more).
 *
 * @param exists whether there is such a record, decided
 * @throws Problem 404 where there is none, 409 where it is decided already
 */
export function rejectDecision(exists: boolean): never {
  requireFound(exists)
  throw new Problem(409, 'conflict', 'This has been decided already, perhaps by a colleague.')
}

/**
 * @param expires_on the last day of the certificate, `YYYY-MM-DD`
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 * @throws Problem 422 for an approval of a certificate that has expired
 */
export function requireValidCertificate(
  decision: NewDecision['decision'],
  expires_on: string,
  today: string,
): void {
  if (decision !== 'approved' || expires_on >= today) return
  const message = 'This certificate has expired. Reject it, so that they send the current one.'
  throw new Problem(422, 'invalid', message, { fields: { decision: message } })
}
