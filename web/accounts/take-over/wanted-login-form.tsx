import { useState } from 'react'
import type { WantedLogin } from '#domain/registrations/take-over.ts'
import { NewPasswordField } from '#web/accounts/new-password-field.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { EmailField } from '#web/ui/forms/email-field.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { wishLogin } from './take-over-calls.ts'

const loadGuardian = loadOnce(
  async () => (await import('#web/accounts/ages/age-notes.tsx')).GuardianFields,
)

/** The code of the clinic, what the clinic has of the person, and the login that they want. */
export function WantedLoginForm({ onSent }: { onSent: (wanted: WantedLogin) => void }) {
  const [isMinor, setMinor] = useState(false)
  return (
    <Form
      schema={async () => (await import('#domain/registrations/take-over.ts')).wantedLogin}
      submitLabel="Send me a code by email"
      busyLabel="Sending..."
      onSubmit={async (wanted) => {
        try {
          await wishLogin(wanted)
        } catch (error) {
          if (error instanceof ProblemError && 'guardian_name' in error.fields) setMinor(true)
          throw error
        }
        onSent(wanted)
      }}
    >
      <TextField
        name="code"
        label="Code from us"
        hint="10 letters and numbers, for example 7QK4M-ZB2XA."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <TextField
        name="reach"
        label="Phone number or email"
        hint="The one that you gave us when you came. It can be the number of a relative."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
      />
      <EmailField
        name="email"
        label="Email"
        hint="You will log in with it. We send a code there now."
        autoComplete="username"
      />
      <NewPasswordField />
      {isMinor ? <Lazy load={loadGuardian} props={{}} fallback={<Skeleton lines={3} />} /> : null}
    </Form>
  )
}
