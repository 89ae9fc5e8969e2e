import { AccountPart, AccountSections } from '#web/accounts/own-account/account-part.tsx'
import { ErasePanel } from '#web/accounts/own-account/erase-panel.tsx'
import { ExportPanel } from '#web/accounts/own-account/export-panel.tsx'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { ConsentPanel } from '#web/accounts/permissions/consent-panel.tsx'

/** The user's own data: the consent, the export and the deletion. */
export function DataPage() {
  // A work account at the front desk has no record to consent to.
  const isOfDesk = useVisitor()?.role === 'front_desk'
  const sections = [
    { id: 'consent', title: 'Your consent', panel: <ConsentPanel /> },
    {
      id: 'export',
      title: 'Take your data with you',
      panel: <ExportPanel isOfDesk={isOfDesk} />,
    },
    { id: 'erase', title: 'Erase the account', panel: <ErasePanel isOfDesk={isOfDesk} /> },
  ]
  return (
    <AccountPart title="Your data">
      <AccountSections sections={isOfDesk ? sections.slice(1) : sections} />
    </AccountPart>
  )
}
