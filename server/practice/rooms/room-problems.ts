import { Problem } from '#server/platform/problem.ts'
import { isRoomTaken, staleStatus } from '../../appointments/booking-problems.ts'

/** What decides whether an appointment has a room. */
interface Held {
  status: string
  session_type: string
  is_over: boolean
}

const notForRooms = 'Only an in-person session has a room.'
const noRoom = 'There is no such room any more. Please choose another.'

/** @throws Problem 422 for a session that is not in person, 409 where it is cancelled or over */
export function requireRoomNeeded({ status, session_type, is_over }: Held): void {
  if (session_type !== 'In-person')
    throw new Problem(422, 'invalid', notForRooms, { fields: { room_id: notForRooms } })
  if (is_over || (status !== 'requested' && status !== 'confirmed')) throw staleStatus()
}

/** @throws Problem 422 where there is no such room, or it is retired */
export function requireRoom(room: object | undefined): void {
  if (!room) throw new Problem(422, 'invalid', noRoom, { fields: { room_id: noRoom } })
}

const taken = () =>
  new Problem(409, 'room_taken', 'This room is taken at this time. Please choose another.')

/** @throws Problem 409 where another session is in the room at that time */
export function requireFreeRoom(is_free: boolean): void {
  if (!is_free) throw taken()
}

/**
 * Says it of the table's own refusal, where two gave the room away at once.
 *
 * @throws Problem 409 where the room is taken; any other error as it is
 */
export function rejectTaken(error: unknown): never {
  if (isRoomTaken(error)) throw taken()
  throw error
}
