import type { Profile } from '#domain/profile.ts'
import type { Place } from '#web/ui/place-list.tsx'
import { isPlanWriter } from './plans/plan-writers.ts'

const plans: Place = {
  to: '/plan-requests',
  icon: 'file',
  title: 'Plan requests',
  text: 'Who waits for a plan, and the plans you have sent.',
}

/** The rooms of somebody's practice. */
export const practiceModules = (profile: Profile): readonly Place[] =>
  isPlanWriter(profile) ? [plans, ...modules] : modules

const modules: readonly Place[] = [
  {
    to: '/appointment-scheduler',
    icon: 'calendar',
    title: 'Appointments',
    text: 'Your month, and what is asked of you.',
  },
  {
    to: '/patient-management',
    icon: 'user',
    title: 'Patients',
    text: 'Everybody who has an appointment with you.',
  },
  {
    to: '/availability',
    icon: 'cup',
    title: 'Availability',
    text: 'Your hours, your breaks and your days away.',
  },
  {
    to: '/shared-screenings',
    icon: 'leaf',
    title: 'Shared screenings',
    text: 'Results of patients who share them with you.',
  },
  {
    to: '/safety-alerts',
    icon: 'bell',
    title: 'Safety alerts',
    text: 'Patients who may be unsafe, and what came of it.',
  },
  {
    to: '/provider-registration',
    icon: 'check',
    title: 'Registration',
    text: 'Your practising certificate, and until when it counts.',
  },
  { to: '/billing', icon: 'file', title: 'Billing', text: 'Invoices and revenue.' },
]
