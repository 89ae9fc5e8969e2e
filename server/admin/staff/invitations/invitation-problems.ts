import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 409 naming `email` */
export function rejectTakenAddress(): never {
  const message =
    'This address has an account already. Look for it under Accounts, and give it the role there.'
  throw new Problem(409, 'address_taken', message, { fields: { email: message } })
}

/**
 * @param wait seconds until another email may be sent to the address
 * @throws Problem 429
 */
export function rejectRepeated(wait: number): void {
  if (wait > 0)
    throw new Problem(
      429,
      'too_many_requests',
      'This invitation was sent often. Try again later.',
      {
        retryAfter: wait,
      },
    )
}
