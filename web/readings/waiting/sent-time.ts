import { longestWait } from '#domain/readings/measures.ts'
import { ageOf, type Stamp } from '#web/platform/calls/entry-age.ts'
import { clocksNow } from '#web/platform/calls/stamp.ts'

/** The times of an entry alone. */
export const stampOf = ({ at, offset, taken_at }: Stamp): Stamp => ({ at, offset, taken_at })

/** How long ago a reading was taken, where that is not now. */
export function timeOf(stamp: Stamp): { seconds_ago?: number } {
  // Of a correction: it was rejected for another reason, so its time was known.
  const seconds_ago = ageOf(stamp, clocksNow(), longestWait)
  return seconds_ago === undefined ? {} : { seconds_ago }
}
