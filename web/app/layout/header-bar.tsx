import type { ReactNode } from 'react'

import { brand } from '#domain/values/brand.ts'
import { BrandMark } from '#web/app/layout/brand-mark.tsx'
import { Link } from '#web/ui/actions/link.tsx'

interface HeaderBarProps {
  /** It stays in view, because it has the exit. */
  isSticky?: boolean | undefined
  /** Hides the name where the other parts of the header need its space. */
  nameClass?: string | undefined
  children: ReactNode
}

/** The one row at the top of every page: the brand, and what `children` puts beside it. */
export function HeaderBar({ isSticky, nameClass, children }: HeaderBarProps) {
  return (
    <header className={`border-b border-hairline ${isSticky ? 'sticky top-0 z-10 bg-ground' : ''}`}>
      <div className="column header-row">
        <Link
          to="/"
          aria-label={brand.name}
          className="mr-auto flex min-h-11 min-w-11 items-center gap-2 text-lg font-bold"
        >
          <BrandMark />
          {/* A longer name would be above "Help now" on a phone. */}
          <span className={brand.name.length > 10 ? 'max-lg:hidden' : nameClass}>{brand.name}</span>
        </Link>
        {children}
      </div>
    </header>
  )
}
