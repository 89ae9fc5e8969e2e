import { asProblem, messageOf } from '#web/accounts/auth-failure.ts'
import { dropSignUp } from '#web/accounts/sign-up/kept-sign-up.ts'
import { clearProof, confirmPageOf, hasProof } from '#web/accounts/sign-up/own-browser.ts'
import { dropSession, holdSession, keepSession } from '#web/platform/signed-in/auth/auth.ts'
import { readStoredSession } from '#web/platform/calls/session.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'

/** What is true after an emailed link or code was accepted. */
export interface Confirmation {
  /** The first of the two links of a changed address. */
  isWaitingForOther: boolean
  isSignedIn: boolean
}

/** What an email contains: a link, or a code that goes with its address. */
type MailedToken =
  | { type: 'signup' | 'email_change'; token_hash: string }
  | { type: 'signup' | 'email_change'; email: string; token: string }

/**
 * Redeems an emailed link or code. A code that is typed in the browser that signed up logs in. For all
 * else the session that the server returns is ended at once: a person who opens an email sent to a
 * mistyped address must not be logged in to another user's account. A user who is signed in here stays
 * signed in, and sees the new address.
 *
 * @param password for an address that another browser signed up with
 * @throws ProblemError with the server's message, `password_needed` where a password must be
 * chosen; TypeError when offline
 */
export async function redeem(token: MailedToken, password?: string): Promise<Confirmation> {
  const isOwnSignUp =
    token.type === 'signup' && 'token' in token && password === undefined && hasProof()
  const auth = await holdSession()
  try {
    const options = { redirectTo: confirmPageOf() }
    const chosen = password === undefined ? {} : { password }
    const { data, error } = await auth.verifyOtp({ ...token, ...chosen, options })
    if (error?.code === 'weak_password') throw asProblem(error, { password: messageOf(error) })
    if (error) throw asProblem(error)
    if (token.type === 'signup') {
      clearProof()
      dropSignUp()
    }
    if (data.session && isOwnSignUp && readStoredSession() === null) {
      keepSession(false)
      return { isWaitingForOther: false, isSignedIn: true }
    }
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

/** True where the server requires a password before it confirms. */
export function isPasswordNeeded(failure: unknown): boolean {
  return failure instanceof ProblemError && failure.code === 'password_needed'
}
