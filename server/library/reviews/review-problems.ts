import type { NewReview } from '#domain/library/schema.ts'
import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 422 where a guide is said to be read after `today`, `YYYY-MM-DD` in Lusaka */
export function requirePastDay(review: NewReview, today: string): void {
  if (review.state === 'reviewed' && review.reviewed_on > today)
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { reviewed_on: 'The day of the review cannot be in the future.' },
    })
}

/** @throws Problem 409 `stale_review` where another version is stored than the one that was seen */
export function requireNewestReview(stored: number, seen: number): void {
  if (stored !== seen)
    throw new Problem(
      409,
      'stale_review',
      'Another admin has changed this review since you opened the page. Nothing is lost: load the page again.',
    )
}

/** @throws Problem 409 `stale_guide` where the guide has another text than the one that was read */
export function requireSameText(present: string, read: string): void {
  if (present !== read)
    throw new Problem(
      409,
      'stale_guide',
      'The text of this guide has changed since you opened the page. Load the page again, and read the new text first.',
    )
}
