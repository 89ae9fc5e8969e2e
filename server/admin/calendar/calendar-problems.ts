import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 409 where the calendar that is replaced is not the one that is stored */
export function requireUnchangedCalendar(stored: Date, seen: string): void {
  if (stored.getTime() !== Date.parse(seen))
    throw new Problem(
      409,
      'conflict',
      'Another admin has changed the calendar since then. Load the page again.',
    )
}
