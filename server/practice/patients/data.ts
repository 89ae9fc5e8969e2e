import { sql } from 'kysely'
import { derivePatient, type PatientRow, type PatientsQuery } from '#domain/practice/patients.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/**
 * The patients of a provider by name: whoever has, or had, an appointment with them that was not
 * cancelled. Each is a reading of that person's record.
 *
 * @param now when last, next and active are derived
 */
export async function listPatients(
  tx: Transaction,
  provider_id: string,
  { search = '', limit }: PatientsQuery,
  now: Date,
): Promise<PatientRow[]> {
  const patients = sql<{ id: string; full_name: string; email: string | null }>`practice.patients()`
  const rows = await tx.run(
    tables
      .selectFrom(patients.as('patient'))
      .innerJoin('appointments as held', 'held.patient_id', 'patient.id')
      .where('held.provider_id', '=', provider_id)
      .where('held.status', '<>', 'cancelled')
      // As it stands, not as a pattern.
      .where(sql<boolean>`strpos(lower(patient.full_name), lower(${search})) > 0`)
      .groupBy(['patient.id', 'patient.full_name', 'patient.email'])
      .select(['patient.id', 'patient.full_name', 'patient.email'])
      .select(sql<Date[]>`array_agg(held.appointment_time)`.as('times'))
      .orderBy(sql`lower(patient.full_name)`)
      .orderBy('patient.id')
      .limit(limit),
  )
  const subjects = rows.map(({ id }) => id)
  await auditReading(tx, provider_id, subjects, 'patients.read')
  return rows.map(({ times, ...patient }) => ({
    ...patient,
    ...derivePatient(
      times.map((time) => time.toISOString()),
      now,
    ),
  }))
}
