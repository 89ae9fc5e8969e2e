import { nameBlocker } from '#domain/practice/blocker.ts'
import { Banner } from '#web/app/signed-in/banner.tsx'
import { Link } from '#web/ui/actions/link.tsx'

/** For staff whose account must have a second step and has none. */
export function SecondStepBanner() {
  return (
    <Banner title={nameBlocker({ reason: 'second_factor_required' })}>
      Your work holds other people’s health details, so a password is not enough. Turn on{' '}
      <Link to="/account/two-step-login" className="link">
        two-step login in your account
      </Link>
      , then come back.
    </Banner>
  )
}
