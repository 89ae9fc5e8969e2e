import { asProblem } from '#web/accounts/auth-failure.ts'
import { useOnTheWay } from '#web/accounts/sign-in/next-place.ts'
import { loginTexts } from '#web/accounts/texts.ts'
import { verifiedApp } from '#web/accounts/sign-in/verified-app.ts'
import { dropSession, holdSession } from '#web/platform/signed-in/auth/auth.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { ProblemError, describeFailure } from '#web/platform/calls/problem.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { loadOnce } from '#web/platform/lazy.tsx'

const loadSecondStep = loadOnce(() => import('#web/accounts/second-factor/second-step.tsx'))

interface MailedLoginProps {
  token_hash: string
  onEntered: () => void
  onFactorNeeded: (factor_id: string) => Promise<void>
}

/**
 * The end of an emailed login link: one press logs in. Opening the link alone does not use it up.
 */
export function MailedLogin({ token_hash, onEntered, onFactorNeeded }: MailedLoginProps) {
  const onTheWay = useOnTheWay()
  const logIn = useAction(async () => {
    try {
      // Fetched before the link is used up, in case the fetch fails.
      const [auth] = await Promise.all([holdSession(), loadSecondStep()])
      const { data, error } = await auth.verifyOtp({ token_hash, type: 'magiclink' })
      if (error) throw asProblem(error)
      const factor = verifiedApp(data.user)
      if (factor) await onFactorNeeded(factor.id)
      else onEntered()
    } catch (error) {
      dropSession()
      throw error
    }
  })

  return (
    <>
      {logIn.failure ? (
        <p role="alert" className="font-bold text-danger">
          {describe(logIn.failure)}
        </p>
      ) : null}
      <p>
        <ActionButton action={logIn} busyLabel={loginTexts.busy}>
          Log in
        </ActionButton>
      </p>
      <p>
        <Link to={onTheWay('/login')} className="link">
          Log in with your password
        </Link>
      </p>
    </>
  )
}

function describe(error: unknown): string {
  const isUsed = error instanceof ProblemError && error.code === 'otp_expired'
  return isUsed ? 'This link was used before, or is too old.' : describeFailure(error)
}
