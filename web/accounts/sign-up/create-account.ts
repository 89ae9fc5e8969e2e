import type { AuthError } from '@supabase/auth-js'

import type { SignUpForm } from '#domain/accounts/accounts.ts'
import { asProblem, messageOf } from '#web/accounts/auth-failure.ts'
import { fetchCodeStep } from '#web/accounts/sign-up/fetch-code-step.ts'
import { sendSignUp } from '#web/accounts/sign-up/kept-sign-up.ts'
import { rejectedFields } from '#web/accounts/sign-up/rejected-fields.ts'
import { signUpTexts } from '#web/accounts/texts.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'

/**
 * Sends the form of the sign-up, with the notices of the specification.
 *
 * @throws ProblemError with the fields that the server named
 */
export async function createAccount(form: SignUpForm, next: string | null) {
  // There before it is needed, should the connection be lost.
  fetchCodeStep().catch(() => undefined)
  const { error, isConfirmed } = await sendSignUp(form, next)
  if (error) throw describeAuthFailure(error)
  toast(signUpTexts.success)
  return { isConfirmed }
}

function describeAuthFailure(error: AuthError): Error {
  if (error.code === 'weak_password') return asProblem(error, { password: messageOf(error) })
  if (error.code === 'signup_disabled') {
    toast({ ...signUpTexts.closed, kind: 'destructive' })
    const message = signUpTexts.closed.text
    return new ProblemError({ code: error.code, message, status: error.status ?? 422 })
  }
  const isTaken = error.message.includes('User already registered')
  const fields = rejectedFields(error.message)
  const text = Object.values(fields).join(' ') || messageOf(error)
  const notice = isTaken ? signUpTexts.taken : { ...signUpTexts.failed, text }
  toast({ ...notice, kind: 'destructive' })
  if (!isTaken) return asProblem(error, fields)
  return new ProblemError({
    code: error.code ?? 'user_already_exists',
    message: signUpTexts.taken.text,
    status: error.status ?? 422,
    fields: { email: signUpTexts.taken.text },
  })
}
