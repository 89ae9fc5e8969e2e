import type { ReactNode } from 'react'

import type { CodeForm } from '#web/accounts/schemas.ts'
import { CodeField } from '#web/accounts/code-field.tsx'
import { secondStepFailure } from '#web/accounts/second-factor/second-step-answer.ts'
import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import { Form } from '#web/ui/forms/form.tsx'

interface FactorCodeFormProps {
  factor_id: string
  submitLabel: string
  busyLabel: string
  onVerified: () => Promise<void> | void
  actions?: ReactNode
}

/** The code of an authenticator app, checked by the server. */
export function FactorCodeForm({ factor_id, onVerified, ...form }: FactorCodeFormProps) {
  async function verify({ code }: CodeForm) {
    const auth = await loadAuth()
    const { error } = await auth.mfa.challengeAndVerify({ factorId: factor_id, code })
    const words = 'That code is not right. Wait for the next one and try again.'
    const failure = await secondStepFailure(auth, error, words)
    if (failure) throw failure
    await onVerified()
  }
  return (
    <Form
      schema={async () => (await import('#web/accounts/schemas.ts')).codeForm}
      onSubmit={verify}
      {...form}
    >
      <CodeField />
    </Form>
  )
}
