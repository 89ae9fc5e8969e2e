import { maxOpenSeries, type SeriesInterval, whyNotASeries } from '#domain/appointments/series.ts'
import type { SeriesHour } from '#domain/appointments/series-schema.ts'
import { maxOpen, startOfSlot, type StartsOn } from '#domain/appointments/slots.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { writtenInLusaka } from '#server/platform/clock.ts'
import { requireOwnId } from '#server/platform/insert-idempotent.ts'
import { Problem } from '#server/platform/problem.ts'

/** The days (`YYYY-MM-DD`) of a series, and the time of its first session. */
export function daysOf({
  first,
  every_weeks,
  count,
}: {
  first: string
  every_weeks: SeriesInterval
  count: number
}): { time: string; days: string[] } {
  const { day, time } = lusakaClock(new Date(first))
  return {
    time,
    days: Array.from({ length: count }, (_, index) => dayAfter(day, index * every_weeks * 7)),
  }
}

/** All slots (ISO 8601) of some days. */
export const slotsOn = (days: readonly string[], starts: StartsOn): string[] =>
  days.flatMap((day) => starts(day).map((time) => startOfSlot(day, time)))

/** The wanted hour of each day, whether it is free, and what else is free that day. */
export function hoursOf(
  { time, days }: { time: string; days: readonly string[] },
  taken: ReadonlySet<string>,
  starts: StartsOn,
): SeriesHour[] {
  // What the first session is not: a slot of another visit, which is then shown as taken.
  const known = starts(days[0] ?? '')
  const usual = known.length === 0 || known.includes(time) ? time : known[0]!
  return days.map((day) => {
    const free = slotsOn([day], starts).filter((start) => !taken.has(start))
    const starts_at = startOfSlot(day, usual)
    return {
      starts_at,
      free: free.includes(starts_at),
      others: free.filter((start) => start !== starts_at),
    }
  })
}

/** @throws Problem 422 where these times are no series */
export function requireSeries(
  { times, every_weeks }: { times: readonly string[]; every_weeks: SeriesInterval },
  now: Date,
  starts: StartsOn,
): void {
  const why = whyNotASeries(times, every_weeks, now, starts)
  if (why) throw new Problem(422, 'invalid', why, { fields: { times: why } })
}

/** What of a stored series decides whether it is the one that is sent again. */
export interface StoredSession {
  patient_id: string
  provider_id: string | null
  session_type: string
  requested_by: string
  appointment_time: Date
}

/**
 * Requires that what is stored by an id is what is sent.
 *
 * @param times in order
 * @throws Problem 409 where the id belongs to another series
 */
export function requireSameSeries(
  stored: readonly StoredSession[],
  wanted: Omit<StoredSession, 'appointment_time'>,
  times: readonly Date[],
): void {
  const isSame =
    stored.length === times.length &&
    stored.every(
      (one, index) =>
        one.patient_id === wanted.patient_id &&
        one.provider_id === wanted.provider_id &&
        one.session_type === wanted.session_type &&
        one.requested_by === wanted.requested_by &&
        one.appointment_time.getTime() === times[index]!.getTime(),
    )
  requireOwnId(isSame)
}

/** Names the hours that others were quicker with. Nothing is booked. */
export function requireAllFree(taken: readonly Date[]): void {
  if (taken.length === 0) return
  const named = taken.map(writtenInLusaka).join('; ')
  throw new Problem(
    409,
    'hours_taken',
    `Nothing was booked. ${taken.length === 1 ? 'This time is' : 'These times are'} not free: ${named}. Skip ${taken.length === 1 ? 'it' : 'them'}, or choose another time.`,
  )
}

/** @throws Problem 409 where one more series would be too many */
export function requireRoom(hasRoom: boolean): void {
  if (!hasRoom)
    throw new Problem(
      409,
      'too_many_open',
      `Nothing was booked. A patient can have ${maxOpen} upcoming appointments, where a series counts as one. At most ${maxOpenSeries} can be series, and the first must be answered before the second.`,
    )
}
