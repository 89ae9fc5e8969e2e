import { brand } from '#domain/values/brand.ts'
import { BrandMark } from '#web/app/layout/brand-mark.tsx'
import { CrisisMenu } from '#web/app/layout/crisis-menu.tsx'
import { ExitLink } from '#web/app/exit-page.tsx'
import { Link } from '#web/ui/actions/link.tsx'

/** The header of a page that is one task: the name, the helplines in their place, and the exit. */
export function FocusedBar() {
  return (
    <header className="sticky top-0 z-10 border-b border-hairline bg-ground">
      <div className="column flex items-center gap-1 py-2 min-[22.5rem]:whitespace-nowrap sm:gap-2 max-sm:[&_.button]:px-3">
        <Link
          to="/"
          aria-label={brand.name}
          className="mr-auto flex min-h-11 min-w-11 items-center gap-2 text-lg font-bold"
        >
          <BrandMark />
          <span className="hidden sm:inline">{brand.name}</span>
        </Link>
        <CrisisMenu />
        <ExitLink />
      </div>
    </header>
  )
}
