import type { UndeliveredEmail } from '#domain/admin/undelivered-email.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

type Listed = Pick<UndeliveredEmail, 'status'>

/** @throws Problem 404 where the email is not in the list, 409 where it has expired */
export function requireSendable<Row extends Listed>(row: Row | undefined): asserts row {
  requireFound(row)
  if (row.status === 'expired')
    throw new Problem(
      409,
      'conflict',
      'This email has expired, and its text is deleted. Ask for a new one.',
    )
}

/** @throws Problem 409 where the email could not be queued again, because it is being sent */
export function requireQueued(isQueued: boolean): void {
  if (!isQueued)
    throw new Problem(409, 'conflict', 'This email is being sent now. Look again in a minute.')
}
