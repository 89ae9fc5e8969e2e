import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { findReaders } from '../../appointments/events/data.ts'

/**
 * Marks the email about a discharge as sent, in the transaction that sends it, and finds where it goes.
 *
 * @returns undefined where it was sent already, or where no email about appointments reaches the patient
 */
export async function claimNotice(tx: Transaction, discharge_id: string) {
  const [claimed] = await tx.run(
    tables
      .updateTable('discharges')
      .set({ notified_at: sql<Date>`now()` })
      .where('id', '=', discharge_id)
      .where('notified_at', 'is', null)
      .returning([
        'patient_id',
        'readmitted_at',
        sql<
          string | null
        >`(select p.full_name from public.user_profiles p where p.id = discharges.provider_id)`.as(
          'provider_name',
        ),
      ]),
  )
  if (!claimed?.provider_name) return undefined
  const { patient_id, provider_name } = claimed
  const [reader] = await findReaders(tx, { patient_id, provider_id: null }, 'appointments')
  return reader && { provider_name, address: reader.address, place: reader.place }
}
