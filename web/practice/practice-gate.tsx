import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { ownRegistration } from '#web/platform/signed-in/registration.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { failures } from './texts.ts'

const fetchNotYet = async () => (await import('./not-yet.tsx')).NotYet

/**
 * Until a registration is accepted, and once its certificate has expired, its owner sees no
 * patients (docs/specification.md, "Provider registration"): nothing is fetched.
 */
export function ForVerified({
  children,
  drawing,
  above,
}: {
  children: ReactNode
  /** Beside the text for providers with a pending registration. */
  drawing?: ReactNode
  /** The heading, where the children have their own. */
  above?: ReactNode
}) {
  const query = useProfile()
  const { data: registration } = useQuery(ownRegistration)
  const isExpired = registration?.is_in_practice === false
  if (query.data?.provider_status === 'approved' && !isExpired) return children
  return (
    <>
      {above}
      <QueryView query={query} failed={failures.profile} waiting={<Skeleton lines={6} />}>
        {() => <NotYet drawing={drawing} />}
      </QueryView>
    </>
  )
}

/**
 * What failed to load: a friendly text where the server rejects the provider, with a way to try
 * again elsewhere.
 */
export function NotShown(props: Parameters<typeof FailedState>[0]) {
  const { failure } = props
  return failure instanceof ProblemError && failure.status === 403 ? (
    <NotYet />
  ) : (
    <FailedState {...props} />
  )
}

/** Why there are no patients: fetched by the few providers who have none. */
function NotYet({ drawing }: { drawing?: ReactNode }) {
  return (
    <Lazy
      fetchPart={fetchNotYet}
      props={{ drawing }}
      meanwhile={<Skeleton lines={6} />}
      failed={(failure) => <FailedState title={failures.registration} failure={failure} />}
    />
  )
}
