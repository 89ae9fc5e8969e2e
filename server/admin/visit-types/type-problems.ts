import { maxVisitTypes } from '#domain/appointments/visit-types.ts'
import { Problem } from '#server/platform/problem.ts'

const sameName = 'Another visit type has this name.'

/** @throws Problem 422 where another type in use has the name */
export function requireOwnName(isTaken: boolean): void {
  if (isTaken) throw new Problem(422, 'invalid', sameName, { fields: { name: sameName } })
}

/** @throws Problem 409 where there are as many types in use as can be kept */
export function requireSpace(others: number): void {
  if (others >= maxVisitTypes)
    throw new Problem(
      409,
      'too_many',
      `There are ${maxVisitTypes} visit types already. Retire some first.`,
    )
}

/** @throws Problem 409 where no other type is in use: then nothing could be booked */
export function requireOneLeft(others: number): void {
  if (others === 0)
    throw new Problem(
      409,
      'last_visit_type',
      'This is the last visit type in use. Add another one first, or nothing can be booked.',
    )
}
