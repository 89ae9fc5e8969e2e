import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ageGroupOn } from '#domain/values/age.ts'
import { withNext } from '#domain/values/own-path.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import { Navigate, useLocation } from '#web/platform/location.ts'
import { LazyOutboxes } from '#web/frame-slots/outboxes/lazy-outboxes.tsx'
import { refreshInTime } from '#web/platform/signed-in/auth/auth.ts'
import { followOwner } from '#web/platform/signed-in/auth/clear-session.ts'
import { guard, type Knowledge } from '#web/app/routing/guard.ts'
import { PageSkeleton } from '#web/app/page-skeleton.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import type { AppRoute } from '#web/app/routing/route.ts'
import { isDeparture, useSession } from '#web/platform/calls/session.ts'
import { rememberVisitor, useVisitor } from '#web/platform/calls/visitor.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Main } from '#web/ui/layout/page.tsx'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { fetchAgeBanner } from '#web/frame-slots/age-banner.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useSecondStepNeeded } from '#web/platform/signed-in/auth/second-step.ts'
import { isUnreachable } from '#web/platform/calls/problem.ts'

const fetchBanner = async () =>
  (await import('#web/app/signed-in/registration-banner.tsx')).RegistrationBanner

const fetchSecondStepBanner = async () =>
  (await import('#web/app/signed-in/second-step-banner.tsx')).SecondStepBanner

function ageGroupToday({ role, date_of_birth }: Profile) {
  return role === 'client' && date_of_birth
    ? ageGroupOn(date_of_birth, dayOf(Date.now()))
    : undefined
}

/** What a user has to do first, above each of their pages until it is done. */
function StatusBanner({ route, profile }: { route: AppRoute; profile: Profile }) {
  const isSecondStepNeeded = useSecondStepNeeded()
  if (isSecondStepNeeded) return <Lazy load={fetchSecondStepBanner} props={{}} />
  // Never above help or results of a screening.
  const group = route.sensitive ? undefined : ageGroupToday(profile)
  if (group === 'too_young' || (group === 'minor' && !profile.guardian_name))
    return <Lazy load={fetchAgeBanner} props={{ profile, isTooYoung: group === 'too_young' }} />
  // The page about it says the same, at length.
  if (route.audience !== 'provider' || route.path === '/provider-registration') return null
  return <Lazy load={fetchBanner} props={{ profile }} />
}

const failed = 'Error fetching profile'

/**
 * To the login page, and from there back to this one. A user who logged out goes home, and the URL
 * keeps no trace.
 */
function WayIn({ hasEnded }: { hasEnded: boolean }) {
  const { pathname, search, hash } = useLocation()
  if (isDeparture()) return <Navigate replace to="/" />
  const to = withNext('/login', pathname + search + hash)
  return <Navigate replace to={to} state={{ hasEnded }} />
}

function isMinor({ date_of_birth }: Profile): boolean {
  return date_of_birth !== null && ageGroupOn(date_of_birth, dayOf(Date.now())) !== 'adult'
}

interface GuardedPageProps {
  route: AppRoute
  /** The open parts of its path. */
  params: Readonly<Record<string, string>>
}

/** A page for signed-in users, once the guard authorizes this user. */
export function GuardedPage(props: GuardedPageProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Guarded {...props} />
    </QueryClientProvider>
  )
}

function Guarded({ route, params }: GuardedPageProps) {
  const session = useSession()
  const { data: profile, error, failureReason, isFetching, refetch } = useProfile()
  // A session that existed when the page was opened, and no longer exists, has ended.
  const [hadSession, setHad] = useState(Boolean(session))
  if (session && !hadSession) setHad(true)
  // For good: a page that the user works on must not disappear when the profile is fetched once
  // more.
  const [isAlone, setAlone] = useState(false)
  if (!isAlone && route.offline === true && isUnreachable(failureReason)) setAlone(true)
  const visitor = useVisitor()
  const knowledge: Knowledge =
    session && (profile ?? (error && !isFetching ? 'unknown' : undefined))
  // Offline, the last known profile authorizes the user; it never redirects anyone.
  const isKnown = isAlone && !profile && guard(route, visitor) === 'enter'
  const verdict = isKnown ? 'enter' : guard(route, knowledge)
  useEffect(() => {
    if (profile) rememberVisitor(profile.id, { ...profile, is_minor: isMinor(profile) })
  }, [profile])
  useEffect(() => {
    if (verdict !== 'retry') return
    toastFailure(failed, error)
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
      {profile ? <StatusBanner route={route} profile={profile} /> : null}
      <LazyOutboxes isClient={profile?.role === 'client'} />
      <route.page.Page {...params} />
    </>
  )
}
