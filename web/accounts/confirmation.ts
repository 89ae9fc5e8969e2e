import { asProblem, messageOf } from '#web/accounts/auth-failure.ts'
import { confirmPageOf, forgetProof } from '#web/accounts/own-browser.ts'
import { dropSession, holdSession } from '#web/app/signed-in/auth.ts'
import { readStoredSession } from '#web/app/session.ts'
import { ProblemError } from '#web/ui/problem.ts'

/** What is true after a mailed link or code was taken. */
export interface Confirmation {
  /** The first of the two links of a changed address. */
  isWaitingForOther: boolean
  isSignedIn: boolean
}

/** What a mail holds: a link, or a code that goes with its address. */
type MailedToken =
  | { type: 'signup' | 'email_change'; token_hash: string }
  | { type: 'signup' | 'email_change'; email: string; token: string }

/**
 * Redeems a mailed link or code. It comes with a session, which is ended at once: whoever opens a mail
 * that was sent to a mistyped address must not find themselves in somebody's account. Whoever is signed
 * in here stays so, and sees the new address.
 *
 * @param password for an address that another browser signed up with
 * @throws ProblemError with the server's words, `password_needed` where a password must be chosen;
 *   TypeError without a line
 */
export async function redeem(token: MailedToken, password?: string): Promise<Confirmation> {
  const auth = await holdSession()
  try {
    const options = { redirectTo: confirmPageOf() }
    const chosen = password === undefined ? {} : { password }
    const { data, error } = await auth.verifyOtp({ ...token, ...chosen, options })
    if (error?.code === 'weak_password') throw asProblem(error, { password: messageOf(error) })
    if (error) throw asProblem(error)
    if (token.type === 'signup') forgetProof()
    if (data.session) await auth.signOut({ scope: 'local' })
    dropSession()
    const isSignedIn = readStoredSession() !== null
    if (isSignedIn) await auth.refreshSession()
    return { isWaitingForOther: !data.session, isSignedIn }
  } finally {
    dropSession()
  }
}

/** True where this very link has confirmed the address before. */
export function isConfirmedAlready(failure: unknown): boolean {
  return failure instanceof ProblemError && failure.code === 'email_already_confirmed'
}

/** True where the server asks for a password before it confirms. */
export function isPasswordNeeded(failure: unknown): boolean {
  return failure instanceof ProblemError && failure.code === 'password_needed'
}
