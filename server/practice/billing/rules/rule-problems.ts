import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 409 `stale_rules` where another version is stored than the one that was seen */
export function requireNewestRules(stored: number, seen: number): void {
  if (stored !== seen)
    throw new Problem(
      409,
      'stale_rules',
      'Another admin has changed these settings since you opened them. Nothing is lost: look at the history, then load the page again.',
    )
}
