import type { Profile } from '#domain/accounts/profile.ts'
import { isPlanWriter } from '#domain/care-plans/shared/kinds.ts'

interface PracticePlace {
  to: `/${string}`
  label: string
  /** For plan writers only, or for every provider, approved or not; else for approved ones. */
  for?: 'plan writers' | 'every provider'
}

const everyPlace: readonly PracticePlace[] = [
  { to: '/provider-profile', label: 'Today', for: 'every provider' },
  { to: '/appointment-scheduler', label: 'Appointments' },
  { to: '/patient-management', label: 'Patients' },
  { to: '/plan-requests', label: 'Plans', for: 'plan writers' },
  { to: '/safety-alerts', label: 'Alerts' },
  { to: '/shared-screenings', label: 'Screenings' },
  { to: '/availability', label: 'Hours', for: 'every provider' },
  { to: '/billing', label: 'Billing' },
  { to: '/messaging', label: 'Messages' },
  { to: '/provider-registration', label: 'Registration', for: 'every provider' },
]

/**
 * The pages that work for a provider, in the order of the menu and of the links below the header.
 *
 * @param provider empty until it is loaded: then the pages of an approved provider of no profession
 */
export function practicePlaces({
  profession = null,
  provider_status = 'approved',
}: Partial<Pick<Profile, 'profession' | 'provider_status'>> = {}) {
  const isApproved = provider_status === 'approved'
  const isWriter = isApproved && isPlanWriter({ profession })
  return everyPlace.filter(
    (place) =>
      place.for === 'every provider' || (place.for === 'plan writers' ? isWriter : isApproved),
  )
}
