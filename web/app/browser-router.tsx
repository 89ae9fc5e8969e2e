import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { type Navigator, NavigationType, Router, type To, createPath } from 'react-router'

import { leavePlace } from '#web/app/arrival.ts'
import type { AppRoute } from '#web/app/route.ts'

/** The address bar as the router understands it. */
function readLocation() {
  const { pathname, search, hash } = window.location
  const state: unknown = history.state
  const { key = 'default', usr = null } = (state ?? {}) as { key?: string; usr?: unknown }
  return { pathname, search, hash, key, state: usr }
}

const href = (to: To) => (typeof to === 'string' ? to : createPath(to))

interface BrowserRouterProps {
  findRoute: (path: string) => AppRoute
  children: ReactNode
}

/**
 * React Router's declarative router on the browser's own history. The package's BrowserRouter and Link
 * bring 4.6 kB (brotli) of its framework mode with them to every page; this and `#web/ui/link.tsx` use
 * only its core.
 */
export function BrowserRouter({ findRoute, children }: BrowserRouterProps) {
  const [place, setPlace] = useState(() => ({
    location: readLocation(),
    action: NavigationType.Pop,
  }))

  const navigator = useMemo<Navigator>(() => {
    const arrive = (action: NavigationType) =>
      startTransition(() => setPlace({ location: readLocation(), action }))
    const entry = (usr: unknown) => ({ usr, key: Math.random().toString(36).slice(2, 10) })
    const replace = (to: To, state: unknown) => {
      history.replaceState(entry(state), '', href(to))
      arrive(NavigationType.Replace)
    }
    const push = (to: To, state: unknown) => {
      leavePlace()
      history.pushState(entry(state), '', href(to))
      arrive(NavigationType.Push)
    }
    const isShared = (to: To) => {
      const { pathname } = new URL(href(to), window.location.href)
      return [window.location.pathname, pathname].every((path) => findRoute(path).oneEntry)
    }
    return {
      createHref: href,
      go: (delta) => history.go(delta),
      push: (to, state) => (isShared(to) ? replace : push)(to, state),
      replace,
    }
  }, [findRoute])

  useLayoutEffect(() => {
    const arrive = () => {
      leavePlace()
      startTransition(() => setPlace({ location: readLocation(), action: NavigationType.Pop }))
    }
    addEventListener('popstate', arrive)
    return () => removeEventListener('popstate', arrive)
  }, [])

  return (
    <Router location={place.location} navigationType={place.action} navigator={navigator}>
      {children}
    </Router>
  )
}
