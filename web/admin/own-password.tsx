import { PasswordField } from '#web/ui/forms/password-field.tsx'

/** The field of each form that gives rights or takes them. */
export const OwnPassword = () => (
  <PasswordField name="password" label="Your password" hint="To be sure that it is you." />
)
