import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The id of the visit that a record becomes: the same for a retry, and never one that a provider chose. */
function visitIdOf(record_id: string, user_id: string): string {
  const bytes = createHash('sha256').update(`visit of ${record_id} ${user_id}`).digest()
  // Marked as made from a hash (RFC 9562, version 8).
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whether this person has taken over a record already: a retry whose first answer was lost. */
async function hasClaimed(tx: Transaction, user_id: string, id: string): Promise<boolean> {
  const rows = await tx.run(
    tables
      .selectFrom('appointments')
      .select('id')
      .where('id', '=', visitIdOf(id, user_id))
      .where('patient_id', '=', user_id),
  )
  return rows.length > 0
}

/**
 * Makes a clinic's record the person's own, as the system: the visit becomes a session that took place, so
 * that the provider treats them from now on, and name and number fill what their profile lacks.
 */
export async function claimRecord(tx: Transaction, user_id: string, id: string): Promise<void> {
  const [record] = await tx.run(
    tables
      .deleteFrom('clinic_records')
      .where('id', '=', id)
      .returning(['provider_id', 'full_name', 'phone_number', 'notes', 'created_at']),
  )
  if (!record) return
  await Promise.all([
    tx.run(
      tables.insertInto('appointments').values({
        id: visitIdOf(id, user_id),
        patient_id: user_id,
        provider_id: record.provider_id,
        appointment_time: record.created_at,
        session_type: 'In-person',
        status: 'completed',
        requested_by: 'provider',
        notes: record.notes,
      }),
    ),
    tx.run(
      tables
        .updateTable('user_profiles')
        .set({
          full_name: sql<string>`case full_name when '' then ${record.full_name}::text else full_name end`,
          phone_number: sql<string>`coalesce(phone_number, ${record.phone_number}::text)`,
        })
        .where('id', '=', user_id),
    ),
    auditOwn(tx, user_id, 'clinic_record.claim', id),
  ])
}

/** What the trail of a person says where they had a record erased. */
const rejection = 'clinic_record.refuse'

/** Whether this person has had a record erased already: a retry whose first answer was lost. */
async function hasErased(tx: Transaction, user_id: string, id: string): Promise<boolean> {
  const rows = await tx.run(
    tables
      .selectFrom('platform.audit_events')
      .select('id')
      .where('subject_id', '=', user_id)
      .where('actor_id', '=', user_id)
      .where('action', '=', rejection)
      .where('record_id', '=', id)
      .limit(1),
  )
  return rows.length > 0
}

/**
 * Whether this person has given this answer already. What it says is of their own doing alone: a record
 * that others have, or never had, looks the same.
 */
export const hasAnswered = (
  tx: Transaction,
  user_id: string,
  { id, answer }: { id: string; answer: 'claim' | 'erase' },
): Promise<boolean> => (answer === 'claim' ? hasClaimed : hasErased)(tx, user_id, id)

/** Erases a clinic's record because its person asked for that, as the system. */
export async function eraseRecord(tx: Transaction, user_id: string, id: string): Promise<void> {
  await tx.run(tables.deleteFrom('clinic_records').where('id', '=', id))
  await auditOwn(tx, user_id, rejection, id)
}
