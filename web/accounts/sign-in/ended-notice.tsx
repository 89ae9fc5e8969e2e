import { StatusNotice } from '#web/accounts/account-frame.tsx'
import { useMailState } from '#web/accounts/sign-up/mail-state.ts'

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
