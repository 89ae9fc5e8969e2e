import type { AuthError } from '@supabase/auth-js'

import { brand } from '#domain/values/brand.ts'
import { fallback } from '#web/accounts/texts.ts'
import { ConnectionError, describeFailure, ProblemError } from '#web/platform/calls/problem.ts'

const suspended = `This account is suspended, so you cannot log in. Call ${brand.phone} or write to ${brand.email}. We tell you why, and what you can do.`

/** The message for the user about an auth-js error; never empty and never JSON. */
export function messageOf(error: AuthError): string {
  if (error.code === 'user_banned') return suspended
  // "Failed to fetch" is the browser's message for a missing connection.
  if (isOffline(error)) return describeFailure(new ConnectionError())
  // An answer that is not from our server, such as a network's login page, cannot be parsed as
  // JSON.
  const isReadable =
    error.name !== 'AuthUnknownError' && error.message && !error.message.startsWith('{')
  return isReadable ? error.message : fallback
}

const isOffline = ({ name, status }: AuthError) => name === 'AuthRetryableFetchError' && !status

/** An error of auth-js as the forms expect it: a rejection, or a lost connection. */
export function asProblem(error: AuthError, fields?: Record<string, string>): Error {
  if (isOffline(error)) return new ConnectionError(error.message)
  return new ProblemError({
    code: error.code ?? 'unexpected',
    message: messageOf(error),
    status: error.status ?? 0,
    fields,
  })
}
