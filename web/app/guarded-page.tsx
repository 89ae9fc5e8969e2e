import { Suspense } from 'react'
import { Navigate } from 'react-router'

import { guard } from '#web/app/guard.ts'
import { PageError } from '#web/app/page-error.tsx'
import { PageSkeleton } from '#web/app/page-skeleton.tsx'
import type { AppRoute } from '#web/app/route.ts'
import { useVisitor } from '#web/app/visitor.ts'

/** The page of a route, once the guard lets this person in. */
export function GuardedPage({ route }: { route: AppRoute }) {
  const verdict = guard(route, useVisitor())
  if (verdict === 'loading') return <PageSkeleton />
  if (verdict !== 'enter') return <Navigate replace to={verdict.go} />
  return (
    <PageError key={route.path}>
      <Suspense fallback={<PageSkeleton />}>
        <route.page.Page />
      </Suspense>
    </PageError>
  )
}
