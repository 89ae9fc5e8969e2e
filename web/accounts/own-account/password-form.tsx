import { useState } from 'react'

import { asProblem, messageOf } from '#web/accounts/auth-failure.ts'
import { CodeField } from '#web/accounts/code-field.tsx'
import { NewPasswordField } from '#web/accounts/new-password-field.tsx'
import type { PasswordChangeForm } from '#web/accounts/schemas.ts'
import { passwordChanged, signUpTexts } from '#web/accounts/texts.ts'
import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

/**
 * Changes the password and requires the current one: a phone left open is not enough. A user who
 * logged in long ago also proves their identity by an emailed code.
 */
export function PasswordForm() {
  const [needsCode, setNeedsCode] = useState(false)
  const [round, setRound] = useState(0)

  async function change(values: PasswordChangeForm & { code?: string }) {
    const auth = await loadAuth()
    const { current_password, password, code: nonce } = values
    const proof = nonce ? { current_password, nonce } : { current_password }
    const { error } = await auth.updateUser({ password, ...proof })
    if (error?.code === 'reauthentication_needed') {
      const asked = await auth.reauthenticate()
      if (asked.error) throw asProblem(asked.error)
      return setNeedsCode(true)
    }
    if (error?.code === 'current_password_invalid')
      throw asProblem(error, { current_password: 'This is not your password.' })
    if (error) throw asProblem(error, { [fieldOf(error.code)]: messageOf(error) })
    toast(passwordChanged)
    setNeedsCode(false)
    setRound(round + 1)
  }

  return (
    <Form
      key={round}
      schema={async () => {
        const schemas = await import('#web/accounts/schemas.ts')
        return needsCode ? schemas.passwordChangeAndCodeForm : schemas.passwordChangeForm
      }}
      onSubmit={change}
      onInvalid={(errors) => errors.password && toast({ ...signUpTexts.weak, kind: 'destructive' })}
      submitLabel="Change the password"
      busyLabel="Saving..."
    >
      <PasswordField name="current_password" label="Current password" />
      <p>
        <Link to="/forgot-password" className="link link-alone">
          Forgot Password?
        </Link>
      </p>
      <NewPasswordField
        label="New password"
        hint="You stay logged in here, and are logged out everywhere else."
      />
      {needsCode ? (
        <div role="status" className="grid gap-3">
          <p>You logged in a while ago. We mailed you a code, to be sure that it is you.</p>
          <CodeField label="Code from the email" />
        </div>
      ) : null}
    </Form>
  )
}

function fieldOf(code: string | undefined): 'code' | 'password' | '' {
  if (code === 'reauthentication_not_valid') return 'code'
  return code === 'weak_password' || code === 'same_password' ? 'password' : ''
}
