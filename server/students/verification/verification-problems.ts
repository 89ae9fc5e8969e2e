import { Problem } from '#server/platform/problem.ts'

/**
 * Requires that a student has a reason to send a document.
 *
 * @param is_due whether their status ends soon, so that it may be renewed
 * @throws Problem 409 while a document is pending, and for a verified student
 */
export function requireDocumentNeeded({
  verification_status,
  is_due,
}: {
  verification_status: string
  is_due: boolean
}): void {
  if (verification_status === 'pending')
    throw new Problem(
      409,
      'verification_waiting',
      'You have sent a document already. It is being checked.',
    )
  if (verification_status === 'verified' && !is_due)
    throw new Problem(409, 'verified', 'You are verified already. There is nothing to send.')
}
