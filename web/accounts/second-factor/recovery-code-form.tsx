import type { ReactNode } from 'react'

import type { RecoveryCodeForm as Values } from '#web/accounts/schemas.ts'
import { secondStepFailure } from '#web/accounts/second-factor/second-step-answer.ts'
import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'

interface RecoveryCodeFormProps {
  submitLabel: string
  busyLabel: string
  onVerified: () => void
  actions: ReactNode
}

/** One of the recovery codes on paper, instead of the code of an app. */
export function RecoveryCodeForm({ onVerified, ...form }: RecoveryCodeFormProps) {
  async function verify({ code }: Values) {
    const auth = await loadAuth()
    const { error } = await auth.mfa.recoveryCodes.verify({ code })
    const words = 'That code is not right, or it was used before. Try another one.'
    const failure = await secondStepFailure(auth, error, words)
    if (failure) throw failure
    onVerified()
  }
  return (
    <Form
      {...form}
      schema={async () => (await import('#web/accounts/schemas.ts')).recoveryCodeForm}
      onSubmit={verify}
    >
      <TextField
        name="code"
        label="Recovery code"
        hint="For example k4m9-x7qp-2ab8-ht3z. Each code works once."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
    </Form>
  )
}
