import './main.css'

import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { App } from '#web/app/app.tsx'
import { BrowserRouter } from '#web/app/routing/browser-router.tsx'
import { loadRoute } from '#web/app/routing/load-route.ts'
import { whenIdle } from '#web/platform/browser/idle.ts'
import { needsOldMethods } from '#web/platform/browser/needs-old-methods.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { findRedirect, findRoute } from '#web/routes.tsx'

/** The browser breaks off a transition, for example when a phone is turned: that is no error. */
function onRecoverableError(error: unknown) {
  if (!(error instanceof DOMException)) globalThis.reportError?.(error)
}

const fetchEarly = loadOnce(
  async () => (await import('#web/platform/calls/prefetched-data.ts')).readPrefetchedResponses,
)

const fetchIdle = loadOnce(async () => (await import('#web/app/form-recovery/start.ts')).startIdle)

/**
 * Draws the page of the present address. Not at the top level of the module: a page's chunk shares code
 * with this one, and each would wait for the other.
 */
async function start() {
  const root = document.getElementById('root')!
  if (needsOldMethods()) await import('#web/platform/browser/old-methods.ts')
  // Public pages request nothing early. A page that cannot be fetched now is fetched again, or
  // explained, by the app itself.
  const [readEarly] = await Promise.all([
    window.ubumiEarly && fetchEarly(),
    loadRoute(findRoute(location.pathname)),
  ]).catch(() => [])

  const app = (
    <StrictMode>
      <BrowserRouter findRoute={findRoute}>
        <App findRoute={findRoute} findRedirect={findRedirect} />
      </BrowserRouter>
    </StrictMode>
  )
  // With its data at hand, a page is rendered once, instead of its placeholder and then the page.
  if ((await readEarly?.(root)) || !root.firstElementChild)
    createRoot(root, { onRecoverableError }).render(app)
  // In slices: as one task it takes 120 ms on a slow phone.
  else startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))

  // Later the fetch may fail: the user may be offline, or there may be a new build.
  const bring = () =>
    void fetchIdle()
      .then((startIdle) => startIdle(findRoute))
      .catch(() => undefined)
  whenIdle(bring, 2000, 500)
}

void start()
