import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { ownRegistration } from '#web/platform/signed-in/registration.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import type { OwnRegistration } from '#domain/practice/registration.ts'
import { ownObstacle } from '#web/platform/signed-in/own-obstacle.ts'
import { failures } from './texts.ts'

/**
 * Until a registration is accepted, and once its certificate has expired, its owner sees no
 * patients (decision 2): nothing is fetched.
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

function NotYet({ drawing }: { drawing?: ReactNode }) {
  const { data: registration } = useQuery(ownRegistration)
  return (
    <EmptyState
      drawing={drawing}
      text={whyNot(registration)}
      action={
        <LinkButton to="/provider-registration" variant="quiet">
          Your registration
        </LinkButton>
      }
    />
  )
}

const then = 'You will see your patients here once'

/** Why a provider sees no patients now: the reason, and what ends it. */
function whyNot(registration: OwnRegistration | undefined): string {
  const obstacle = registration && ownObstacle(registration)
  if (!obstacle) return `${then} your registration is checked and your certificate is in date.`
  return `${obstacle.name}. ${then} ${endOf(obstacle.is, registration.newest?.status === 'pending')}.`
}

function endOf(obstacle: NonNullable<ReturnType<typeof ownObstacle>>['is'], isSent: boolean) {
  if (obstacle === 'refused') return 'you send it again and we accept it'
  if (obstacle === 'not_verified') return 'we have checked your registration'
  return isSent ? 'we have checked the new one' : 'you send the new one and we accept it'
}
