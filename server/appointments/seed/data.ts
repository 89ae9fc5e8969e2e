import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'
import { describeAppointments } from './sample-appointments.ts'

/** The appointments of those patients who are new here, with providers who are there. */
export async function seedAppointments(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  for (const { patient, provider, ...sample } of describeAppointments(now)) {
    if (!newcomers.has(patient)) continue
    const ids = tables
      .selectFrom(['user_profiles as patient', 'user_profiles as provider'])
      .select(['patient.id as patient_id', 'provider.id as provider_id'])
      .where('patient.email', '=', patient)
      .where('provider.email', '=', provider)
    const [pair] = await tx.run(ids)
    if (!pair) continue
    const [appointment] = await tx.run(
      tables
        .insertInto('appointments')
        .values({
          ...pair,
          ...sample,
          ...(sample.status === 'cancelled'
            ? {
                cancelled_by: 'patient',
                cancelled_at: new Date(sample.appointment_time.getTime() - 24 * 60 * 60 * 1000),
              }
            : {}),
        })
        // The provider may be taken at that time by now.
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    if (appointment) await skipNotifications(tx, appointment.id)
  }
}

/** No email about an invented appointment: it counts as notified and reminded of. */
async function skipNotifications(tx: Transaction, appointment_id: string): Promise<void> {
  await Promise.all([
    tx.run(
      tables
        .updateTable('appointment_events')
        .set({ told_at: sql<Date>`now()` })
        .where('appointment_id', '=', appointment_id),
    ),
    tx.run(
      tables
        .insertInto('appointment_reminders')
        .values((['day', 'hour'] as const).map((kind) => ({ appointment_id, kind }))),
    ),
  ])
}
