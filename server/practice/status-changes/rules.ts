import type { StatusChange } from '#domain/practice/status-changes.ts'
import { toProblem } from '#server/platform/problem.ts'

/**
 * What a failed step means for one appointment of many.
 *
 * @throws Problem what concerns the whole call: no rights, or no database
 */
export function outcomeOf(id: string, error: unknown): StatusChange {
  const problem = toProblem(error)
  if (problem.status === 404) return { id, outcome: 'not_found', message: problem.message }
  if (problem.status === 409) return { id, outcome: 'conflict', message: problem.message }
  throw problem
}
