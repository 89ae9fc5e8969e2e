import { useState } from 'react'

import { AccountFrame, StatusNotice } from '#web/accounts/account-frame.tsx'
import { asProblem } from '#web/accounts/auth-failure.ts'
import { useOnTheWay } from '#web/accounts/sign-in/next-place.ts'
import type { EmailForm } from '#web/accounts/schemas.ts'
import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Link } from '#web/ui/actions/link.tsx'

const drawing = {
  load: async () => (await import('#web/ui/drawings/keys.tsx')).Keys,
  props: { width: 280 },
}

/**
 * Requests the email with the link. The answer does not depend on the address (docs/specification.md,
 * "Forgotten password").
 */
export function ForgotPasswordPage() {
  const onTheWay = useOnTheWay()
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function askForLink({ email }: EmailForm) {
    const auth = await loadAuth()
    const { error } = await auth.resetPasswordForEmail(email, {
      redirectTo: location.origin + onTheWay('/reset-password'),
    })
    if (error) throw asProblem(error)
    setSentTo(email)
  }

  return (
    <AccountFrame
      title="Forgot password"
      lead="Enter your email address. We send you a link to choose a new password."
      drawing={drawing}
    >
      {sentTo === null ? null : (
        <div role="status">
          <StatusNotice title="Check your email">
            <p>
              If <strong className="wrap-anywhere">{sentTo}</strong> has an account here, an email
              with a link and a code is on its way. Both work for 15 minutes.
            </p>
            <p>
              <Link to={onTheWay('/reset-password')} state={{ email: sentTo }} className="link">
                Type the code of the email
              </Link>
            </p>
            <p>Nothing there? Look in the spam folder, or check the address and ask again.</p>
          </StatusNotice>
        </div>
      )}
      <Form
        schema={async () => (await import('#web/accounts/schemas.ts')).emailForm}
        onSubmit={askForLink}
        submitLabel="Send the link"
        busyLabel="Sending..."
      >
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
      <p>
        <Link to={onTheWay('/login')} className="link link-alone">
          Back to login
        </Link>
      </p>
    </AccountFrame>
  )
}
