import { asProblem } from '#web/accounts/auth-failure.ts'
import { keptSignUp, sendSignUp } from '#web/accounts/sign-up/kept-sign-up.ts'

/**
 * The address that this tab has signed up with, where another one is asked for: the form would be sent
 * again with it, so the person is asked whether they are the same.
 *
 * @param mailed the address that the page before passed on: without one, the user of this page need
 * not be the person who signed up in this tab
 */
export function correctedFrom(mailed: string | undefined, email: string): string | undefined {
  const signedUp = mailed ? keptSignUp()?.email : undefined
  return signedUp === email ? undefined : signedUp
}

/**
 * Signs up once more with a corrected address. Every address gets one email and the same answer, so
 * that nothing says which ones have an account.
 *
 * @param from the address that the person was asked about
 * @returns false where the form of that address is not there any more
 * @throws ProblemError with the server's message
 */
export async function correctAddress(
  from: string,
  email: string,
  next: string | null,
): Promise<boolean> {
  const form = keptSignUp()
  if (form?.email !== from) return false
  const { error } = await sendSignUp({ ...form, email }, next)
  if (error) throw asProblem(error)
  return true
}
