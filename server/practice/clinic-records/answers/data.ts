import { sql } from 'kysely'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { erasePerson } from '../../../accounts/my-data/data.ts'
import { endRecord, lockRecord } from '../ended-records/data.ts'
import { requireNothingMore } from '../record-problems.ts'
import { visitIdOf } from '../visit-id.ts'

/** Whether this person has taken over a record already: a retry whose first answer was lost. */
async function hasClaimed(tx: Transaction, user_id: string, id: string): Promise<boolean> {
  const rows = await tx.run(
    tables
      .selectFrom('appointments')
      .select('id')
      .where('id', '=', visitIdOf(id, user_id))
      .where('patient_id', '=', user_id),
  )
  return rows.length > 0 || (await isInTrail(tx, user_id, claim, id))
}

/** What the trail of a person says where they took a record over, and where they had one erased. */
const claim = 'clinic_record.claim'
const rejection = 'clinic_record.refuse'

/**
 * Makes a clinic's record the person's own, as the system: the visit becomes a session that took place, so
 * that the provider treats them from now on, and name and number fill what their profile lacks. Where the record has
 * become a registered patient, that patient goes: it had the same and no more. An invitation merges nothing.
 *
 * @throws Problem 409 `clinic_code` where the clinic has written more since
 */
export async function claimRecord(tx: Transaction, user_id: string, id: string): Promise<void> {
  const known = await lockRecord(tx, id)
  if (!known) return
  // The record has been taken over by its own code already: the invitation alone is left.
  const isOwn = known.patient_id === user_id
  requireNothingMore(known.patient_id === null || isOwn || known.has_nothing_more)
  const [record] = await tx.run(
    tables
      .deleteFrom('clinic_records')
      .where('id', '=', id)
      .returning(['provider_id', 'full_name', 'phone_number', 'notes', 'created_at']),
  )
  if (!record || isOwn) {
    await auditOwn(tx, user_id, claim, id)
    return
  }
  // A registered person has no files: photos and documents need a login.
  if (known.patient_id !== null) {
    // The visit below gets a draft of its own: one that no one has issued is not kept beside it.
    await tx.run(
      tables
        .deleteFrom('invoices')
        .where('patient_id', '=', known.patient_id)
        .where('status', '=', 'draft'),
    )
    await erasePerson(tx, known.patient_id)
  }
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
    auditOwn(tx, user_id, claim, id),
  ])
}

/** Whether this person has had a record erased already: a retry whose first answer was lost. */
const hasErased = (tx: Transaction, user_id: string, id: string) =>
  isInTrail(tx, user_id, rejection, id)

async function isInTrail(
  tx: Transaction,
  user_id: string,
  action: string,
  id: string,
): Promise<boolean> {
  const rows = await tx.run(
    tables
      .selectFrom('platform.audit_events')
      .select('id')
      .where('subject_id', '=', user_id)
      .where('actor_id', '=', user_id)
      .where('action', '=', action)
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
  await endRecord(tx, id, { isAsked: true })
  await auditOwn(tx, user_id, rejection, id)
}
