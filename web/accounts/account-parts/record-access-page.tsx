import { AccountPart } from '#web/accounts/own-account/account-part.tsx'
import { RecordAccessPanel } from '#web/accounts/permissions/record-access-panel.tsx'

/** Who has read the user’s health record. */
export function RecordAccessPage() {
  return (
    <AccountPart title="Who opened my record">
      <RecordAccessPanel />
    </AccountPart>
  )
}
