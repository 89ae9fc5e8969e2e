import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'

import { Awake } from '#web/app/awake.ts'
import { Layout } from '#web/app/layout.tsx'
import { guardedPage } from '#web/app/load-route.ts'
import { PageError } from '#web/app/page-error.tsx'
import { PageSkeleton } from '#web/app/page-skeleton.tsx'
import type { AppRoute } from '#web/app/route.ts'

interface AppProps {
  routes: readonly AppRoute[]
  redirects: Readonly<Record<string, string>>
  notFound: AppRoute
}

/** The whole app beneath a router: one layout, and in it the page of the present URL. */
export function App({ routes, redirects, notFound }: AppProps) {
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<Place route={route} />} />
      ))}
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate replace to={to} />} />
      ))}
      <Route path="*" element={<Place route={notFound} />} />
    </Routes>
  )
}

function Place({ route }: { route: AppRoute }) {
  return (
    <Layout route={route}>
      {/* Outside the key: the page one leaves stays until the next one is there. */}
      <Suspense fallback={<PageSkeleton />}>
        <PageError key={route.path}>
          {route.audience === 'public' ? <route.page.Page /> : <guardedPage.Page route={route} />}
        </PageError>
        <Awake />
      </Suspense>
    </Layout>
  )
}
