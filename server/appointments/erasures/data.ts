import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The upcoming appointments of a patient, with their providers. */
export async function findUpcomingAppointments(tx: Transaction, user_id: string) {
  return tx.run(
    tables
      .selectFrom('appointments')
      .select(['patient_id', 'provider_id', 'appointment_time', 'session_type'])
      .where('patient_id', '=', user_id)
      .where('provider_id', 'is not', null)
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`),
  )
}
