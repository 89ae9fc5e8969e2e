import { Suspense, useEffect, useLayoutEffect, useReducer, useRef, ViewTransition } from 'react'

import { Navigate, useLocation } from '#web/platform/location.ts'
import { Layout } from '#web/app/layout/layout.tsx'
import { guardedPage } from '#web/app/routing/load-route.ts'
import { PageError } from '#web/app/page-error.tsx'
import { PageSkeleton } from '#web/app/page-skeleton.tsx'
import { type AppRoute, readParams } from '#web/app/routing/route.ts'
import { useInBrowser } from '#web/platform/hydration.ts'

interface AppProps {
  /** The row of a path, following redirects. */
  findRoute: (path: string) => AppRoute
  /** The redirect target of a path, if it has one. */
  findRedirect: (path: string) => string | undefined
}

/**
 * The whole app beneath a router: one layout, and in it the page of the current URL. The table of
 * pages is flat and the server has the same fixed paths, so it is looked up: `Routes` would add its
 * nesting, ranking and data loading (4 kB) to every page.
 */
export function App({ findRoute, findRedirect }: AppProps) {
  const { pathname } = useLocation()
  const target = findRedirect(pathname)
  return target === undefined ? (
    <Place route={findRoute(pathname)} pathname={pathname} />
  ) : (
    <Navigate replace to={target} />
  )
}

function Place({ route, pathname }: { route: AppRoute; pathname: string }) {
  const params = readParams(route, pathname)
  return (
    <Layout route={route}>
      {/* Outside the key: the previous page stays until the next one is ready. */}
      <Suspense fallback={<PageSkeleton title={route.title} />}>
        <ViewTransition key={route.path} default="none" enter="auto" exit="auto">
          <PageError>
            {route.audience === 'public' ? (
              <route.page.Page {...params} />
            ) : (
              <guardedPage.Page route={route} params={params} />
            )}
          </PageError>
        </ViewTransition>
        <Awake />
        <EffectsAtOnce path={route.path} />
      </Suspense>
    </Layout>
  )
}

/**
 * Repeats the presses and submissions from before the page was hydrated (`web/inline/wake.js`). It
 * is rendered beside the page, within the same Suspense boundary: React hydrates each boundary at a
 * time of its own, and a submission sent before that is lost. One that is repeated in the first render,
 * which does not know the address yet, would lose `?next=`.
 */
function Awake() {
  const knowsAddress = useInBrowser(() => true)
  useEffect(() => {
    const root = document.getElementById('root')
    if (!knowsAddress || !root || root.dataset.awake) return
    root.dataset.awake = 'true'
    for (const element of window.ubumiWaiting ?? []) {
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else element.click()
    }
  }, [knowsAddress])
  return null
}

/**
 * React runs the effects of a page, which fetch its data, once the transition to it is over, unless an
 * update comes before: this is one. There is no transition to the first page, whose effects would only
 * delay its first paint.
 */
function EffectsAtOnce({ path }: { path: string }) {
  const [, update] = useReducer((updates: number) => updates + 1, 0)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (!isFirst.current) update()
    isFirst.current = false
  }, [path])
  return null
}
