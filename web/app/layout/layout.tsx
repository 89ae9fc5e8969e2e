import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { brand } from '#domain/values/brand.ts'
import { useRouteFocus } from '#web/app/routing/arrival.ts'
import { Footer } from '#web/app/layout/footer.tsx'
import { NavigationBar } from '#web/app/layout/navigation-bar.tsx'
import { OwnPart, hasOwnFrame, loadOwnFrame } from '#web/app/routing/load-route.ts'
import type { AppRoute } from '#web/app/routing/route.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { ToastRegion } from '#web/ui/overlays/toast.tsx'
import { CrisisMenu } from '#web/app/layout/crisis-menu.tsx'
import { UnsavedWarning } from '#web/app/layout/unsaved-warning.tsx'
import { HeaderBar } from '#web/app/layout/header-bar.tsx'
import { ExitLink } from '#web/app/exit-page.tsx'

/** The header of a page that is one task: the name, the helplines in their place, and the exit. */
function FocusedBar() {
  return (
    <HeaderBar isSticky nameClass="hidden sm:inline">
      <CrisisMenu />
      <ExitLink />
    </HeaderBar>
  )
}

/** The title of the browser's tab for a route. The build writes the same into the HTML. */
export function titleOf(route: AppRoute): string {
  return `${route.title} · ${brand.name}`
}

/** Calls once no menu of the header is open. */
function whenMenusClose(call: () => void) {
  const open =
    'popover' in HTMLElement.prototype && document.querySelector('.header-panel:popover-open')
  if (open) open.addEventListener('toggle', () => whenMenusClose(call), { once: true })
  else call()
}

/**
 * The frame around every page. Signed-in users have a header, a footer and a bar of their own, which
 * comes with each page that needs a session; public pages fetch it for those who have one.
 */
export function Layout({ route, children }: { route: AppRoute; children: ReactNode }) {
  const isGuarded = route.audience !== 'public'
  const visitor = useVisitor()
  const isKnown = Boolean(visitor)
  const [, redraw] = useReducer((draws: number) => draws + 1, 0)
  // One header in the place of another would close a menu that is open in it.
  const [isHeaderFree, setHeaderFree] = useState(hasOwnFrame)
  useEffect(() => {
    if (!isKnown || isGuarded) return
    const show = () => {
      redraw()
      whenMenusClose(() => setHeaderFree(true))
    }
    // Where it cannot be fetched, the header of the public pages stays.
    loadOwnFrame().then(show, () => undefined)
  }, [isKnown, isGuarded])
  const isOwn = (isGuarded || isKnown) && hasOwnFrame()
  useRouteFocus()
  useEffect(() => {
    document.title = titleOf(route)
  }, [route])
  return (
    <div
      className="shell"
      // Staff have wide tables: the stylesheet gives them more of a wide screen.
      data-staff={isGuarded && visitor && visitor.role !== 'client' ? '' : undefined}
    >
      <div id="page" tabIndex={-1} className="shell-page">
        <a href="#main" className="skip-link">
          Skip to the main content
        </a>
        {route.focused ? (
          <FocusedBar />
        ) : isOwn && (isGuarded || isHeaderFree) ? (
          <OwnPart part="header" route={route} />
        ) : (
          <NavigationBar isKnown={isKnown} isSensitive={route.sensitive} />
        )}
        {/* What loads late must not push a footer that is already in view. */}
        <div className={isGuarded ? 'min-h-dvh shrink-0 grow' : 'flex-1'}>
          <UnsavedWarning />
          {children}
        </div>
        {route.focused || route.footless ? null : isOwn && isGuarded ? (
          <OwnPart part="footer" route={route} />
        ) : (
          <Footer />
        )}
      </div>
      <ToastRegion />
      {isOwn && !route.focused ? <OwnPart part="bar" route={route} /> : null}
    </div>
  )
}
