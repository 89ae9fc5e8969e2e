import { sql } from 'kysely'
import type { Transaction } from '#server/platform/db.ts'
import {
  appointmentsOf,
  asProviderAppointments,
} from '../../practice/provider-appointments/data.ts'

/** The actor's appointments with one patient, cancelled ones too, the latest first; one that moved is at its new time. */
export async function listAppointmentsWith(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
  limit: number,
) {
  const query = appointmentsOf(provider_id)
    .where('held.patient_id', '=', patient_id)
    .where(
      sql<boolean>`not exists (select from appointments moved where moved.moved_from = held.id)`,
    )
    .orderBy('held.appointment_time', 'desc')
    .limit(limit)
  return asProviderAppointments(tx, await tx.run(query))
}
