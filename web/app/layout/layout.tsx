import { type ReactNode, useEffect, useReducer } from 'react'

import { brand } from '#domain/values/brand.ts'
import { useRouteFocus } from '#web/app/routing/arrival.ts'
import { FocusedBar } from '#web/app/layout/focused-bar.tsx'
import { Footer } from '#web/app/layout/footer.tsx'
import { NavigationBar } from '#web/app/layout/navigation-bar.tsx'
import { hasOwnFrame, loadOwnFrame, OwnPart } from '#web/app/routing/load-route.ts'
import type { AppRoute } from '#web/app/routing/route.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { ToastRegion } from '#web/ui/overlays/toast.tsx'

/** The title of the browser's tab for a route. The build writes the same into the HTML. */
export function titleOf(route: AppRoute): string {
  return `${route.title} · ${brand.name}`
}

/**
 * The frame around every page. Signed-in users have a header, a footer and a bar of their own, which
 * comes with each page that needs a session; public pages fetch it for those who have one.
 */
export function Layout({ route, children }: { route: AppRoute; children: ReactNode }) {
  const isGuarded = route.audience !== 'public'
  const isKnown = Boolean(useVisitor())
  const [, redraw] = useReducer((draws: number) => draws + 1, 0)
  useEffect(() => {
    // Where it cannot be fetched, the header of the public pages stays.
    if (isKnown && !isGuarded) loadOwnFrame().then(redraw, () => undefined)
  }, [isKnown, isGuarded])
  const isOwn = (isGuarded || isKnown) && hasOwnFrame()
  useRouteFocus()
  useEffect(() => {
    document.title = titleOf(route)
  }, [route])
  return (
    <div className="shell">
      <div id="page" tabIndex={-1} className="shell-page">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-2 focus:z-20 focus:rounded-control focus:bg-leaf focus:px-4 focus:py-3 focus:font-bold focus:text-on-leaf"
        >
          Skip to the main content
        </a>
        {route.focused ? (
          <FocusedBar />
        ) : isOwn ? (
          <OwnPart part="header" route={route} />
        ) : (
          <NavigationBar isKnown={isKnown} isSensitive={route.sensitive} />
        )}
        {/* What loads late must not push a footer that is already in view. */}
        <div className={isGuarded ? 'min-h-dvh shrink-0 grow' : 'flex-1'}>{children}</div>
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
