import { bookingDays } from '#domain/appointments/slots.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { startOfDay } from '#web/platform/values/dates.ts'
import type { WantedAppointments } from '../appointment-queries.ts'

/** For how many past days the page shows appointments, and asks for their outcome. */
const daysBack = 90

/** The periods of a list, in days from today: the first one, and the last one, which is part of it. */
const days = {
  upcoming: { first: 0, last: bookingDays },
  week: { first: 0, last: 6 },
  month: { first: 0, last: 29 },
  past: { first: -daysBack, last: 0 },
} as const
export type Period = keyof typeof days

export const upcomingPeriods = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'week', label: 'Next 7 days' },
  { value: 'month', label: 'Next 30 days' },
] as const satisfies readonly { value: Period; label: string }[]

export const allPeriods = [
  ...upcomingPeriods,
  { value: 'past', label: 'Past 90 days' },
] as const satisfies readonly { value: Period; label: string }[]

/** The instants of a period, in milliseconds; what is past comes latest first. */
export function spanOf(
  period: Period,
  today: string,
): Pick<WantedAppointments, 'from' | 'to' | 'order'> {
  const { first, last } = days[period]
  return {
    from: startOfDay(dayAfter(today, first)),
    to: startOfDay(dayAfter(today, last + 1)),
    order: period === 'past' ? 'latest' : 'earliest',
  }
}
