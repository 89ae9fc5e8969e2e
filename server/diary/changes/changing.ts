import { type Actor, asActor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import { requireActiveConsent } from '../../accounts/consents/data.ts'

/** No person changes a row: the system does, which keeps what was there in the same transaction. */
export const changing = <Changed>(actor: Actor, work: (tx: Transaction) => Promise<Changed>) =>
  asSystemFor(actor, 'change an own entry and keep what it was', work)

/** A corrected value is kept as a new one is. */
export async function correcting(
  actor: Actor,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await asActor(actor, requireActiveConsent)
  await changing(actor, work)
}
