import { useEffect, useState } from 'react'

import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { ConfirmCodeForm } from '#web/accounts/sign-up/confirm-code-form.tsx'
import type { ConfirmedProps } from '#web/accounts/sign-up/confirmed.tsx'
import { isConfirmedAlready, isPasswordNeeded, redeem } from '#web/accounts/sign-up/confirmation.ts'
import { dropSignUp } from '#web/accounts/sign-up/kept-sign-up.ts'
import { useAddressParameters } from '#web/platform/hydration.ts'
import { ProblemError, describeFailure } from '#web/platform/calls/problem.ts'
import { Lazy, loadOnce, useLazyPart } from '#web/platform/lazy.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

const drawing = {
  load: async () => (await import('#web/ui/drawings/letter.tsx')).Letter,
  props: { width: 380 },
}

const fetchPasswordForm = async () =>
  (await import('#web/accounts/sign-up/confirm-with-password-form.tsx')).ConfirmWithPasswordForm

const fetchConfirmed = loadOnce(
  async () => (await import('#web/accounts/sign-up/confirmed.tsx')).Confirmed,
)

/**
 * Target of the emailed link: one press confirms. Opening the link alone does nothing, because mail
 * scanners open links. Without a link, the user can type the code of the email.
 */
export function ConfirmPage() {
  const parameters = useAddressParameters()
  const token_hash = parameters.get('token_hash')
  const type = parameters.get('type') === 'email_change' ? 'email_change' : 'signup'
  const [confirmed, setConfirmed] = useState<ConfirmedProps | null>(null)
  // Only a user who signed up in another browser needs it.
  const { Part: PasswordForm, load: loadPasswordForm } = useLazyPart(fetchPasswordForm)

  const confirm = useAction(async (token: string) => {
    try {
      setConfirmed(await redeem({ token_hash: token, type }))
    } catch (error) {
      if (isPasswordNeeded(error)) await loadPasswordForm()
      else if (isConfirmedAlready(error)) setConfirmed({ isUsed: true })
      else throw error
    }
  })

  // The next person on this page need not be the one who signed up.
  useEffect(() => dropSignUp, [])

  // There before it is needed, should the connection be lost.
  useEffect(() => void fetchConfirmed().catch(() => undefined), [])

  if (confirmed)
    return (
      <Lazy
        load={fetchConfirmed}
        props={confirmed}
        fallback={
          <AccountFrame isNextStep drawing={drawing} title="Your email is confirmed">
            {null}
          </AccountFrame>
        }
      />
    )
  if (!token_hash)
    return (
      <AccountFrame
        drawing={drawing}
        title="Confirm your email"
        lead="The email we sent has a link and a code of six digits. Open the link, or type the code here."
      >
        <ConfirmCodeForm onConfirmed={setConfirmed} />
      </AccountFrame>
    )
  if (PasswordForm)
    return (
      <AccountFrame
        isNextStep
        drawing={drawing}
        title="Choose your password"
        lead="The account was made in another browser, so we ask you for its password. If you made no account, close this page: nothing happens."
      >
        <PasswordForm
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
      {confirm.failure ? (
        <p role="alert" className="font-bold text-danger">
          {describe(confirm.failure)}
        </p>
      ) : null}
      <p>
        <ActionButton
          action={{ ...confirm, run: () => confirm.run(token_hash) }}
          busyLabel="Confirming..."
        >
          Confirm my email
        </ActionButton>
      </p>
      {confirm.failure ? (
        <>
          <h2>Use the code, or get a new email</h2>
          <ConfirmCodeForm onConfirmed={setConfirmed} />
        </>
      ) : null}
    </AccountFrame>
  )
}

function describe(error: unknown): string {
  const isUsedLink = error instanceof ProblemError && error.code === 'otp_expired'
  return isUsedLink ? 'This link was used before, or is too old.' : describeFailure(error)
}
