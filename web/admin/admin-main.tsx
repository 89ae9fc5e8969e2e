import type { ReactNode } from 'react'
import { Main } from '#web/ui/layout/page.tsx'
import { SectionNav } from '#web/ui/layout/section-nav.tsx'

const places = [
  { to: '/admin', label: 'Approvals' },
  { to: '/admin/contact-messages', label: 'Messages' },
  { to: '/admin/group-sessions', label: 'Group sessions' },
  { to: '/admin/plans', label: 'Plans' },
  { to: '/admin/refunds', label: 'Refunds' },
  { to: '/admin/accounts', label: 'Accounts' },
  { to: '/admin/undelivered-email', label: 'Undelivered email' },
  { to: '/admin/crisis-lines', label: 'Helplines' },
  { to: '/admin/audit', label: 'Audit trail' },
] as const

/** A page of the administration, and the row of links to its neighbours. */
export function AdminMain({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionNav label="Administration" places={places} />
      <Main>{children}</Main>
    </>
  )
}
