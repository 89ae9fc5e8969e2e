import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/**
 * Rejects marking a message that is not new (any more) as answered.
 *
 * @param exists whether there is such a message, marked
 * @throws Problem 404 where there is none, 409 where it is marked already
 */
export function rejectMarking(exists: boolean): never {
  requireFound(exists)
  throw new Problem(409, 'conflict', 'This is marked as answered already, perhaps by a colleague.')
}
