import type { ReactNode } from 'react'
import { Link } from '#web/ui/actions/link.tsx'

/** A link to a part of the user's account. */
export function Own({ part, children }: { part: string; children: ReactNode }) {
  return (
    <Link to={`/account/${part}`} className="link">
      {children}
    </Link>
  )
}
