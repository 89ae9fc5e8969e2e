import './main.css'

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'

import { App } from '#web/app/app.tsx'
import { loadRoute } from '#web/app/load-route.ts'
import { preloadPagesOfLinks } from '#web/app/preload-links.ts'
import { findRoute, notFound, redirects, routes } from '#web/routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

// A page that cannot be fetched now is fetched again, or explained, by the app itself.
await loadRoute(findRoute(location.pathname)).catch(() => undefined)

const app = (
  <StrictMode>
    <BrowserRouter>
      <App routes={routes} redirects={redirects} notFound={notFound} />
    </BrowserRouter>
  </StrictMode>
)
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)

preloadPagesOfLinks(findRoute)

// Presses and submissions that came before the app was awake (`web/inline/wake.js`).
requestAnimationFrame(() => {
  root.dataset.awake = 'true'
  for (const element of window.ubumiWaiting ?? []) {
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  }
})
