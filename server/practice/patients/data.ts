import { sql } from 'kysely'
import { plainName } from '#domain/names.ts'
import { derivePatient, type PatientRow, type PatientsQuery } from '#domain/practice/patients.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

const byName = new Intl.Collator('en-GB')
/** More than anybody sees in a working life. */
const mostPatients = 20_000

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
      .groupBy(['patient.id', 'patient.full_name', 'patient.email'])
      .select(['patient.id', 'patient.full_name', 'patient.email'])
      .select(sql<Date[]>`array_agg(held.appointment_time)`.as('times'))
      .orderBy('patient.id')
      .limit(mostPatients),
  )
  // Here and not in the database, which knows the small letters of its own language alone.
  const wanted = plainName(search)
  const found = rows
    .filter(({ full_name }) => plainName(full_name).includes(wanted))
    .toSorted((one, other) => byName.compare(one.full_name, other.full_name))
    .slice(0, limit)
  const subjects = found.map(({ id }) => id)
  await auditReading(tx, provider_id, subjects, 'patients.read')
  return found.map(({ times, ...patient }) => ({
    ...patient,
    ...derivePatient(
      times.map((time) => time.toISOString()),
      now,
    ),
  }))
}
