import { AccountPart } from '#web/accounts/own-account/account-part.tsx'
import { PasswordForm } from '#web/accounts/own-account/password-form.tsx'

/** Changes the password of the account. */
export function PasswordPage() {
  return (
    <AccountPart title="Password">
      <PasswordForm />
    </AccountPart>
  )
}
