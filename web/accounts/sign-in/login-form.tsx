import type { AuthError } from '@supabase/auth-js'
import { useState } from 'react'

import { asProblem, messageOf } from '#web/accounts/auth-failure.ts'
import { useOnTheWay } from '#web/accounts/sign-in/next-place.ts'
import type { LoginForm as LoginValues } from '#web/accounts/schemas.ts'
import { loginTexts } from '#web/accounts/texts.ts'
import { verifiedApp } from '#web/accounts/sign-in/verified-app.ts'
import { dropSession, holdSession } from '#web/platform/signed-in/auth/auth.ts'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { Link } from '#web/ui/actions/link.tsx'

/** A correct password for an account that also requires a second factor. */
export interface LoginOutcome {
  factor_id: string
  isOnDevice: boolean
}

interface LoginFormProps {
  onEntered: (isOnDevice: boolean) => void
  onFactorNeeded: (outcome: LoginOutcome) => Promise<void>
}

export function LoginForm({ onEntered, onFactorNeeded }: LoginFormProps) {
  const onTheWay = useOnTheWay()
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)

  async function logIn({ email, password, stays }: LoginValues) {
    setUnconfirmed(null)
    const auth = await holdSession()
    const { data, error } = await auth.signInWithPassword({ email, password })
    if (error) {
      dropSession()
      if (isUnconfirmed(error)) setUnconfirmed(email)
      throw describeAuthFailure(error)
    }
    const factor = verifiedApp(data.user)
    if (factor) await onFactorNeeded({ factor_id: factor.id, isOnDevice: stays })
    else onEntered(stays)
  }

  return (
    <>
      <Form
        schema={async () => (await import('#web/accounts/schemas.ts')).loginForm}
        onSubmit={logIn}
        submitLabel="Login"
        busyLabel={loginTexts.busy}
      >
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label="Password" />
        <p>
          <Link to={onTheWay('/forgot-password')} className="link link-alone">
            Forgot Password?
          </Link>
        </p>
        <CheckboxField
          name="stays"
          label="Keep me signed in on this device"
          hint="Leave this empty on a phone or computer that others use."
        />
      </Form>
      {unconfirmed === null ? null : (
        <p>
          <Link to={onTheWay('/confirm')} state={{ email: unconfirmed }} className="link">
            Enter the code from the email, or get a new one
          </Link>
        </p>
      )}
      <p>
        No account yet?{' '}
        <Link to={onTheWay('/signup')} className="link">
          Sign up
        </Link>
      </p>
    </>
  )
}

const isUnconfirmed = (error: AuthError) => error.message.includes('Email not confirmed')

/**
 * Shows the notice of a failed login (docs/specification.md, "Login") and returns the message for the
 * form.
 */
function describeAuthFailure(error: AuthError): Error {
  const known = isUnconfirmed(error)
    ? loginTexts.unconfirmed
    : error.message.includes('Invalid login credentials')
      ? loginTexts.wrong
      : null
  const notice = known ?? { ...loginTexts.failed, text: messageOf(error) }
  toast({ ...notice, kind: 'destructive' })
  if (!known) return asProblem(error)
  return new ProblemError({
    code: error.code ?? 'refused',
    message: known.text,
    status: error.status ?? 400,
  })
}
