import { useState } from 'react'

import { asProblem } from '#web/accounts/auth-failure.ts'
import { useOnTheWay } from '#web/accounts/next-place.ts'
import { loginTexts } from '#web/accounts/texts.ts'
import { verifiedApp } from '#web/accounts/verified-app.ts'
import { dropSession, holdSession } from '#web/app/signed-in/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { ProblemError, describeFailure } from '#web/ui/problem.ts'

interface MailedLoginProps {
  token_hash: string
  onEntered: () => void
  onFactorNeeded: (factor_id: string) => Promise<void>
}

/** The end of a mailed login link: one press logs in. Opening the link alone spends nothing. */
export function MailedLogin({ token_hash, onEntered, onFactorNeeded }: MailedLoginProps) {
  const onTheWay = useOnTheWay()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function logIn() {
    setBusy(true)
    setFailure('')
    try {
      // Fetched before the link is spent, in case it does not come.
      const [auth] = await Promise.all([holdSession(), import('#web/accounts/second-step.tsx')])
      const { data, error } = await auth.verifyOtp({ token_hash, type: 'magiclink' })
      if (error) throw asProblem(error)
      const factor = verifiedApp(data.user)
      if (factor) await onFactorNeeded(factor.id)
      else onEntered()
    } catch (error) {
      dropSession()
      setFailure(tell(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {failure ? (
        <p role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      ) : null}
      <p>
        <Button disabled={isBusy} onClick={() => void logIn()}>
          {isBusy ? loginTexts.busy : 'Log in'}
        </Button>
      </p>
      <p>
        <Link to={onTheWay('/login')} className="link">
          Log in with your password
        </Link>
      </p>
    </>
  )
}

function tell(error: unknown): string {
  const isSpent = error instanceof ProblemError && error.code === 'otp_expired'
  return isSpent ? 'This link was used before, or is too old.' : describeFailure(error)
}
