import { type ReactNode, useState } from 'react'

import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { passwordRules } from '#domain/accounts/password-rules.ts'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

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

/** The five rules, each ticked as soon as the typed password meets it. */
function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul aria-label="Password rules" className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {passwordRules.map((rule) => {
        const isMet = rule.isMet(password)
        return (
          <li
            key={rule.key}
            className={`flex items-center gap-2 ${isMet ? 'font-medium text-ok' : 'text-muted'}`}
          >
            <Icon name={isMet ? 'check' : 'minus'} />
            {rule.label}
            <VisuallyHidden>{isMet ? ', done' : ', not yet'}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
