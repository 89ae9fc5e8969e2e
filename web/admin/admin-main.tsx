import type { ReactNode } from 'react'
import { Main } from '#web/ui/page.tsx'
import { RoomNav } from '#web/ui/room-nav.tsx'

const places = [
  { to: '/admin', label: 'Who waits' },
  { to: '/admin/contact-messages', label: 'Messages' },
  { to: '/admin/group-sessions', label: 'Group sessions' },
  { to: '/admin/plans', label: 'Plans' },
  { to: '/admin/refunds', label: 'Refunds' },
  { to: '/admin/accounts', label: 'Accounts' },
  { to: '/admin/undelivered-email', label: 'Undelivered email' },
  { to: '/admin/crisis-lines', label: 'Help lines' },
  { to: '/admin/audit', label: 'Audit trail' },
] as const

/** A page of the administration, and the line that leads to its neighbours. */
export function AdminMain({ children }: { children: ReactNode }) {
  return (
    <>
      <RoomNav label="Administration" places={places} />
      <Main>{children}</Main>
    </>
  )
}
