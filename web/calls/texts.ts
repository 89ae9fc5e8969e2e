import type { Call } from '#domain/calls/schema.ts'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'

export const errorTitles = {
  fetching: 'Could not open the session',
  entering: 'Could not enter the session',
  admitting: 'Could not admit the patient',
} as const

/** `Your session with Dr Mumba`; for a provider `Session with Mary Banda`, with the date of birth as in other titles. */
export const titleOf = ({ role, other }: Call) =>
  role === 'patient'
    ? `Your session with ${other.full_name}`
    : `Session with ${nameOfPatient(other)}`

/** `Thursday 12 November, 09:00, 60 minutes` */
export const timeOf = ({ appointment_time, duration_minutes }: Call) =>
  `${formatDay(appointment_time)}, ${formatTime(appointment_time)}, ${duration_minutes} minutes`

/** Where each role goes from here. */
export function placesOf({ role, isStudent }: { role: string; isStudent: boolean }) {
  return role === 'provider'
    ? ({ list: '/appointment-scheduler', messages: '/messaging' } as const)
    : ({ list: isStudent ? '/book-appointment' : '/appointments', messages: '/messages' } as const)
}

export type Places = ReturnType<typeof placesOf>
