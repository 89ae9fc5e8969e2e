import type { Profile } from '#domain/accounts/profile.ts'
import { type Place, PlaceList } from '#web/ui/layout/place-list.tsx'
import { isPlanWriter } from '#domain/care-plans/shared/kinds.ts'

const plans: Place = {
  to: '/plan-requests',
  icon: 'leaf',
  title: 'Plan requests',
  text: 'Open plan requests, and what you sent.',
}

const people: readonly Place[] = [
  {
    to: '/patient-management',
    icon: 'user',
    title: 'Patients',
    text: 'Everyone who has an appointment with you.',
  },
  {
    to: '/shared-screenings',
    icon: 'pulse',
    title: 'Shared screenings',
    text: 'Results of those who share them.',
  },
  {
    to: '/safety-alerts',
    icon: 'bell',
    title: 'Safety alerts',
    text: 'Who may be unsafe.',
  },
]

const time: readonly Place[] = [
  {
    to: '/appointment-scheduler',
    icon: 'calendar',
    title: 'Appointments',
    text: 'Your month, and what is asked of you.',
  },
  {
    to: '/availability',
    icon: 'cup',
    title: 'Availability',
    text: 'Your hours, breaks and days away.',
  },
]

const desk: readonly Place[] = [
  {
    to: '/provider-registration',
    icon: 'check',
    title: 'Registration',
    text: 'Your practising certificate.',
  },
  { to: '/billing', icon: 'file', title: 'Billing', text: 'Invoices and revenue.' },
  { to: '/messaging', icon: 'chat', title: 'Messages', text: 'You and your patients.' },
]

/** The modules of a provider's practice: patients, appointments, and documents. */
export function PracticeModules({ profile }: { profile: Profile }) {
  const groups = [
    { title: 'People', places: people },
    { title: 'Time', places: isPlanWriter(profile) ? [...time, plans] : time },
    { title: 'Desk', places: desk },
  ]
  return (
    <div className="grid gap-8 md:grid-cols-3">
      {groups.map(({ title, places }) => (
        <div key={title}>
          <h3 className="border-b border-edge pb-2 text-base">{title}</h3>
          <PlaceList places={places} isNarrow />
        </div>
      ))}
    </div>
  )
}
