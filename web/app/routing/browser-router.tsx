import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'

import { saveScroll } from '#web/app/routing/arrival.ts'
import type { AppRoute } from '#web/app/routing/route.ts'
import { type AppLocation, LocationContext, type Navigate } from '#web/platform/location.ts'

function readLocation(): AppLocation {
  const { pathname, search, hash } = window.location
  const state: unknown = history.state
  const { key = 'default', usr = null } = (state ?? {}) as { key?: string; usr?: unknown }
  return { pathname, search, hash, key, state: usr }
}

interface BrowserRouterProps {
  findRoute: (path: string) => AppRoute
  children: ReactNode
}

/** The address bar and the browser's own history as the location of the app. */
export function BrowserRouter({ findRoute, children }: BrowserRouterProps) {
  const [location, setLocation] = useState(readLocation)

  const navigate = useMemo((): Navigate => {
    // The previous page stays until the next one is ready.
    const arrive = () => startTransition(() => setLocation(readLocation()))
    return (to, { replace, state = null } = {}) => {
      if (typeof to === 'number') return history.go(to)
      const { href, pathname } = new URL(to, window.location.href)
      const ends = [window.location.pathname, pathname].map(findRoute)
      // This document may not use the camera and the next one may, or the other way round.
      if (ends[0]!.capture !== ends[1]!.capture)
        return window.location[replace ? 'replace' : 'assign'](href)
      const isShared = ends.every(({ oneEntry }) => oneEntry)
      // The entry of a menu that closes (close-by-back.ts) becomes that of the next page.
      const ofMenu = (history.state as { overlays?: number } | null)?.overlays
      const entry = { usr: state, key: Math.random().toString(36).slice(2, 10) }
      const isKept = replace || isShared
      if (!isKept) saveScroll()
      history[isKept || ofMenu ? 'replaceState' : 'pushState'](entry, '', href)
      arrive()
    }
  }, [findRoute])

  useLayoutEffect(() => {
    const arrive = () => {
      saveScroll()
      startTransition(() => setLocation(readLocation()))
    }
    addEventListener('popstate', arrive)
    return () => removeEventListener('popstate', arrive)
  }, [])

  const router = useMemo(() => ({ location, navigate }), [location, navigate])
  return <LocationContext value={router}>{children}</LocationContext>
}
