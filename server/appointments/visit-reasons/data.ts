import type { NewVisitReason } from '#domain/appointments/visit-reason.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * Keeps why the actor comes to an appointment of theirs; written again, it replaces what was there.
 *
 * @returns false where they have no such appointment
 */
export async function keepVisitReason(
  tx: Transaction,
  user_id: string,
  appointment_id: string,
  typed: NewVisitReason,
): Promise<boolean> {
  const [own] = await tx.run(
    tables
      .selectFrom('appointments')
      .select('id')
      .where('id', '=', appointment_id)
      .where('patient_id', '=', user_id),
  )
  if (!own) return false
  const said = { reason: typed.reason || null, note: typed.note || null }
  await tx.run(
    tables
      .insertInto('visit_reasons')
      .values({ appointment_id, user_id, ...said })
      .onConflict((conflict) => conflict.column('appointment_id').doUpdateSet(said)),
  )
  await auditOwn(tx, user_id, 'visit_reason.write', appointment_id)
  return true
}

/** What the actor has said of an appointment of theirs; undefined where they have said nothing. */
export async function readVisitReason(tx: Transaction, user_id: string, appointment_id: string) {
  const [said] = await tx.run(
    tables
      .selectFrom('visit_reasons')
      .select(['reason', 'note'])
      .where('appointment_id', '=', appointment_id)
      .where('user_id', '=', user_id),
  )
  return said
}

/** Takes back what the actor has said, once. */
export async function deleteVisitReason(
  tx: Transaction,
  user_id: string,
  appointment_id: string,
): Promise<void> {
  const deleted = await tx.run(
    tables
      .deleteFrom('visit_reasons')
      .where('appointment_id', '=', appointment_id)
      .where('user_id', '=', user_id)
      .returning('appointment_id'),
  )
  if (deleted.length > 0) await auditOwn(tx, user_id, 'visit_reason.delete', appointment_id)
}
