import { type ReactNode, useEffect } from 'react'

import { brand } from '#domain/values/brand.ts'
import { useRouteFocus } from '#web/app/routing/arrival.ts'
import { BottomBar } from '#web/app/layout/bottom-bar.tsx'
import { ExitPage } from '#web/app/exit-page.tsx'
import { FocusedBar } from '#web/app/layout/focused-bar.tsx'
import { Footer } from '#web/app/layout/footer.tsx'
import { NavigationBar } from '#web/app/layout/navigation-bar.tsx'
import type { AppRoute } from '#web/app/routing/route.ts'
import { ToastRegion } from '#web/ui/overlays/toast.tsx'

/** The title of the browser's tab for a route. The build writes the same into the HTML. */
export function titleOf(route: AppRoute): string {
  return `${route.title} · ${brand.name}`
}

/** The frame around every page. */
export function Layout({ route, children }: { route: AppRoute; children: ReactNode }) {
  useRouteFocus()
  useEffect(() => {
    document.title = titleOf(route)
  }, [route])
  return (
    <div className="shell">
      <div id="page" tabIndex={-1} className="shell-page">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-2 focus:z-20 focus:rounded-control focus:bg-leaf focus:px-4 focus:py-3 focus:font-semibold focus:text-on-leaf"
        >
          Skip to the main content
        </a>
        {route.focused ? <FocusedBar /> : <NavigationBar />}
        {route.sensitive && !route.focused ? <ExitPage /> : null}
        {/* What loads late must not push a footer that is already in view. */}
        <div className={route.audience === 'public' ? 'flex-1' : 'min-h-dvh shrink-0 grow'}>
          {children}
        </div>
        {route.focused ? null : <Footer />}
      </div>
      <ToastRegion />
      {route.focused ? null : <BottomBar />}
    </div>
  )
}
