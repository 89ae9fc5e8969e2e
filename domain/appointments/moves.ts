import * as z from 'zod/mini'
import { dayAfter, daysBetween, lusakaClock } from '../values/lusaka.ts'
import { uuid } from '../values/uuid.ts'
import { agreedHow, overbookReason } from './agreement.ts'
import { maxInSeries } from './series.ts'
import { bookingDays, startOfSlot, type StartsOn, whyNotASlot } from './slots.ts'

/** A session moves to at most this many days after its present time, also beyond the days of a booking. */
const maxDaysLater = 28

/** Other times for an appointment, or for an appointment and all that follow in its series. */
export const newMove = z.object({
  /** The id of the first new appointment: a retry with it moves nothing twice. */
  id: uuid('Send a UUID.'),
  /** When each starts, in order: one for the appointment alone. */
  times: z
    .array(
      z.iso.datetime({ offset: true, error: 'Send an instant in ISO 8601.' }),
      'Send a list of times.',
    )
    .check(
      z.minLength(1, 'Choose a time.'),
      z.maxLength(maxInSeries, `Choose at most ${maxInSeries} times.`),
    ),
})
export type NewMove = z.output<typeof newMove>

/** As a provider moves them, who may state that the patient has agreed. */
export const newMoveByProvider = z.extend(newMove, {
  agreed_how: agreedHow,
  overbook_reason: overbookReason,
})
export type NewMoveByProvider = z.output<typeof newMoveByProvider>

/**
 * Why appointments cannot move to these times; undefined where they can.
 *
 * @param times in order
 * @param before when they start now, in order, as many
 * @param starts the clinic's calendar, as `whyNotASlot` takes it
 */
export function whyNotMoved(
  times: readonly Date[],
  before: readonly Date[],
  now: Date,
  starts?: StartsOn,
): string | undefined {
  if (times.every((at, index) => +at === +before[index]!)) return 'Choose another time.'
  const today = lusakaClock(now).day
  const days = times.map((at) => lusakaClock(at).day)
  for (const [index, at] of times.entries()) {
    if (at <= now) return 'Choose a time that is still to come.'
    // Whether it is a slot at all; how far ahead is decided below.
    const why = whyNotASlot(at, new Date(+at - 1), starts)
    if (why) return why
    const oldDay = lusakaClock(before[index]!).day
    const lastDay = Math.max(bookingDays, daysBetween(today, oldDay) + maxDaysLater)
    if (daysBetween(today, days[index]!) > lastDay)
      return `Choose a day within the next ${bookingDays} days, or at most ${maxDaysLater} days later than now.`
  }
  const isInOrder = days.every((day, index) => index === 0 || day > days[index - 1]!)
  return isInOrder ? undefined : 'Choose one time a day, each later than the one before.'
}

/**
 * When appointments of a series start that move with the first: as many days later or earlier, at the time of the
 * first.
 *
 * @param before when they start now, in order (ISO 8601)
 * @param first when the first is to start (ISO 8601)
 */
export function movedTimes(before: readonly string[], first: string): string[] {
  const { day, time } = lusakaClock(new Date(first))
  const oldDays = before.map((at) => lusakaClock(new Date(at)).day)
  return oldDays.map((oldDay) => startOfSlot(dayAfter(day, daysBetween(oldDays[0]!, oldDay)), time))
}
