import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { brand } from '#domain/brand.ts'
import { type Plan, plans } from '#domain/membership/plans.ts'
import { StaticRouter } from '#web/app/static-router.tsx'
import { App } from '#web/app/app.tsx'
import { guardedPage, loadRoute } from '#web/app/load-route.ts'
import { NoScriptNotice } from '#web/app/no-script-notice.tsx'
import type { AppRoute } from '#web/app/route.ts'
import { descriptions } from '#web/descriptions.ts'
import { OfflinePage } from '#web/offline/offline-page.tsx'
import { plansElement, renderWith } from '#web/public/offered-plans.ts'
import { findRedirect, findRoute, notFound, redirects, routes } from '#web/routes.tsx'

export { brand, descriptions, guardedPage, notFound, plansElement, redirects, routes }

/**
 * The HTML of one path as a visitor sees it before anything is known of them: a public page complete,
 * a signed-in page as its loading skeleton. The browser hydrates exactly this.
 */
export async function renderPath(path: string, offered?: readonly Plan[]): Promise<string> {
  await loadRoute(findRoute(path))
  renderWith(offered ?? plans)
  return renderToString(
    <StrictMode>
      <StaticRouter path={path}>
        <App findRoute={findRoute} findRedirect={findRedirect} />
      </StaticRouter>
    </StrictMode>,
  )
}

/** What goes above a page for a browser without script; empty where the page works without. */
export function renderNotice({ audience }: Pick<AppRoute, 'audience'>, markup: string): string {
  const what =
    audience !== 'public'
      ? 'page'
      : markup.includes('</form>')
        ? 'form'
        : markup.includes('needs-script')
          ? 'buttons'
          : undefined
  return what ? renderToStaticMarkup(<NoScriptNotice what={what} />) : ''
}

/** What stands in for a page that cannot be fetched; it has no script, and no place in the app. */
export const offline = { path: '/offline', title: 'No connection', audience: 'public' } as const

export function renderOffline(): string {
  return renderToString(<OfflinePage />)
}
