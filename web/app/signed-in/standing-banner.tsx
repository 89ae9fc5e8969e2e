import type { Profile } from '#domain/profile.ts'
import type { AppRoute } from '#web/app/route.ts'
import { Banner } from '#web/app/signed-in/banner.tsx'
import { Late } from '#web/app/signed-in/late.tsx'
import { useSecondStepNeeded } from '#web/app/signed-in/second-step.ts'
import { Link } from '#web/ui/link.tsx'

const fetchBanner = async () =>
  (await import('#web/app/signed-in/registration-banner.tsx')).RegistrationBanner

/** What stands between a member of staff and their work, above each page of theirs until it is done. */
export function StandingBanner({ route, profile }: { route: AppRoute; profile: Profile }) {
  const isSecondStepNeeded = useSecondStepNeeded()
  if (isSecondStepNeeded)
    return (
      <Banner title="A second step is needed">
        Your work holds other people’s health details, so a password alone is not enough. Turn on{' '}
        <Link to="/account#second-step" className="link">
          the second step in your account
        </Link>
        , then come back.
      </Banner>
    )
  // The page about it says the same, at length.
  if (route.audience !== 'provider' || route.path === '/provider-registration') return null
  return <Late fetchPart={fetchBanner} props={{ profile }} />
}
