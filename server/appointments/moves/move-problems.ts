import { whyNotMoved } from '#domain/appointments/moves.ts'
import type { StartsOn } from '#domain/appointments/slots.ts'
import { writtenInLusaka } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { isRoomTaken, staleStatus } from '../booking-problems.ts'

/** @throws Problem 422 where appointments cannot move to these times; both in order, as many */
export function requireMoveTimes(
  times: readonly Date[],
  before: readonly Date[],
  now: Date,
  starts?: StartsOn,
) {
  const why = whyNotMoved(times, before, now, starts)
  if (why) throw new Problem(422, 'invalid', why, { fields: { times: why } })
}

/**
 * Requires that what is stored is what its mover has seen: none has changed, and no other follows.
 *
 * @param old the upcoming appointments of the move, in order
 * @param count how many the mover sent times for
 */
export function requireUnchanged(old: readonly { id: string }[], first: string, count: number) {
  if (old.length !== count || old[0]?.id !== first) throw staleStatus()
}

/** @throws Problem 409 where the provider has erased their account */
export function requireProvider(provider_id: string | null): asserts provider_id is string {
  if (provider_id === null) throw staleStatus()
}

/** Names the times that are not free. Nothing is changed. */
export function requireFreeToMove(taken: readonly Date[]): void {
  if (taken.length === 0) return
  const named = taken.map(writtenInLusaka).join('; ')
  throw new Problem(
    409,
    'hours_taken',
    `Nothing was changed. ${taken.length === 1 ? 'This time is' : 'These times are'} not free: ${named}. Choose another time.`,
  )
}

/** @throws any error but that another session took the room at the same moment */
export function requireRoomTaken(error: unknown): void {
  if (!isRoomTaken(error)) throw error
}
