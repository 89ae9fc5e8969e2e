import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { findReaders } from '../../appointments/events/data.ts'
import type { Reader } from '../../appointments/mails.ts'

/** What an email about shared notes may say: nothing of what is in them. */
export interface NotifiedNotes {
  provider_name: string
}

/** Notes that were shared, and where their patient gets email; undefined where they get none about appointments. */
export async function findShared(
  tx: Transaction,
  appointment_id: string,
): Promise<(NotifiedNotes & Pick<Reader, 'address' | 'place'>) | undefined> {
  const [shared] = await tx.run(
    tables
      .selectFrom('shared_notes as shared')
      .innerJoin('user_profiles as provider', 'provider.id', 'shared.provider_id')
      .select(['shared.patient_id', 'provider.full_name as provider_name'])
      .where('shared.appointment_id', '=', appointment_id),
  )
  if (!shared) return undefined
  const { patient_id, provider_name } = shared
  const [reader] = await findReaders(tx, { patient_id, provider_id: null }, 'appointments')
  return reader && { provider_name, address: reader.address, place: reader.place }
}

/** Marks the email as sent, in the transaction that sends it. @returns false where it was sent already */
export async function claimEmail(tx: Transaction, appointment_id: string): Promise<boolean> {
  const claimed = await tx.run(
    tables
      .updateTable('shared_notes')
      .set({ notified_at: sql<Date>`now()` })
      .where('appointment_id', '=', appointment_id)
      .where('notified_at', 'is', null)
      .returning('appointment_id'),
  )
  return claimed.length > 0
}
