import { EmailField } from '#web/ui/forms/email-field.tsx'
import { useState } from 'react'

import { StatusNotice } from '#web/accounts/account-frame.tsx'
import { asProblem, messageOf } from '#web/accounts/auth-failure.ts'
import type { EmailForm as EmailValues } from '#web/accounts/schemas.ts'
import { accountTexts } from '#web/accounts/account-texts.ts'
import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

/** Requests another address; it takes effect once the old and the new one are confirmed. */
export function EmailForm() {
  const [asked, setAsked] = useState('')

  async function change({ email }: EmailValues) {
    const auth = await loadAuth()
    const { error } = await auth.updateUser(
      { email },
      { emailRedirectTo: `${location.origin}/confirm` },
    )
    if (error)
      throw asProblem(error, error.code === 'email_exists' ? { email: messageOf(error) } : {})
    toast(accountTexts.emailAsked)
    setAsked(email)
  }

  return (
    <div className="grid gap-6">
      {asked ? (
        <StatusNotice title={accountTexts.emailAsked.title}>
          <p>
            {accountTexts.emailAsked.text} Until then you log in with the address you have now. The
            new one would be <strong className="wrap-anywhere">{asked}</strong>.
          </p>
        </StatusNotice>
      ) : null}
      <Form
        schema={async () => (await import('#web/accounts/schemas.ts')).emailForm}
        onSubmit={change}
        submitLabel="Change the address"
        busyLabel="Sending..."
        resetOnSuccess
      >
        <EmailField name="email" label="New email address" autoComplete="email" />
      </Form>
    </div>
  )
}
