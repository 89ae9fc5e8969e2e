import { useState } from 'react'

import { asProblem } from '#web/accounts/auth-failure.ts'
import { useMailState } from '#web/accounts/check-mail-notice.tsx'
import { type Confirmation, isPasswordNeeded, redeem } from '#web/accounts/confirmation.ts'
import { CodeField } from '#web/accounts/code-field.tsx'
import { NewPasswordField } from '#web/accounts/new-password-field.tsx'
import type { EmailAndCodeForm, EmailForm } from '#web/accounts/schemas.ts'
import { loadAuth } from '#web/app/signed-in/auth.ts'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { Section } from '#web/ui/page.tsx'
import { ProblemError } from '#web/ui/problem.ts'

/** The code of the mail with the address it went to; and the mail once more. */
export function ConfirmCodeForms({ onConfirmed }: { onConfirmed: (done: Confirmation) => void }) {
  const { email = '' } = useMailState()
  const [sentTo, setSentTo] = useState('')
  const [isStranger, setStranger] = useState(false)

  async function confirm(values: EmailAndCodeForm & { password?: string }) {
    const { email, code, password } = values
    try {
      onConfirmed(await redeem({ email, token: code, type: 'signup' }, password))
    } catch (failure) {
      if (isPasswordNeeded(failure)) return setStranger(true)
      throw inWords(failure)
    }
  }

  async function resend({ email }: EmailForm) {
    const auth = await loadAuth()
    const { error } = await auth.resend({ type: 'signup', email })
    if (error) throw asProblem(error)
    setSentTo(email)
  }

  return (
    <>
      <Form
        key={`code ${email}`}
        schema={async () => {
          const schemas = await import('#web/accounts/schemas.ts')
          return isStranger ? schemas.emailCodeAndPasswordForm : schemas.emailAndCodeForm
        }}
        onSubmit={confirm}
        submitLabel="Confirm"
        busyLabel="Confirming..."
      >
        <EmailField defaultValue={email} />
        <CodeField />
        {isStranger ? (
          <div role="status" className="grid gap-3">
            <p>The account was made in another browser. Choose the password for it here.</p>
            <NewPasswordField hint="You will log in with it. A password chosen before no longer counts." />
          </div>
        ) : null}
      </Form>
      <Section title="No mail, or the code is too old?">
        <Form
          key={`mail ${email}`}
          schema={async () => (await import('#web/accounts/schemas.ts')).emailForm}
          onSubmit={resend}
          submitLabel="Send the mail again"
          busyLabel="Sending..."
        >
          <EmailField defaultValue={email} />
          <p role="status" className="empty:absolute">
            {sentTo ? `If ${sentTo} still waits to be confirmed, a new mail is on its way.` : ''}
          </p>
        </Form>
      </Section>
    </>
  )
}

function EmailField({ defaultValue }: { defaultValue: string }) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
    />
  )
}

function inWords(failure: unknown): unknown {
  if (!(failure instanceof ProblemError) || failure.code !== 'otp_expired') return failure
  return new ProblemError({
    code: failure.code,
    status: failure.status,
    message: failure.message,
    fields: { code: 'That code is not right, or too old. Check it, or have a new one sent.' },
  })
}
