import { type ReactNode, useState } from 'react'

import { PasswordChecklist } from '#web/accounts/password-checklist.tsx'
import { PasswordField } from '#web/ui/forms/fields.tsx'

/** A field for a new password, with the live checklist of its rules. */
export function NewPasswordField({
  label = 'Password',
  hint,
}: {
  label?: string
  hint?: ReactNode
}) {
  const [password, setPassword] = useState('')
  return (
    <div className="grid gap-3">
      <PasswordField
        name="password"
        label={label}
        hint={hint}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordChecklist password={password} />
    </div>
  )
}
