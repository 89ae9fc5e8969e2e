import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { findReaders } from '../../appointments/events/data.ts'

/** Where one of the two providers of a cover gets email about it; undefined where none reaches them. */
export async function findProvider(
  tx: Transaction,
  cover_id: string,
  who: 'absent_id' | 'colleague_id',
) {
  const [row] = await tx.run(tables.selectFrom('covers').select(who).where('id', '=', cover_id))
  const id = row?.[who]
  if (!id) return undefined
  const [reader] = await findReaders(tx, { patient_id: id, provider_id: null }, 'appointments')
  return reader?.address
}

/**
 * Marks the patients of an accepted cover as notified, in the transaction that sends the emails: their records open on the
 * day after it.
 *
 * @returns those in care with the provider who is away; none where they were notified already
 */
export async function claimPatients(tx: Transaction, cover_id: string): Promise<string[]> {
  const [claimed] = await tx.run(
    tables
      .updateTable('covers')
      .set({ patients_notified_at: sql<Date>`now()` })
      .where('id', '=', cover_id)
      .where('accepted_at', 'is not', null)
      .where('ended_at', 'is', null)
      .where('patients_notified_at', 'is', null)
      .returning(['absent_id', 'colleague_id']),
  )
  if (!claimed) return []
  const { absent_id, colleague_id } = claimed
  const rows = await tx.run(
    tables
      .selectFrom('appointments')
      .select('patient_id')
      .distinct()
      .where('provider_id', '=', absent_id)
      .where('patient_id', '<>', colleague_id)
      .where('status', '<>', 'cancelled')
      .where('by_desk_alone', '=', false)
      .where(sql<boolean>`appointment_time > now() - interval '12 months'`)
      .where(
        sql<boolean>`not exists (select from discharges d where d.provider_id = ${absent_id}::uuid
          and d.patient_id = appointments.patient_id and d.readmitted_at is null)`,
      )
      .orderBy('patient_id'),
  )
  return rows.map(({ patient_id }) => patient_id)
}
