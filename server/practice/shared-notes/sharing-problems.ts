import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { staleNotes } from '../provider-appointments/appointment-problems.ts'

/** What `practice.share_notes` says. */
export type SharingResult = 'shared' | 'changed' | 'again' | 'stale' | 'not_held'

/**
 * Requires that notes are shared now.
 *
 * @throws Problem 404 where the caller has no such session, 409 where it was not held, or the notes have changed
 */
export function requireShared(
  result: SharingResult | null,
): asserts result is Exclude<SharingResult, 'stale' | 'not_held'> {
  requireFound(result)
  if (result === 'stale') throw staleNotes()
  if (result === 'not_held')
    throw new Problem(
      409,
      'not_held',
      'You can share notes once the session is completed and took place.',
    )
}
