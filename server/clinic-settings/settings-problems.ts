import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 409 `stale_settings` where another version is stored than the one that was seen */
export function requireNewest(stored: number, seen: number): void {
  if (stored !== seen)
    throw new Problem(
      409,
      'stale_settings',
      'Another admin has changed the settings since you opened them. Nothing is lost: look at the history, then load the page again.',
    )
}
