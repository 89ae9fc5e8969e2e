import type { ReactNode } from 'react'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { Main } from '#web/ui/layout/page.tsx'

/** Late, with its stylesheet: its space is kept, and the page itself is there first. */
const fetchRail = loadOnce(async () => (await import('./rail/admin-rail.tsx')).AdminRail)

/** A page of the administration, and beside it all others with what waits there. */
export function AdminMain({ children }: { children: ReactNode }) {
  return (
    <div className="beside-rail">
      <Lazy load={fetchRail} props={{}} fallback={<div className="min-h-11" />} />
      <Main>{children}</Main>
    </div>
  )
}
