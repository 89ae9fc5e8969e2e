import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { type Brand, brand, brandElement, setBrand } from '#domain/values/brand.ts'
import { type Plan, plans } from '#domain/membership/plans.ts'
import { StaticRouter } from '#web/app/routing/static-router.tsx'
import { App } from '#web/app/app.tsx'
import { loadRoute } from '#web/app/routing/load-route.ts'
import { NoScriptNotice } from '#web/app/layout/no-script-notice.tsx'
import type { AppRoute } from '#web/app/routing/route.ts'
import { descriptions } from '#web/descriptions.ts'
import { prefetchCalls } from '#web/prefetch-calls.ts'
import { OfflinePage } from '#web/offline/offline-page.tsx'
import { plansElement, renderWith } from '#web/public/pricing/offered-plans.ts'
import { findRedirect, findRoute, notFound, redirects, routes } from '#web/routes.tsx'

export {
  brand,
  brandElement,
  descriptions,
  prefetchCalls,
  notFound,
  plansElement,
  redirects,
  routes,
}

/** Those of the table of pages; the page without a connection is in no table. */
const pageModules = import.meta.glob<Readonly<Record<string, unknown>>>([
  './**/*-page.tsx',
  '!./offline/offline-page.tsx',
])

/** The module of a page within `web/`, by which the build finds what the HTML of the page loads. */
export async function sourceOf(route: AppRoute): Promise<string> {
  const page = await route.page.load()
  for (const [path, fetchModule] of Object.entries(pageModules))
    if (Object.values(await fetchModule()).includes(page)) return path.replace('./', '')
  throw new Error(`The page of ${route.path} is in no file that is named *-page.tsx.`)
}

/**
 * The HTML of one path as a visitor sees it before anything is known of them: a public page complete,
 * a signed-in page as its loading skeleton. The browser hydrates exactly this.
 */
export async function renderPath(
  path: string,
  { offered = plans, own = {} }: { offered?: readonly Plan[]; own?: Partial<Brand> } = {},
): Promise<string> {
  await loadRoute(findRoute(path))
  // Nothing is awaited from here on: another page may be rendered with other data.
  renderWith(offered)
  setBrand(own)
  try {
    return renderToString(
      <StrictMode>
        <StaticRouter path={path}>
          <App findRoute={findRoute} findRedirect={findRedirect} />
        </StaticRouter>
      </StrictMode>,
    )
  } finally {
    setBrand({})
  }
}

/** What goes above a page for a browser without script; empty where the page works without. */
export function renderNotice({ audience }: Pick<AppRoute, 'audience'>, markup: string): string {
  const what = whatNeedsScript(audience, markup)
  return what ? renderToStaticMarkup(<NoScriptNotice what={what} />) : ''
}

function whatNeedsScript(audience: AppRoute['audience'], markup: string) {
  if (audience !== 'public') return 'page'
  if (markup.includes('</form>')) return 'form'
  // All of its content is fetched.
  if (markup.includes('class="loading"')) return 'page'
  return markup.includes('needs-script') ? 'buttons' : undefined
}

/** The page shown without a connection; it has no script, and no URL in the app. */
export const offline = { path: '/offline', title: 'No connection', audience: 'public' } as const

export function renderOffline(): string {
  return renderToString(<OfflinePage />)
}
