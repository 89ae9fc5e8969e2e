import { PasswordField } from '#web/ui/forms/password-field.tsx'

/**
 * The field of each form that gives rights, takes them or erases a record. A browser fills `current-password` by itself,
 * also for who sits at a computer that was left open (docs/decisions/135-clinic-repairs.md).
 */
export const OwnPassword = () => (
  <PasswordField
    name="password"
    label="Your password"
    hint="To be sure that it is you: type it, it is not filled in."
    autoComplete="new-password"
  />
)
