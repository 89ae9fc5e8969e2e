import { AccountPart } from '#web/accounts/own-account/account-part.tsx'
import { MailsPanel } from '#web/accounts/own-account/mails-panel.tsx'

/** Which emails the user gets. */
export function EmailsPage() {
  return (
    <AccountPart title="Emails">
      <MailsPanel />
    </AccountPart>
  )
}
