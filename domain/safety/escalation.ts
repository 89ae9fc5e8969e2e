import { dayAfter, inLusaka, instantAt, lusakaClock } from '../values/lusaka.ts'
import { openingHours, worksOn } from '../values/opening-hours.ts'

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
  /** Minutes until the first clinician on duty gets the alert, and each further one after the one before. Our choice. */
  onDutyAfter: 60,
  /** Minutes until the clinic's lead gets the alert. Source: a first contact within 24 hours (Stanley 2018, JAMA Psychiatry). */
  leadAfter: 24 * 60,
  /** Minutes after which everyone notified gets the email again: in working hours, and each morning. The owner's rule. */
  repeatAfter: 60,
  /** Minutes in which a provider who said "I am getting in touch" must record the result. Our choice. */
  stepAfterOnIt: 60,
} as const

/** Why someone gets an alert: they have an appointment with the person, are on duty, or lead the clinic. */
export const reachedAs = ['provider', 'on_duty', 'lead'] as const
export type ReachedAs = (typeof reachedAs)[number]

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

/** Whether the clinic is closed on a day (`YYYY-MM-DD`), as a public holiday is. */
type IsClosed = (day: string) => boolean
const never: IsClosed = () => false

/**
 * Whether this is outside the hours in which someone here may read.
 *
 * @param isClosed left out for reminders, of which too many are better than too few on a public holiday
 */
export function isOutOfHours(at: Date, isClosed = never): boolean {
  const { weekday, hour } = inLusaka(at)
  const hours = openingHours()
  const isWorkday = worksOn(hours, weekday) && !isClosed(lusakaClock(at).day)
  return !isWorkday || hour < hours.work_from || hour >= hours.work_to
}

/** Minutes since working hours last began at the hour of a morning, on any day of the week. */
export function minutesSinceMorning(at: Date): number {
  const { hour, minute } = inLusaka(at)
  const minutes = (hour - openingHours().work_from) * 60 + minute
  return minutes < 0 ? minutes + 24 * 60 : minutes
}

/** A clinic may be closed for weeks; after these, a day of the week is named all the same. */
const daysAhead = 60

/** The day on which working hours next begin after `at`, `YYYY-MM-DD` in Lusaka. */
export function nextOpeningDay(at: Date, isClosed = never): string {
  const { day } = lusakaClock(at)
  const hours = openingHours()
  const days = Array.from({ length: daysAhead }, (_, index) => dayAfter(day, index))
  const opening = days.filter((one) => {
    const from = instantAt(one, `${String(hours.work_from).padStart(2, '0')}:00`)
    return from > at && worksOn(hours, inLusaka(from).weekday)
  })
  return opening.find((one) => !isClosed(one)) ?? opening[0]!
}
