import { ageGroupOn } from '#domain/values/age.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import type { AppRoute } from '#web/app/routing/route.ts'
import { fetchAgeBanner } from '#web/feature-parts/age-banner.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useSecondStepNeeded } from '#web/platform/signed-in/auth/second-step.ts'
import { dayOf } from '#web/platform/values/dates.ts'

const fetchBanner = async () =>
  (await import('#web/app/signed-in/registration-banner.tsx')).RegistrationBanner

const fetchSecondStepBanner = async () =>
  (await import('#web/app/signed-in/second-step-banner.tsx')).SecondStepBanner

function ageGroupToday({ role, date_of_birth }: Profile) {
  return role === 'client' && date_of_birth
    ? ageGroupOn(date_of_birth, dayOf(Date.now()))
    : undefined
}

/** What a user has to do first, above each of their pages until it is done. */
export function StatusBanner({ route, profile }: { route: AppRoute; profile: Profile }) {
  const isSecondStepNeeded = useSecondStepNeeded()
  if (isSecondStepNeeded) return <Lazy fetchPart={fetchSecondStepBanner} props={{}} />
  // Never above help or results of a screening.
  const group = route.sensitive ? undefined : ageGroupToday(profile)
  if (group === 'too_young' || (group === 'minor' && !profile.guardian_name))
    return (
      <Lazy fetchPart={fetchAgeBanner} props={{ profile, isTooYoung: group === 'too_young' }} />
    )
  // The page about it says the same, at length.
  if (route.audience !== 'provider' || route.path === '/provider-registration') return null
  return <Lazy fetchPart={fetchBanner} props={{ profile }} />
}
