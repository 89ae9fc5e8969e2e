import { maxRooms } from '#domain/practice/rooms.ts'
import { Problem } from '#server/platform/problem.ts'

const sameName = 'Another room has this name.'

/** @throws Problem 409 where there are as many rooms as can be kept */
export function requireSpace(count: number): void {
  if (count >= maxRooms)
    throw new Problem(409, 'too_many', `There are ${maxRooms} rooms already. Retire some first.`)
}

/** @throws Problem 422 where another room in use has the name */
export function requireOwnName(other: object | undefined): void {
  if (other) throw new Problem(422, 'invalid', sameName, { fields: { name: sameName } })
}

/** @throws Problem 409 where upcoming appointments are in the room that is to be retired */
export function requireUnused(upcoming: number): void {
  if (upcoming === 0) return
  throw new Problem(
    409,
    'room_in_use',
    `${upcoming === 1 ? 'One upcoming appointment is' : `${upcoming} upcoming appointments are`} in this room. Give ${upcoming === 1 ? 'it' : 'them'} another room first.`,
  )
}
