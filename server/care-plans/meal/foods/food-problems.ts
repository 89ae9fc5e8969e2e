import { Problem } from '#server/platform/problem.ts'

/**
 * @param other another food of the same name
 * @throws Problem 409 where there is one
 */
export function requireUniqueName(other: object | undefined): void {
  if (!other) return
  const message = 'This food is in the library already.'
  throw new Problem(409, 'conflict', message, { fields: { name: message } })
}
