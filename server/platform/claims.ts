import { audit } from './audit.ts'
import type { Transaction } from './db.ts'
import { Problem } from './problem.ts'
import { requireFound } from './require-found.ts'

/** What came of a claim: `again` where it was the caller's already. */
export interface Claim {
  result: string
  /** Whose it is; null where the caller has not got it. */
  person_id: string | null
  /** Who has it, where it is `taken`. */
  holder_name: string | null
}

/** How a problem says it. */
interface ClaimWords {
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
function requireClaim(claim: Claim | undefined, { what, ended }: ClaimWords): string {
  requireFound(claim)
  if (claim.result === 'taken')
    throw new Problem(409, 'taken', `${claim.holder_name || 'A colleague'} has ${what} already.`)
  if (claim.person_id === null) throw new Problem(409, 'ended', ended)
  return claim.person_id
}

/** Of a queue from which one person takes one thing at a time. */
export interface ClaimKind extends ClaimWords {
  /** As the audit trail names it: `call_back`. */
  record: string
}

interface Taking {
  actor_id: string
  id: string
}

/**
 * Claims something of a queue, so that no colleague does it as well; once more changes nothing.
 *
 * @param take does it, under a lock of the row
 * @throws Problem 404 where there is none or the actor may not, 409 where a colleague was first or it is over
 */
export async function claimOne(
  tx: Transaction,
  { record, ...words }: ClaimKind,
  { actor_id, id }: Taking,
  take: () => Promise<Claim | undefined>,
): Promise<void> {
  const claim = await take()
  const subject_id = requireClaim(claim, words)
  if (claim?.result === 'claimed')
    await audit(tx, { actor_id, subject_id, action: `${record}.claim`, record_id: id })
}

/**
 * Gives it back to the colleagues.
 *
 * @param give does it, and answers whose it is
 * @throws Problem 404 where the actor has not claimed it
 */
export async function releaseOne(
  tx: Transaction,
  { record }: Pick<ClaimKind, 'record'>,
  { actor_id, id }: Taking,
  give: () => Promise<string | null | undefined>,
): Promise<void> {
  const subject_id = await give()
  requireFound(subject_id)
  await audit(tx, { actor_id, subject_id, action: `${record}.release`, record_id: id })
}
