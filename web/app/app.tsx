import { Suspense } from 'react'

import { Navigate, useLocation } from '#web/ui/location.ts'
import { Awake } from '#web/app/awake.ts'
import { Layout } from '#web/app/layout.tsx'
import { guardedPage } from '#web/app/load-route.ts'
import { PageError } from '#web/app/page-error.tsx'
import { PageSkeleton } from '#web/app/page-skeleton.tsx'
import type { AppRoute } from '#web/app/route.ts'

interface AppProps {
  /** The row of a path, following redirects. */
  findRoute: (path: string) => AppRoute
  /** Where a path leads on to, if it is one of those that do. */
  findRedirect: (path: string) => string | undefined
}

/**
 * The whole app beneath a router: one layout, and in it the page of the present URL. The table of
 * pages is flat and the server knows the same fixed paths, so it is looked up: `Routes` would bring
 * its nesting, ranking and data loading (4 kB) to every page.
 */
export function App({ findRoute, findRedirect }: AppProps) {
  const { pathname } = useLocation()
  const target = findRedirect(pathname)
  return target === undefined ? (
    <Place route={findRoute(pathname)} />
  ) : (
    <Navigate replace to={target} />
  )
}

function Place({ route }: { route: AppRoute }) {
  return (
    <Layout route={route}>
      {/* Outside the key: the page one leaves stays until the next one is there. */}
      <Suspense fallback={<PageSkeleton title={route.title} />}>
        <PageError key={route.path}>
          {route.audience === 'public' ? <route.page.Page /> : <guardedPage.Page route={route} />}
        </PageError>
        <Awake />
      </Suspense>
    </Layout>
  )
}
