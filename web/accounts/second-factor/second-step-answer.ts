import type { AuthError } from '@supabase/auth-js'

import { asProblem } from '#web/accounts/auth-failure.ts'
import type { Auth } from '#web/platform/signed-in/auth/auth.ts'

const wrongCode = 'mfa_verification_failed'

/** Messages of rejections that are not about the code itself. */
const messages: Record<string, string> = {
  over_request_rate_limit:
    'There were too many wrong codes. Wait 15 minutes, or use a recovery code.',
  mfa_recovery_codes_locked: 'There were too many wrong codes. Wait 15 minutes and try again.',
  mfa_factor_not_found: 'This account has no recovery codes. Use the code of your app.',
  session_not_found: 'This login has ended. Please log in again.',
}

/**
 * Why a second step was rejected, as its form shows it; undefined where it was not. A code whose
 * answer was lost may have been accepted: then the retry is rejected, and the session shows the
 * higher level.
 *
 * @param words the message for a wrong code, at its field
 */
export async function secondStepFailure(
  auth: Auth,
  error: AuthError | null,
  words: string,
): Promise<Error | undefined> {
  if (!error) return undefined
  if (error.code !== wrongCode) {
    const message = messages[error.code ?? '']
    if (message !== undefined) error.message = message
    return asProblem(error)
  }
  return (await hasRisen(auth)) ? undefined : asProblem(error, { code: words })
}

async function hasRisen(auth: Auth): Promise<boolean> {
  const { data } = await auth.refreshSession()
  if (!data.session) return false
  const level = await auth.mfa.getAuthenticatorAssuranceLevel()
  return level.data?.currentLevel === 'aal2'
}
