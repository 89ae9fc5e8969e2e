import { inLusaka } from '../values/lusaka.ts'
import { openingHours } from '../values/opening-hours.ts'

/**
 * Who is notified of a safety alert, and when. The numbers are in this file alone; the jobs of
 * `server/safety/escalation` keep them. Sources: docs/for-the-clinician.md, "Safety alerts".
 *
 * Times count from `due_at`: when the alert was raised, or when the next step is due that a provider
 * chose. At `due_at` the provider gets an email, then, while no provider takes a step:
 */
export const escalation = {
  /** Minutes until the person's other therapists get an email. Source: the owner's rule; an earlier clinical draft said 60. */
  othersAfter: 30,
  /** Minutes until the admins get an email: that an alert is pending, nothing else. Source: as above; the draft said a day. */
  adminsAfter: 60,
  /** Minutes in which a provider who said "I am getting in touch" must record the result. Our choice. */
  stepAfterOnIt: 60,
} as const

/** Minutes until the next try, after a provider could not reach the person. Our choice: never more than a day. */
export const nextTries = {
  15: 'In 15 minutes',
  30: 'In 30 minutes',
  60: 'In 1 hour',
  120: 'In 2 hours',
  240: 'In 4 hours',
  720: 'In 12 hours',
} as const
export const nextTryMinutes = Object.keys(nextTries).map(Number)

/**
 * Days until the next date with the person once an alert is closed: 1 to 14, 3 where nothing else is chosen.
 * Source: a first contact after 24 to 72 hours, then weekly (Stanley 2018, JAMA Psychiatry).
 */
export const nextContactDays = { first: 1, usual: 3, last: 14 } as const

/** Whether this is outside the hours in which someone here may read. */
export function isOutOfHours(at: Date): boolean {
  const { weekday, hour } = inLusaka(at)
  const isWorkday = openingHours.weekdays.includes(weekday)
  return !isWorkday || hour < openingHours.from || hour >= openingHours.to
}

/** The text for a patient who raises an alert or has consented to alerts. */
export const outOfHoursText =
  'It is outside working hours now. No one may read this before the next working day.'
