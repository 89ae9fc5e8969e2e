import { sql } from 'kysely'
import type { SessionPhone } from '#domain/appointments/schema.ts'
import { audit, auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * States, as the patient, that the provider of a session did not come.
 *
 * @returns false where this is not the time for it, null where they have no such session
 */
export async function reportAbsence(
  tx: Transaction,
  patient_id: string,
  id: string,
): Promise<boolean | null> {
  // A retry leaves no second trace.
  const [before] = await tx.run(
    tables
      .selectFrom('appointments')
      .select('absence_reported_at')
      .where('id', '=', id)
      .where('patient_id', '=', patient_id),
  )
  const [row] = await tx.run(
    tables.selectNoFrom([
      sql<boolean | null>`practice.report_absence(${id}::uuid)`.as('is_reported'),
    ]),
  )
  const { is_reported } = row!
  if (is_reported && !before?.absence_reported_at)
    await auditOwn(tx, patient_id, 'appointment.report_absence', id)
  return is_reported
}

/**
 * The number of the provider of a Phone session that the actor has as a patient; a reading of it on record.
 *
 * @returns undefined where it is not shown: another's, another kind, not confirmed, too early or too late
 */
export async function readProviderPhone(
  tx: Transaction,
  patient_id: string,
  id: string,
): Promise<SessionPhone | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom(
        sql<
          SessionPhone & { provider_id: string }
        >`practice.provider_phone_of_session(${id}::uuid)`.as<'session'>(sql`session`),
      )
      .select(['session.provider_id', 'session.phone_number']),
  )
  if (!row) return undefined
  await audit(tx, {
    actor_id: patient_id,
    subject_id: row.provider_id,
    action: 'phone_number.read',
    record_id: id,
  })
  return { phone_number: row.phone_number }
}
