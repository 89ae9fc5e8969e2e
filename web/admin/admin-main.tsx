import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PendingCounts } from '#domain/admin/waiting.ts'
import { Main } from '#web/ui/layout/page.tsx'
import { SectionNav } from '#web/ui/layout/section-nav.tsx'
import { pendingCounts } from './queries.ts'

const places: readonly {
  to: `/${string}`
  label: string
  /** Whose sum is beside the label. */
  counts?: readonly (keyof PendingCounts)[]
}[] = [
  { to: '/admin', label: 'Approvals', counts: ['registrations', 'verifications'] },
  { to: '/admin/safety-alerts', label: 'Alerts', counts: ['safety_alerts'] },
  { to: '/admin/contact-messages', label: 'Messages', counts: ['messages'] },
  { to: '/admin/identity-changes', label: 'Names and titles', counts: ['identity_changes'] },
  { to: '/admin/group-sessions', label: 'Group sessions' },
  { to: '/admin/plans', label: 'Plans' },
  { to: '/admin/refunds', label: 'Refunds', counts: ['refunds'] },
  { to: '/admin/finance', label: 'Finance' },
  { to: '/admin/tills', label: 'Tills and months', counts: ['open_tills'] },
  { to: '/admin/accounts', label: 'Accounts' },
  { to: '/admin/staff', label: 'Staff' },
  { to: '/admin/patient-records', label: 'Patient records' },
  { to: '/admin/calendar', label: 'Calendar' },
  { to: '/admin/rooms', label: 'Rooms' },
  { to: '/admin/undelivered-email', label: 'Undelivered email', counts: ['undelivered_email'] },
  { to: '/admin/crisis-lines', label: 'Helplines', counts: ['crisis_lines'] },
  { to: '/admin/settings', label: 'Settings' },
  { to: '/admin/texts', label: 'Texts of emails' },
  { to: '/admin/audit', label: 'Audit trail' },
  { to: '/admin/service', label: 'Service' },
]

/** A page of the administration, and the row of links to its neighbours with what waits there. */
export function AdminMain({ children }: { children: ReactNode }) {
  const { data } = useQuery(pendingCounts)
  return (
    <>
      <SectionNav
        label="Administration"
        places={places.map(({ to, label, counts = [] }) => ({
          to,
          label,
          count: data && counts.reduce((sum, count) => sum + data[count], 0),
        }))}
      />
      <Main>{children}</Main>
    </>
  )
}
