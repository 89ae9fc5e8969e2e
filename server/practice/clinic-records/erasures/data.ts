import { audit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/db.ts'
import { endRecord } from '../ended-records/data.ts'

/**
 * Erases a record because its person asked for that by the link in their email, as the system. A record
 * that is gone already stays gone: the answer to a retry is the same.
 */
export async function eraseByLink(tx: Transaction, id: string): Promise<void> {
  const erased = await endRecord(tx, id, { isAsked: true })
  if (!erased) return
  // The person has no account, so the event is in the trail of the provider alone, without an actor.
  await audit(tx, {
    subject_id: erased.provider_id,
    action: 'clinic_record.erase_by_link',
    record_id: id,
  })
}
