import { notFound } from './problem.ts'

/**
 * Requires a row that a query may not have found: because there is none, or because the actor may not see it.
 *
 * @param found the row, or whether there is one
 * @throws Problem 404
 */
export function requireFound(found: unknown): asserts found {
  if (!found) throw notFound()
}
