import { ageGroupOn } from '#domain/values/age.ts'
import type { Profile } from '#domain/profile.ts'
import type { AppRoute } from '#web/app/route.ts'
import { Late } from '#web/app/signed-in/late.tsx'
import { useSecondStepNeeded } from '#web/app/signed-in/second-step.ts'
import { dayOf } from '#web/ui/dates.ts'

const fetchBanner = async () =>
  (await import('#web/app/signed-in/registration-banner.tsx')).RegistrationBanner

const fetchSecondStepBanner = async () =>
  (await import('#web/app/signed-in/second-step-banner.tsx')).SecondStepBanner

const fetchAgeBanner = async () => (await import('#web/accounts/age-banner.tsx')).AgeBanner

function ageGroupToday({ role, date_of_birth }: Profile) {
  return role === 'client' && date_of_birth
    ? ageGroupOn(date_of_birth, dayOf(Date.now()))
    : undefined
}

/** What a person has to do first, above each page of theirs until it is done. */
export function StandingBanner({ route, profile }: { route: AppRoute; profile: Profile }) {
  const isSecondStepNeeded = useSecondStepNeeded()
  if (isSecondStepNeeded) return <Late fetchPart={fetchSecondStepBanner} props={{}} />
  // Never above help or results of a screening.
  const group = route.sensitive ? undefined : ageGroupToday(profile)
  if (group === 'too_young' || (group === 'minor' && !profile.guardian_name))
    return (
      <Late fetchPart={fetchAgeBanner} props={{ profile, isTooYoung: group === 'too_young' }} />
    )
  // The page about it says the same, at length.
  if (route.audience !== 'provider' || route.path === '/provider-registration') return null
  return <Late fetchPart={fetchBanner} props={{ profile }} />
}
