import { daysBetween, instantAt, lusakaClock } from '../values/lusaka.ts'

/**
 * When an appointment can start: at the times of the clinic's calendar, by the clock in Lusaka, in the future and at
 * most 90 days from now. A new installation has six slots a day of an hour each (docs/specification.md, "Slots"). The
 * policies of the table have the same rule: `practice.starts_among`.
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
export function startOfSlot(day: string, time: string): string {
  return instantAt(day, time).toISOString()
}

/** Whether a day can be booked at all, today included. */
export function isBookableDay(day: string, now: Date): boolean {
  const daysUntil = daysBetween(lusakaClock(now).day, day)
  return daysUntil >= 0 && daysUntil <= bookingDays
}

/** When appointments can begin on a day (`YYYY-MM-DD`), as `HH:MM`; none where the clinic is closed. */
export type StartsOn = (day: string) => readonly string[]

const usualStarts: StartsOn = () => slotTimes

/**
 * Why an instant is no slot that can be booked; undefined where it is one.
 *
 * @param starts the clinic's calendar; without it that of a new installation, on a day that is open
 */
export function whyNotASlot(at: Date, now: Date, starts = usualStarts): string | undefined {
  const { day, time } = lusakaClock(at)
  const times = starts(day)
  if (times.length === 0) return 'The clinic is closed on this day. Choose another day.'
  const isSlot = at.getTime() % (60 * 1000) === 0 && times.includes(time)
  if (!isSlot) return `Choose one of these times in Lusaka: ${times.join(', ')}.`
  if (at <= now) return 'Choose a time that is still to come.'
  if (!isBookableDay(day, now)) return `Choose a day within the next ${bookingDays} days.`
  return undefined
}

/** Whether every time of a day that is still ahead is closed; false where none is ahead. */
export function isClosedAhead(slots: readonly { reason?: string | undefined }[]): boolean {
  // Times that are over say nothing of the rest of the day.
  const ahead = slots.filter(({ reason }) => reason !== 'past')
  return ahead.length > 0 && ahead.every(({ reason }) => reason === 'closed')
}

/** Whether no time of a day that is still ahead is free, and not all of them are closed; false where none is ahead. */
export function isFullAhead(
  slots: readonly { free: boolean; reason?: string | undefined }[],
): boolean {
  const ahead = slots.filter(({ reason }) => reason !== 'past')
  return ahead.length > 0 && !isClosedAhead(slots) && ahead.every(({ free }) => !free)
}
