import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OwnRegistration } from '#domain/practice/registration.ts'
import { ownBlocker } from '#web/platform/signed-in/own-blocker.ts'
import { ownRegistration } from '#web/platform/signed-in/registration.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In the place of patients: why the provider sees none now, and the way to their registration. */
export function NotYet({ drawing }: { drawing?: ReactNode }) {
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
  const blocker = registration && ownBlocker(registration)
  if (!blocker) return `${then} your registration is checked and your certificate is in date.`
  return `${blocker.name}. ${then} ${endOf(blocker.is, registration.newest?.status === 'pending')}.`
}

function endOf(blocker: NonNullable<ReturnType<typeof ownBlocker>>['is'], isSent: boolean) {
  if (blocker === 'refused') return 'you send it again and we accept it'
  if (blocker === 'not_verified') return 'we have checked your registration'
  return isSent ? 'we have checked the new one' : 'you send the new one and we accept it'
}
