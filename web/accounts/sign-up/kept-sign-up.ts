import type { SignUpForm } from '#domain/accounts/accounts.ts'
import { confirmPageOf, keepProof, proofForSignUp } from '#web/accounts/sign-up/own-browser.ts'
import { readStoredSession, watchSession } from '#web/platform/calls/session.ts'
import { dropSession, holdSession } from '#web/platform/signed-in/auth/auth.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

/** Fetched at the first touch of a field, with the checks of the form. */
const signUpSchemas = loadOnce(() => import('#domain/accounts/accounts.ts'))

/**
 * The form that was sent, until its address is confirmed: in the memory of this tab alone, because a
 * password is in it. A mistyped address is corrected with it.
 */
let kept: SignUpForm | undefined

/**
 * Asks for an account, and keeps the form.
 *
 * @returns error of the contract, or whether the account needs no confirmation
 */
export async function sendSignUp(form: SignUpForm, next: string | null) {
  const { email, password } = form
  const [{ signUpData }, auth] = await Promise.all([signUpSchemas(), holdSession()])
  const proof = proofForSignUp()
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: signUpData(form), emailRedirectTo: confirmPageOf(proof, next) },
  })
  // Where no confirmation is required, the answer is a session; logging in is still the next step.
  if (data.session) await auth.signOut({ scope: 'local' })
  dropSession()
  if (!error && !data.session) {
    keepProof(proof)
    kept = form
    watchSession(dropForUser)
  }
  return { error, isConfirmed: data.session !== null }
}

/** The form of the sign-up in this tab that waits for its confirmation. */
export const keptSignUp = () => kept

/** Once the address is confirmed, or another person may be using this tab. */
export function dropSignUp() {
  kept = undefined
}

/** The user who logs in need not be the person who signed up. */
function dropForUser() {
  if (readStoredSession()) kept = undefined
}
