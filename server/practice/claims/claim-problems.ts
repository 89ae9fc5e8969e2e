import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** What came of a claim: `again` where it was the caller's already. */
export interface Claim {
  result: string
  /** Whose it is; null where the caller has not got it. */
  person_id: string | null
  /** Who has it, where it is `taken`. */
  holder_name: string | null
}

/** How a problem says it. */
export interface ClaimWords {
  /** As in "Grace Mwale has this call already." */
  what: string
  /** Of what is over. */
  ended: string
}

/**
 * @param claim what was done; undefined where there is no such thing to claim
 * @returns whose it is, which the caller has now
 * @throws Problem 404 where there is none, 409 where a colleague has it or it is over
 */
export function requireClaim(claim: Claim | undefined, { what, ended }: ClaimWords): string {
  requireFound(claim)
  if (claim.result === 'taken')
    throw new Problem(409, 'taken', `${claim.holder_name || 'A colleague'} has ${what} already.`)
  if (claim.person_id === null) throw new Problem(409, 'ended', ended)
  return claim.person_id
}
