import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** @throws Problem 404 where the caller has not claimed it, 409 where something else was recorded */
export function requireRecorded<Row extends { result: string }>(
  recorded: Row | undefined,
): asserts recorded is Row {
  requireFound(recorded)
  if (recorded.result === 'conflict')
    throw new Problem(409, 'conflict', 'Another outcome was recorded already. Load the page again.')
}
