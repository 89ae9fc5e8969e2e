import { audit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { type Claim, type ClaimWords, requireClaim } from './claim-problems.ts'

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
