import { sql } from 'kysely'
import { isNamed } from '#domain/values/names.ts'
import { derivePatient, type PatientRow, type PatientsQuery } from '#domain/practice/patients.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

interface Patient {
  id: string
  full_name: string
  email: string | null
}

const byName = new Intl.Collator('en-GB')
/** More than a provider sees in a working life. */
const maxPatients = 20_000

/**
 * The patients of a provider by name: all who have, or had, an appointment with them that was not
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
  const appointments = tables
    .selectFrom('appointments')
    .where('provider_id', '=', provider_id)
    .where('status', '<>', 'cancelled')
  const [patients, treated] = await Promise.all([
    tx.run(
      tables
        .selectFrom(sql<Patient>`practice.patients()`.as('patient'))
        .selectAll()
        .orderBy('id'),
    ),
    tx.run(appointments.select('patient_id').distinct().orderBy('patient_id').limit(maxPatients)),
  ])
  const isTreated = new Set(treated.map(({ patient_id }) => patient_id))
  // Here and not in the database, which knows the small letters of its own language alone.
  const found = patients
    .filter(({ id, full_name }) => isTreated.has(id) && isNamed(full_name, search))
    .toSorted((one, other) => byName.compare(one.full_name, other.full_name))
    .slice(0, limit)
  const subjects = found.map(({ id }) => id)
  const [sessions] = await Promise.all([
    tx.run(
      appointments
        .where(sql<boolean>`patient_id = any(${subjects}::uuid[])`)
        .groupBy('patient_id')
        .select('patient_id')
        .select(sql<Date[]>`array_agg(appointment_time)`.as('times')),
    ),
    auditReading(tx, provider_id, subjects, 'patients.read'),
  ])
  const timesOf = new Map(sessions.map(({ patient_id, times }) => [patient_id, times]))
  return found.map((patient) => ({
    ...patient,
    ...derivePatient(
      (timesOf.get(patient.id) ?? []).map((time) => time.toISOString()),
      now,
    ),
  }))
}
