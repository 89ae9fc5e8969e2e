import { sql } from 'kysely'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * How to call the patient of a visit of the actor, why they come, and when they were last seen: a reading of their
 * record.
 *
 * @returns undefined where the actor has no such visit
 */
export async function openVisitFacts(tx: Transaction, provider_id: string, id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('appointments as held')
      .leftJoin('visit_reasons as said', 'said.appointment_id', 'held.id')
      .select(['held.patient_id', 'said.reason', 'said.note'])
      .select(
        sql<
          string | null
        >`(select contact.phone_number from practice.patient_contact(held.patient_id) as contact)`.as(
          'phone_number',
        ),
      )
      .select(
        sql<Date | null>`(select max(before.appointment_time) from appointments as before
          where before.provider_id = held.provider_id and before.patient_id = held.patient_id
            and before.status = 'completed' and before.appointment_time < held.appointment_time)`.as(
          'last_visit_at',
        ),
      )
      .where('held.id', '=', id)
      .where('held.provider_id', '=', provider_id),
  )
  if (!row) return undefined
  const { patient_id, ...facts } = row
  await auditReading(tx, provider_id, [patient_id], 'visit_facts.read')
  return facts
}
