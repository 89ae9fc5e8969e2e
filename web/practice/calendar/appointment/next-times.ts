import { whyNotASlot } from '#domain/appointments/slots.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import type { Option } from '#web/ui/forms/fields.tsx'

const week = 7 * 24 * 60 * 60 * 1000

/**
 * The same weekday and time one week and two weeks after a session, without those that cannot be booked.
 * Lusaka has no daylight saving time.
 *
 * @param appointment_time ISO 8601
 * @param now milliseconds
 * @returns instants, ISO 8601
 */
export const nextTimes = (appointment_time: string, now: number): string[] =>
  [1, 2]
    .map((weeks) => new Date(Date.parse(appointment_time) + weeks * week))
    .filter((at) => whyNotASlot(at, new Date(now)) === undefined)
    .map((at) => at.toISOString())

/** Values of the choice that are no time. */
export const noNext = 'none'
export const otherNext = 'other'

export const nextOptions = (times: readonly string[]): Option[] => [
  { value: noNext, label: 'Do not propose one' },
  ...times.map((at) => ({ value: at, label: `${formatDay(at)}, ${formatTime(at)}` })),
  { value: otherNext, label: 'Another time' },
]
