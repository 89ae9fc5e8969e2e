import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { ageGroupOn } from '#domain/values/age.ts'
import { withNext } from '#domain/own-path.ts'
import type { Profile } from '#domain/profile.ts'
import { Navigate, useLocation } from '#web/ui/location.ts'
import { LateOutboxes } from '#web/app/signed-in/late-outboxes.tsx'
import { refreshInTime } from '#web/app/signed-in/auth.ts'
import { followOwner } from '#web/app/signed-in/forget.ts'
import { type Knowledge, guard } from '#web/app/guard.ts'
import { PageSkeleton } from '#web/app/page-skeleton.tsx'
import { useProfile } from '#web/app/signed-in/profile.ts'
import { queryClient } from '#web/app/signed-in/query-client.ts'
import type { AppRoute } from '#web/app/route.ts'
import { isDeparture, useSession } from '#web/app/session.ts'
import { StandingBanner } from '#web/app/signed-in/standing-banner.tsx'
import { rememberVisitor, useVisitor } from '#web/app/visitor.ts'
import { dayOf } from '#web/ui/dates.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Main } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'

const failed = 'Error fetching profile'

/** To the login page, and from there back to this one. Whoever logged out goes home and leaves no trace. */
function WayIn({ hasEnded }: { hasEnded: boolean }) {
  const { pathname, search, hash } = useLocation()
  if (isDeparture()) return <Navigate replace to="/" />
  const to = withNext('/login', pathname + search + hash)
  return <Navigate replace to={to} state={{ hasEnded }} />
}

function isMinor({ date_of_birth }: Profile): boolean {
  return date_of_birth !== null && ageGroupOn(date_of_birth, dayOf(Date.now())) !== 'adult'
}

/** A page for signed-in people, once the guard lets this person in. */
export function GuardedPage({ route }: { route: AppRoute }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Guarded route={route} />
    </QueryClientProvider>
  )
}

function Guarded({ route }: { route: AppRoute }) {
  const session = useSession()
  const { data: profile, error, failureReason, isFetching, refetch } = useProfile()
  // A session that was there when the page was opened, and is not any more, has ended.
  const [hadSession, setHad] = useState(Boolean(session))
  if (session && !hadSession) setHad(true)
  // For good: a page that somebody works on must not go when the profile is asked for once more.
  const [isAlone, setAlone] = useState(false)
  if (!isAlone && route.offline === true && failureReason instanceof TypeError) setAlone(true)
  const visitor = useVisitor()
  const knowledge: Knowledge =
    session && (profile ?? (error && !isFetching ? 'unknown' : undefined))
  // What was known last lets in where there is no line; it never sends anybody away.
  const isKnown = isAlone && !profile && guard(route, visitor) === 'enter'
  const verdict = isKnown ? 'enter' : guard(route, knowledge)
  useEffect(() => {
    if (profile) rememberVisitor(profile.id, { ...profile, is_minor: isMinor(profile) })
  }, [profile])
  useEffect(() => {
    if (verdict !== 'retry') return
    toast({ title: failed, text: describeFailure(error), kind: 'destructive' })
  }, [verdict, error])
  useEffect(refreshInTime, [session])
  useEffect(followOwner, [])

  if (verdict === 'loading') return <PageSkeleton title={route.title} />
  if (verdict === 'retry')
    return (
      <Main>
        <h1 className="sr-only">{route.title}</h1>
        <FailedState title={failed} failure={error} onRetry={() => void refetch()} />
      </Main>
    )
  if (verdict !== 'enter')
    return session ? <Navigate replace to={verdict.go} /> : <WayIn hasEnded={hadSession} />
  return (
    <>
      {profile ? <StandingBanner route={route} profile={profile} /> : null}
      <LateOutboxes />
      <route.page.Page />
    </>
  )
}
