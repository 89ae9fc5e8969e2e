import { longestWait } from '#domain/readings/measures.ts'
import { ageOf, type Stamp } from '#web/platform/calls/entry-age.ts'
import { clocksNow, stampNow } from '#web/platform/calls/stamp.ts'

/** The times of an entry alone. */
export const stampOf = ({ at, offset, taken_at }: Stamp): Stamp => ({ at, offset, taken_at })

/** How long ago a reading was taken, where that is not now. */
export function timeOf(stamp: Stamp): { seconds_ago?: number } {
  // Of a correction: it was rejected for another reason, so its time was known.
  const seconds_ago = ageOf(stamp, clocksNow(), longestWait)
  return seconds_ago === undefined ? {} : { seconds_ago }
}

/**
 * The times of a reading that is logged now.
 *
 * @param taken_at ISO instant that was picked; undefined for now. It is by the server's clock, as the days that were
 *   shown. Where that is not known they were this phone's, and the reading has its age by this phone's clock.
 */
export function stampAt(taken_at: string | undefined): Stamp {
  const stamp = stampNow()
  if (taken_at === undefined) return stamp
  return stamp.offset === undefined ? { at: taken_at } : { ...stamp, taken_at }
}
