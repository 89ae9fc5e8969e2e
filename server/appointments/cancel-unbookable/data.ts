import { sql } from 'kysely'
import { impossibleWithinDays } from '#domain/practice/cancel-many.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * Cancels, as the system, the appointments within days of providers who cannot practise: suspended,
 * with an ended certificate, or not approved. A trigger notifies both.
 *
 * @returns how many
 */
export async function cancelImpossible(tx: Transaction): Promise<number> {
  const rows = await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'system', cancelled_at: sql<Date>`now()` })
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`)
      .where(
        'appointment_time',
        '<',
        sql<Date>`now() + ${impossibleWithinDays}::integer * interval '1 day'`,
      )
      .where('provider_id', 'is not', null)
      .where(
        sql<boolean>`not exists (select from practice.providers_in_practice() as p(id) where p.id = appointments.provider_id)`,
      )
      .returning(['id', 'patient_id']),
  )
  await Promise.all(
    rows.map(({ id, patient_id }) =>
      audit(tx, { subject_id: patient_id, action: 'appointment.call_off', record_id: id }),
    ),
  )
  return rows.length
}
