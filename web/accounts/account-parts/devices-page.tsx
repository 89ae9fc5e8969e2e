import { AccountPart } from '#web/accounts/own-account/account-part.tsx'
import { SessionsPanel } from '#web/accounts/own-account/sessions-panel.tsx'

/** The sessions of the account. */
export function DevicesPage() {
  return (
    <AccountPart title="Where you are logged in">
      <SessionsPanel />
    </AccountPart>
  )
}
