import { audit } from '#server/platform/audit.ts'
import { type Actor, asActor, asSystemFor, type Transaction } from '#server/platform/db.ts'

export const openBooks = <T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  asSystemFor(actor, 'no policy shows an admin the invoices', work, { replica: true })

/** No patient is in the books, so the reading is in the admin's own trail. */
export const recordReading = (actor: Actor) =>
  asActor(actor, (tx) =>
    audit(tx, { actor_id: actor.user_id, subject_id: actor.user_id, action: 'finance.read' }),
  )

/** Reads the books, and records it. */
export async function readBooks<T>(
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const books = await openBooks(actor, work)
  await recordReading(actor)
  return books
}
