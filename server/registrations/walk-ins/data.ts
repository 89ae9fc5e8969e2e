import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { retention } from '#domain/accounts/retention.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { endRecord } from '../../practice/clinic-records/ended-records/data.ts'
import { visitIdOf } from '../../practice/clinic-records/visit-id.ts'

/** In one transaction; the rest has its turn a minute later. */
const perRound = 100

/**
 * Makes registered patients of walk-in records, as the system: name, number and address, and the visit with its notes.
 * The record stays as the invitation that it is, and leads to the patient. What one server is doing, another leaves
 * out; what is done is not done again.
 *
 * @returns how many
 */
export async function registerWalkIns(tx: Transaction): Promise<number> {
  const records = await tx.run(
    tables
      .selectFrom('clinic_records')
      .select(['id', 'provider_id', 'full_name', 'email', 'phone_number', 'notes', 'created_at'])
      .where('patient_id', 'is', null)
      .orderBy('created_at')
      .limit(perRound)
      .forUpdate()
      .skipLocked(),
  )
  for (const { id, provider_id, full_name, email, phone_number, notes, created_at } of records) {
    const patient_id = randomUUID()
    await tx.run(tables.insertInto('accounts.users').values({ id: patient_id }))
    await tx.run(
      tables
        .insertInto('user_profiles')
        .values({ id: patient_id, role: 'client', full_name, phone_number }),
    )
    await tx.run(
      tables.insertInto('patient_registrations').values({
        user_id: patient_id,
        registered_by: provider_id,
        registered_at: created_at,
        email,
      }),
    )
    await tx.run(
      tables.insertInto('appointments').values({
        id: visitIdOf(id, patient_id),
        patient_id,
        provider_id,
        appointment_time: created_at,
        session_type: 'In-person',
        status: 'completed',
        requested_by: 'provider',
        notes,
      }),
    )
    await tx.run(tables.updateTable('clinic_records').set({ patient_id }).where('id', '=', id))
    await audit(tx, { subject_id: patient_id, action: 'patient.register', record_id: patient_id })
  }
  return records.length
}

/**
 * Ends invitations of before, which said that the record is erased without an answer, as the system: it is, unless more
 * was written since.
 */
export async function endPromised(tx: Transaction): Promise<void> {
  const records = await tx.run(
    tables
      .selectFrom('clinic_records')
      .select('id')
      .where('is_erased_unanswered', '=', true)
      .where(
        sql<boolean>`created_at < now() - make_interval(days => ${retention.clinicRecord}::integer)`,
      )
      .orderBy('created_at')
      .limit(perRound),
  )
  for (const { id } of records) await endRecord(tx, id)
}
