import { useLocation } from 'react-router'

import { StandingNotice } from '#web/accounts/account-frame.tsx'
import { useInBrowser } from '#web/accounts/hydration.ts'
import { signUpTexts } from '#web/accounts/texts.ts'
import { Link } from '#web/ui/link.tsx'

/** What sign-up and the confirmation page hand over; it stays in the tab, not in the address. */
export interface MailState {
  email?: string
  isCreated?: boolean
}

/** The address handed over by the page before; empty when there was none. */
export function useMailState(): MailState {
  const { state } = useLocation() as { state: MailState | null }
  return useInBrowser(() => true) ? (state ?? {}) : {}
}

/** After a sign-up: what to do next, standing on the login page until one leaves it. */
export function CheckMailNotice() {
  const { email, isCreated } = useMailState()
  if (!isCreated) return null
  return (
    <StandingNotice title="Check your email">
      <p>{signUpTexts.success.text}</p>
      {email ? (
        <p>
          We sent a link and a code to <strong className="wrap-anywhere">{email}</strong>. Open the
          link, or{' '}
          <Link to="/confirm" state={{ email }} className="link">
            enter the code
          </Link>
          . Then log in here.
        </p>
      ) : null}
    </StandingNotice>
  )
}
