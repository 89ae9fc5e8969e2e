import { AuthProblem } from '#server/platform/http/auth-problem.ts'

/**
 * Phones are no way to sign in here. Where the contract looks at the number first, a malformed one is
 * named as such.
 *
 * @throws AuthProblem 400 in the contract's words
 */
export function rejectMalformedPhone(phone: string | undefined): void {
  if (!phone) return
  const digits = phone.replace(/^\+/, '').replaceAll(' ', '')
  if (/^[1-9]\d{1,14}$/.test(digits)) return
  throw new AuthProblem(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
}

export const emailExists = () =>
  new AuthProblem(422, 'email_exists', 'A user with this email address has already been registered')

/**
 * @param email that a user wished for
 * @param isTaken whether another user has it
 * @throws AuthProblem 422 `email_exists` where it is taken or no longer wished for
 */
export function requireFreeAddress(email: string | null, isTaken: boolean): asserts email {
  if (!email || isTaken) throw emailExists()
}
