import { AccountPart } from '#web/accounts/own-account/account-part.tsx'
import { EmailForm } from '#web/accounts/own-account/email-form.tsx'

/** Changes the address that the user logs in with. */
export function EmailPage() {
  return (
    <AccountPart title="Email address">
      <EmailForm />
    </AccountPart>
  )
}
