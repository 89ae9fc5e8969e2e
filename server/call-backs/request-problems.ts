import type { CallWindow } from '#domain/call-backs/windows.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** Requests of a person in 24 hours. More is a mistake, or a way to have strangers called. */
const maxPerDay = 5

const over = 'This time has passed. Choose another time.'

/**
 * The one of these windows that starts at an instant.
 *
 * @throws Problem 422 where it cannot be chosen (any more)
 */
export function requireWindow(asked: string, windows: CallWindow[]): CallWindow {
  const start = Date.parse(asked)
  const window = windows.find(({ starts_at }) => Date.parse(starts_at) === start)
  if (!window)
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { starts_at: over },
    })
  return window
}

/** @throws Problem 429 above `maxPerDay` */
export function requireFewToday(asked: number): void {
  if (asked < maxPerDay) return
  throw new Problem(
    429,
    'too_many',
    `You can ask for ${maxPerDay} calls a day. Please call a helpline, or ask again tomorrow.`,
    { retryAfter: 60 * 60 },
  )
}

/**
 * Requires that no other request is open.
 *
 * @param open the open request of the caller, where there is one
 * @throws Problem 409
 */
export function requireNoneOpen(open: object | undefined): void {
  if (open)
    throw new Problem(409, 'already_open', 'You have asked for a call already. We will call you.')
}

/**
 * @param result what the database has done; null where the caller has no such request
 * @throws Problem 404 where there is none, 409 where a call has ended it
 */
export function requireWithdrawn(result: string | null): void {
  requireFound(result)
  if (result === 'ended')
    throw new Problem(409, 'already_ended', 'This has ended already. We have called you.')
}
