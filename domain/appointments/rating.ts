import type { PublishedRating } from './rating-schema.ts'
import type { SessionOutcome } from './status.ts'

/**
 * How many days after a session its patient can rate it, and how many days after that they can change the
 * rating. The database keeps the same rule: `practice.rate_session` in `database/`.
 */
export const ratingDays = { toGive: 60, toChange: 7 } as const

/**
 * Ratings are published five at a time, and only once they cannot be changed any more. If one rating were
 * published alone, a provider could compute it from the means before and after it.
 */
export const ratingsAtOnce = 5

const day = 24 * 60 * 60_000

/** Whether the patient of a session may rate it at this moment. */
export function canRate(
  session: { outcome: SessionOutcome | null; appointment_time: string },
  now: Date,
): boolean {
  const until = Date.parse(session.appointment_time) + ratingDays.toGive * day
  return session.outcome === 'held' && now.getTime() < until
}

/** Whether a rating may be changed at this moment. */
export const canChangeRating = ({ created_at }: { created_at: string }, now: Date): boolean =>
  now.getTime() < Date.parse(created_at) + ratingDays.toChange * day

/** `4.6 of 5, 10 ratings`. */
export const describeRating = ({ mean, count }: PublishedRating): string =>
  `${mean.toFixed(1)} of 5, ${count} ratings`
