import { useEffect } from 'react'
import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { nextPlace, useOnTheWay } from '#web/accounts/sign-in/next-place.ts'
import { ConfirmCodeForm } from '#web/accounts/sign-up/confirm-code-form.tsx'
import type { Confirmation } from '#web/accounts/sign-up/confirmation.ts'
import { dropSignUp } from '#web/accounts/sign-up/kept-sign-up.ts'
import { useNavigate } from '#web/platform/location.ts'
import { useAddressParameters } from '#web/platform/hydration.ts'
import { bindResultsTo } from '#web/platform/handed-over.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

const drawing = {
  load: async () => (await import('#web/ui/drawings/letter.tsx')).Letter,
  props: { width: 380 },
}

/** After the sign-up, on the same page: the code of the email confirms the address and logs in. */
export function CodeStep({ email }: { email: string }) {
  const navigate = useNavigate()
  const next = useAddressParameters().get('next')
  const onTheWay = useOnTheWay()
  // Results that a visitor wants to keep are for the account of this address alone.
  useEffect(() => bindResultsTo(email), [email])
  // The next person on this page need not be the one who signed up.
  useEffect(() => dropSignUp, [])

  function goOn({ isSignedIn }: Confirmation) {
    if (isSignedIn) toast({ title: 'Your email is confirmed', text: 'You are logged in.' })
    navigate(isSignedIn ? nextPlace(next, '/patient-dashboard') : onTheWay('/login'), {
      replace: true,
    })
  }

  return (
    <AccountFrame
      isNextStep
      drawing={drawing}
      title="Type the code from the email"
      lead={
        <>
          We sent an email to{' '}
          <strong className="wrap-anywhere" translate="no">
            {email}
          </strong>
          . It has a code of six digits. Type it here, and you are logged in.
        </>
      }
    >
      <ConfirmCodeForm onConfirmed={goOn} />
      <p>
        Did you open the link in the email?{' '}
        <Link to={onTheWay('/login')} className="link">
          Log in
        </Link>
      </p>
    </AccountFrame>
  )
}
