import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 409 where a difference was explained in other words, or by another admin */
export function requireUnexplained(explanation: string | null): void {
  if (explanation !== null)
    throw new Problem(409, 'conflict', 'This was explained already, perhaps by a colleague.')
}
