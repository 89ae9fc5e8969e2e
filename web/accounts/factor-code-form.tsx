import type { ReactNode } from 'react'

import { asProblem } from '#web/accounts/auth-failure.ts'
import type { CodeForm } from '#web/accounts/schemas.ts'
import { loadAuth } from '#web/app/signed-in/auth.ts'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'

interface FactorCodeFormProps {
  factor_id: string
  submitLabel: string
  busyLabel: string
  onVerified: () => void
  actions?: ReactNode
}

/** The code of an authenticator app, checked by the server. */
export function FactorCodeForm({ factor_id, onVerified, ...form }: FactorCodeFormProps) {
  async function verify({ code }: CodeForm) {
    const auth = await loadAuth()
    const { error } = await auth.mfa.challengeAndVerify({ factorId: factor_id, code })
    if (!error) return onVerified()
    const isWrongCode = error.code === 'mfa_verification_failed'
    throw asProblem(
      error,
      isWrongCode
        ? { code: 'That code is not right. Wait for the next one and try again.' }
        : undefined,
    )
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

/** One field for six digits; a phone offers the numeric keypad and the code of a message. */
export function CodeField({ label = 'Six-digit code' }: { label?: string }) {
  return (
    <TextField
      name="code"
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
    />
  )
}
