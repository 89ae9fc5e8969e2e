import { daysBetween, instantAt, lusakaClock } from '../values/lusaka.ts'

/**
 * When an appointment can start: six slots a day of an hour each, by the clock in Lusaka, in the future and
 * at most 90 days from now (docs/specification.md, "Slots"). The policies of the table have the same rule:
 * `practice.is_slot`.
 */
export const slotTimes = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const
export type SlotTime = (typeof slotTimes)[number]

export const slotMinutes = 60
export const bookingDays = 90
/** The most requested and confirmed appointments that one patient may have in the future. */
export const maxOpen = 5

export const sessionTypes = ['Virtual', 'Phone', 'In-person'] as const
export type SessionType = (typeof sessionTypes)[number]

/** The instant at which a slot of a day (`YYYY-MM-DD`) begins, ISO 8601 in UTC as the server answers it. */
export function startOfSlot(day: string, time: SlotTime): string {
  return instantAt(day, time).toISOString()
}

/** Whether a day can be booked at all, today included. */
export function isBookableDay(day: string, now: Date): boolean {
  const daysUntil = daysBetween(lusakaClock(now).day, day)
  return daysUntil >= 0 && daysUntil <= bookingDays
}

/** Why an instant is no slot that can be booked; undefined where it is one. */
export function whyNotASlot(at: Date, now: Date): string | undefined {
  const { day, time } = lusakaClock(at)
  const isSlot = at.getTime() % (60 * 1000) === 0 && slotTimes.some((slot) => slot === time)
  if (!isSlot) return `Choose one of these times in Lusaka: ${slotTimes.join(', ')}.`
  if (at <= now) return 'Choose a time that is still to come.'
  if (!isBookableDay(day, now)) return `Choose a day within the next ${bookingDays} days.`
  return undefined
}
