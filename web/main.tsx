import './main.css'

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { App } from '#web/app/app.tsx'
import { BrowserRouter } from '#web/app/routing/browser-router.tsx'
import { loadRoute } from '#web/app/routing/load-route.ts'
import { findRedirect, findRoute } from '#web/routes.tsx'
import type { AppRoute } from '#web/app/routing/route.ts'

/** The browser breaks off a transition, for example when a phone is turned: that is no error. */
function onRecoverableError(error: unknown) {
  if (!(error instanceof DOMException)) globalThis.reportError?.(error)
}

/**
 * Draws the page of the present address. Not at the top level of the module: a page's chunk shares code
 * with this one, and each would wait for the other.
 */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  // A page that cannot be fetched now is fetched again, or explained, by the app itself.
  await loadRoute(findRoute(location.pathname)).catch(() => undefined)

  const app = (
    <StrictMode>
      <BrowserRouter findRoute={findRoute}>
        <App findRoute={findRoute} findRedirect={findRedirect} />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.firstElementChild) hydrateRoot(root, app, { onRecoverableError })
  else createRoot(root, { onRecoverableError }).render(app)

  preloadPagesOfLinks(findRoute)
  // Later the fetch may fail: the user may be offline, or there may be a new build.
  const bring = () => void import('#web/app/idle/start.ts').catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(bring, { timeout: 2000 })
  else setTimeout(bring, 500)
}

void start()

/** Starts to fetch a page as soon as a finger, pointer or the focus reaches a link to it. */
function preloadPagesOfLinks(findRoute: (path: string) => AppRoute): void {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin) return
    loadRoute(findRoute(link.pathname)).catch(() => undefined)
  }
  for (const type of ['touchstart', 'mouseover', 'focusin'])
    addEventListener(type, preload, { passive: true })
}
