import { CrisisMenu } from '#web/app/layout/crisis-menu.tsx'
import { HeaderBar } from '#web/app/layout/header-bar.tsx'
import { ExitLink } from '#web/app/exit-page.tsx'

/** The header of a page that is one task: the name, the helplines in their place, and the exit. */
export function FocusedBar() {
  return (
    <HeaderBar isSticky nameClass="hidden sm:inline">
      <CrisisMenu />
      <ExitLink />
    </HeaderBar>
  )
}
