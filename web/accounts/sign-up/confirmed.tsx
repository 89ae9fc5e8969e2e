import { withNext } from '#domain/values/own-path.ts'
import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { nextPlace } from '#web/accounts/sign-in/next-place.ts'
import type { Confirmation } from '#web/accounts/sign-up/confirmation.ts'
import { useAddressParameters } from '#web/platform/hydration.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'

const drawing = {
  load: async () => (await import('#web/ui/drawings/letter.tsx')).Letter,
  props: { width: 380 },
}

/** The link may have been used before: then nothing more is known. */
export interface ConfirmedProps extends Partial<Confirmation> {
  isUsed?: boolean
}

/** After a link or code was accepted: what comes next. */
export function Confirmed({ isWaitingForOther, isSignedIn, isUsed }: ConfirmedProps) {
  const next = useAddressParameters().get('next')
  if (isWaitingForOther)
    return (
      <AccountFrame
        isNextStep
        drawing={drawing}
        title="One more step"
        lead="This address is confirmed. Now open the link that we sent to the other address."
      >
        {null}
      </AccountFrame>
    )
  return (
    <AccountFrame
      isNextStep
      drawing={drawing}
      title="Your email is confirmed"
      lead={
        isUsed
          ? 'You used this link before, and it worked. You can log in.'
          : 'Thank you. Nothing more to do here.'
      }
    >
      <p>
        {isSignedIn ? (
          <LinkButton to={nextPlace(next, '/patient-dashboard')}>Continue</LinkButton>
        ) : (
          <LinkButton to={withNext('/login', next)}>Log in</LinkButton>
        )}
      </p>
    </AccountFrame>
  )
}
