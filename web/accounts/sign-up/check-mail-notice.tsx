import { StatusNotice } from '#web/accounts/account-frame.tsx'
import { useMailState } from '#web/accounts/sign-up/mail-state.ts'
import { useOnTheWay } from '#web/accounts/sign-in/next-place.ts'
import { signUpTexts } from '#web/accounts/texts.ts'
import { Link } from '#web/ui/actions/link.tsx'

/** Why a user who was logged in sees the login page. */
export function EndedNotice() {
  const { hasEnded } = useMailState()
  if (!hasEnded) return null
  return (
    <div role="status">
      <StatusNotice title="Your session has ended">
        <p>Log in again, and we take you back to where you were.</p>
      </StatusNotice>
    </div>
  )
}

/** After a sign-up: what to do next, shown on the login page until the user leaves it. */
export function CheckMailNotice() {
  const { email, isCreated } = useMailState()
  const onTheWay = useOnTheWay()
  if (!isCreated) return null
  return (
    <StatusNotice title="Check your email">
      <p>{signUpTexts.success.text}</p>
      {email ? (
        <p>
          We sent a link and a code to <strong className="wrap-anywhere">{email}</strong>. Open the
          link, or{' '}
          <Link to={onTheWay('/confirm')} state={{ email }} className="link">
            enter the code
          </Link>
          . Then log in here. If the address is wrong, correct it on that page.
        </p>
      ) : null}
    </StatusNotice>
  )
}
