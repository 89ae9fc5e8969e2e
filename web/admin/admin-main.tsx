import type { ReactNode } from 'react'
import { Main } from '#web/ui/layout/page.tsx'
import { AdminRail } from './rail/admin-rail.tsx'

/** A page of the administration, and beside it all others with what waits there. */
export function AdminMain({ children }: { children: ReactNode }) {
  return (
    <div className="beside-rail">
      <AdminRail />
      <Main>{children}</Main>
    </div>
  )
}
