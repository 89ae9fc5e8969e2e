import { useState } from 'react'

import { withNext } from '#domain/own-path.ts'
import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { ConfirmCodeForm } from '#web/accounts/confirm-code-form.tsx'
import { ConfirmWithPasswordForm } from '#web/accounts/confirm-with-password-form.tsx'
import {
  type Confirmation,
  isConfirmedAlready,
  isPasswordNeeded,
  redeem,
} from '#web/accounts/confirmation.ts'
import { useAddressParameters } from '#web/accounts/hydration.ts'
import { nextPlace } from '#web/accounts/next-place.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ProblemError, describeFailure } from '#web/ui/problem.ts'

async function drawing() {
  const { Letter } = await import('#web/ui/drawings/letter.tsx')
  return <Letter width={380} />
}

/**
 * Where the mailed link leads: one press confirms. Opening the link alone does nothing, because mail
 * scanners open links. Without a link, the code of the mail can be typed.
 */
export function ConfirmPage() {
  const parameters = useAddressParameters()
  const token_hash = parameters.get('token_hash')
  const type = parameters.get('type') === 'email_change' ? 'email_change' : 'signup'
  const [confirmed, setConfirmed] = useState<Confirmation | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isStranger, setStranger] = useState(false)
  const [isUsed, setUsed] = useState(false)

  async function confirm(token: string) {
    setBusy(true)
    setFailure('')
    try {
      setConfirmed(await redeem({ token_hash: token, type }))
    } catch (error) {
      if (isPasswordNeeded(error)) setStranger(true)
      else if (isConfirmedAlready(error)) setUsed(true)
      else setFailure(tell(error))
    } finally {
      setBusy(false)
    }
  }

  if (confirmed) return <Confirmed {...confirmed} />
  if (isUsed) return <Confirmed isUsed isWaitingForOther={false} isSignedIn={false} />
  if (!token_hash)
    return (
      <AccountFrame
        drawing={drawing}
        title="Confirm your email"
        lead="The mail we sent holds a link and a code of six digits. Open the link, or type the code here."
      >
        <ConfirmCodeForm onConfirmed={setConfirmed} />
      </AccountFrame>
    )
  if (isStranger)
    return (
      <AccountFrame
        isNextStep
        drawing={drawing}
        title="Choose your password"
        lead="The account was made in another browser, so we ask you, who can read this mail, for its password. If you made no account, close this page: nothing happens."
      >
        <ConfirmWithPasswordForm
          onChosen={async (password) => setConfirmed(await redeem({ token_hash, type }, password))}
        />
      </AccountFrame>
    )
  return (
    <AccountFrame
      drawing={drawing}
      title="Confirm your email"
      lead="One press, and the address counts as yours."
    >
      {failure ? (
        <p role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      ) : null}
      <p>
        <Button disabled={isBusy} onClick={() => void confirm(token_hash)}>
          {isBusy ? 'Confirming...' : 'Confirm my email'}
        </Button>
      </p>
      {failure ? (
        <>
          <h2>Use the code, or get a new mail</h2>
          <ConfirmCodeForm onConfirmed={setConfirmed} />
        </>
      ) : null}
    </AccountFrame>
  )
}

function tell(error: unknown): string {
  const isSpent = error instanceof ProblemError && error.code === 'otp_expired'
  return isSpent ? 'This link was used before, or is too old.' : describeFailure(error)
}

function Confirmed({
  isWaitingForOther,
  isSignedIn,
  isUsed = false,
}: Confirmation & { isUsed?: boolean }) {
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
          <LinkButton to={nextPlace(next, '/patient-dashboard')}>Go on</LinkButton>
        ) : (
          <LinkButton to={withNext('/login', next)}>Log in</LinkButton>
        )}
      </p>
    </AccountFrame>
  )
}
