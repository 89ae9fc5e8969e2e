import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** What `practice.rate_session` says. */
export type RatingResult = 'given' | 'changed' | 'again' | 'final' | 'not_held' | 'late'

const rejections = {
  not_held: 'You can rate a session once your provider has noted that it took place.',
  late: 'It is too late to rate this session.',
  final: 'It is too late to change your rating.',
} as const

/**
 * Requires that a session was rated.
 *
 * @throws Problem 404 where the caller has no such session, 409 where it was not held or it is too late
 */
export function requireRated(
  result: RatingResult | null,
): asserts result is 'given' | 'changed' | 'again' {
  requireFound(result)
  if (result === 'not_held' || result === 'late' || result === 'final')
    throw new Problem(409, result, rejections[result])
}
