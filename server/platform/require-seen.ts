import { Problem } from './problem.ts'

/**
 * @param stored when the entry was last changed
 * @param seen the same, of the entry that the person saw
 * @throws Problem 409 where it was changed between
 */
export function requireSeen(stored: Date | null, seen: string | null): void {
  const isSame = (stored?.getTime() ?? null) === (seen === null ? null : Date.parse(seen))
  if (!isSame)
    throw new Problem(
      409,
      'changed_since',
      'This was changed a moment ago, perhaps on another phone. Look at it now, and save again if yours is right.',
    )
}
