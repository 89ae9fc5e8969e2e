import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 403 where a provider entered the reading at a clinic */
export function requireOwnEntry({ at_clinic }: { at_clinic: boolean }): void {
  if (at_clinic)
    throw new Problem(
      403,
      'entered_at_clinic',
      'This was entered at the clinic, so you cannot change it. You can remove it.',
    )
}

/**
 * @param stored when the reading was last changed
 * @param seen the same, of the reading that the person saw
 * @throws Problem 409 where it was changed between
 */
export function requireSeen(stored: Date | null, seen: string | null): void {
  const isSame = (stored?.getTime() ?? null) === (seen === null ? null : Date.parse(seen))
  if (!isSame)
    throw new Problem(
      409,
      'changed_since',
      'This reading was changed a moment ago, perhaps on another phone. Look at it now, and save again if yours is right.',
    )
}
