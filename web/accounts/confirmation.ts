import type { VerifyOtpParams } from '@supabase/auth-js'

import { asProblem } from '#web/accounts/auth-failure.ts'
import { dropSession, holdSession } from '#web/app/signed-in/auth.ts'
import { readStoredSession } from '#web/app/session.ts'

/** What is true after a mailed link or code was taken. */
export interface Confirmation {
  /** The first of the two links of a changed address. */
  isWaitingForOther: boolean
  isSignedIn: boolean
}

/**
 * Redeems a mailed link or code. It comes with a session, which is ended at once: whoever opens a mail
 * that was sent to a mistyped address must not find themselves in somebody's account. Whoever is signed
 * in here stays so, and sees the new address.
 *
 * @throws ProblemError with the server's words, or TypeError without a line
 */
export async function redeem(token: VerifyOtpParams): Promise<Confirmation> {
  const auth = await holdSession()
  try {
    const { data, error } = await auth.verifyOtp(token)
    if (error) throw asProblem(error)
    if (data.session) await auth.signOut({ scope: 'local' })
    dropSession()
    const isSignedIn = readStoredSession() !== null
    if (isSignedIn) await auth.refreshSession()
    return { isWaitingForOther: !data.session, isSignedIn }
  } finally {
    dropSession()
  }
}
