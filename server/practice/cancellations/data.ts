import { sql } from 'kysely'
import {
  maxCancelled,
  type NewCancellation,
  type NewCancellationByAdmin,
  type UpcomingAppointment,
} from '#domain/practice/cancel-many.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * Cancels, as the system, those of these appointments that are the actor's and upcoming. A trigger notifies each
 * patient; the reason is stored apart, where patients cannot read it.
 *
 * @returns the ids that were cancelled; the others are over, cancelled or not the actor's
 */
export async function cancelProviderAppointments(
  tx: Transaction,
  actor_id: string,
  { ids, reason, and_following = false }: NewCancellation,
): Promise<string[]> {
  const rows = await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'provider', cancelled_at: sql<Date>`now()` })
      .where((row) =>
        row.or([
          row('id', 'in', ids),
          sql<boolean>`${and_following} and exists (select from appointments as chosen
            where chosen.id = any(${ids}::uuid[]) and chosen.provider_id = ${actor_id}
              and chosen.series_id = appointments.series_id and chosen.patient_id = appointments.patient_id
              and chosen.appointment_time <= appointments.appointment_time)`,
        ]),
      )
      .where('provider_id', '=', actor_id)
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`)
      .returning(['id', 'patient_id']),
  )
  await keepReasons(tx, { provider_id: actor_id, called_off_by: actor_id, reason, rows })
  return rows.map(({ id }) => id)
}

/** As the system: the next appointments of a provider, the earliest first, without their patients; 100 at most. */
export async function listUpcoming(tx: Transaction, provider_id: string) {
  return tx.run(
    tables
      .selectFrom('appointments')
      .select(['id', 'appointment_time', 'duration_minutes', 'status'])
      .$narrowType<Pick<UpcomingAppointment, 'status'>>()
      .where('provider_id', '=', provider_id)
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`)
      .orderBy('appointment_time')
      .limit(maxCancelled),
  )
}

/**
 * Cancels, as the system, a provider's upcoming appointments: all of them, or those with these ids.
 *
 * @param cancelled_by the patient, where they have asked the front desk for it; the provider, who is away
 * @returns the ids that were cancelled; the others are over, cancelled or another provider's
 */
export async function cancelForProvider(
  tx: Transaction,
  actor_id: string,
  provider_id: string,
  { ids, reason }: NewCancellationByAdmin,
  cancelled_by: 'patient' | 'provider' | 'system' = 'system',
): Promise<string[]> {
  const rows = await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by, cancelled_at: sql<Date>`now()` })
      .where('provider_id', '=', provider_id)
      .where(ids ? sql<boolean>`id = any(${ids}::uuid[])` : sql<boolean>`true`)
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`)
      .returning(['id', 'patient_id']),
  )
  await keepReasons(tx, { provider_id, called_off_by: actor_id, reason, rows })
  return rows.map(({ id }) => id)
}

interface Stored {
  provider_id: string
  called_off_by: string
  reason: string
  rows: readonly { id: string; patient_id: string }[]
}

async function keepReasons(tx: Transaction, { rows, provider_id, called_off_by, reason }: Stored) {
  if (rows.length === 0) return
  await Promise.all([
    tx.run(
      tables
        .insertInto('call_off_reasons')
        .values(rows.map(({ id }) => ({ appointment_id: id, provider_id, called_off_by, reason }))),
    ),
    ...rows.map(({ id, patient_id }) =>
      audit(tx, {
        actor_id: called_off_by,
        subject_id: patient_id,
        action: 'appointment.call_off',
        record_id: id,
      }),
    ),
  ])
}
