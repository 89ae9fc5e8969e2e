import { sql } from 'kysely'
import { closesAfter } from '#domain/calls/window.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** Minutes for which signals are kept: a browser fetches them within seconds. */
const signalMinutes = 10

/** Deletes signals that no browser fetches any more, and calls whose window has closed. */
export async function deleteExpired(tx: Transaction): Promise<void> {
  await tx.run(
    tables
      .deleteFrom('call_signals')
      .where('created_at', '<', sql<Date>`now() - ${signalMinutes} * interval '1 minute'`),
  )
  await tx.run(
    tables
      .deleteFrom('calls')
      .using('appointments')
      .whereRef('appointments.id', '=', 'calls.appointment_id')
      .where(
        sql<boolean>`appointments.appointment_time + (appointments.duration_minutes + ${closesAfter}) * interval '1 minute' < now()`,
      ),
  )
}
