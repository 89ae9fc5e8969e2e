import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useProfile } from '#web/app/signed-in/profile.ts'
import { ownRegistration } from '#web/app/signed-in/registration.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { ProblemError } from '#web/ui/problem.ts'

/**
 * Until a registration is accepted, and once its certificate has run out, its owner sees no patients
 * (decision 2): nothing is asked for.
 */
export function ForVerified({ children }: { children: ReactNode }) {
  const { data: profile } = useProfile()
  const { data: registration } = useQuery(ownRegistration)
  const isLapsed = registration?.is_in_practice === false
  return profile?.provider_status === 'approved' && !isLapsed ? children : <NotYet />
}

/** What did not come: kindly where the server does not let one in, with a way to try again elsewhere. */
export function NotShown({
  title,
  failure,
  onRetry,
}: {
  title: string
  failure: unknown
  onRetry: () => void
}) {
  return failure instanceof ProblemError && failure.status === 403 ? (
    <NotYet />
  ) : (
    <FailedState title={title} failure={failure} onRetry={onRetry} />
  )
}

function NotYet() {
  return (
    <EmptyState
      text="You will see your patients here once your registration is checked and your practising certificate is in date."
      action={
        <LinkButton to="/provider-registration" variant="quiet">
          Your registration
        </LinkButton>
      }
    />
  )
}
