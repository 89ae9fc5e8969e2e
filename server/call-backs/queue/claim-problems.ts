import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

interface Claim {
  result: string
  person_id: string | null
  holder_name: string | null
}

/**
 * @param claim what the database has done; undefined where there is no such request
 * @returns whose request the caller has now
 * @throws Problem 404 where there is none, 409 where a colleague has it or it has ended
 */
export function requireClaim(claim: Claim | undefined): string {
  requireFound(claim)
  if (claim.result === 'taken')
    throw new Problem(409, 'taken', `${claim.holder_name || 'A colleague'} has this call already.`)
  if (claim.person_id === null) throw new Problem(409, 'ended', 'This call is not needed any more.')
  return claim.person_id
}

/** @throws Problem 404 where the caller has not claimed it, 409 where something else was recorded */
export function requireRecorded<Row extends { result: string }>(
  recorded: Row | undefined,
): asserts recorded is Row {
  requireFound(recorded)
  if (recorded.result === 'conflict')
    throw new Problem(409, 'conflict', 'Another outcome was recorded already. Load the page again.')
}
