import { AuthProblem } from '#server/platform/http/auth-problem.ts'

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
