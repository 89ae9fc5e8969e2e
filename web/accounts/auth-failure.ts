import type { AuthError } from '@supabase/auth-js'

import { brand } from '#domain/brand.ts'
import { fallback } from '#web/accounts/texts.ts'
import { describeFailure, ProblemError } from '#web/ui/problem.ts'

const suspended = `This account is suspended, so you cannot log in. Call ${brand.phone} or write to ${brand.email}. We tell you why, and what you can do.`

/** What auth-js says went wrong, in words for a person; never empty and never JSON. */
export function messageOf(error: AuthError): string {
  if (error.code === 'user_banned') return suspended
  // "Failed to fetch" is what the browser says of a missing connection.
  if (isOffline(error)) return describeFailure(new TypeError())
  // What is no answer of our server, such as a page of a network's login, is read as JSON in vain.
  const isReadable =
    error.name !== 'AuthUnknownError' && error.message && !error.message.startsWith('{')
  return isReadable ? error.message : fallback
}

const isOffline = ({ name, status }: AuthError) => name === 'AuthRetryableFetchError' && !status

/** An error of auth-js as the forms expect it: a refusal, or a line that is down. */
export function asProblem(error: AuthError, fields?: Record<string, string>): Error {
  if (isOffline(error)) return new TypeError(error.message)
  return new ProblemError({
    code: error.code ?? 'unexpected',
    message: messageOf(error),
    status: error.status ?? 0,
    fields,
  })
}
