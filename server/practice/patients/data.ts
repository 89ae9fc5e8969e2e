import { sql } from 'kysely'
import { isNamed } from '#domain/values/names.ts'
import {
  activeDays,
  derivePatient,
  type PatientRow,
  type PatientsQuery,
} from '#domain/practice/patients.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readIdentities } from '../../accounts/identities/data.ts'

interface Patient {
  id: string
  full_name: string
  email: string | null
}

const byName = new Intl.Collator('en-GB')
/** More than a provider sees in a working life. */
const maxPatients = 20_000

/** What is typed to find a phone number: three digits or more, and nothing but what numbers are written with. */
const isPhone = (search: string) => /^[\d\s+()-]+$/.test(search) && /(\d\D*){3}/.test(search)

/**
 * All with whom the actor has, or had, an appointment, cancelled ones too, as far as the name has what was typed, or
 * for those whom the actor treats the phone number.
 */
async function findNamed(tx: Transaction, search: string): Promise<Patient[]> {
  const [patients, called] = await Promise.all([
    tx.run(tables.selectFrom(sql<Patient>`practice.patients()`.as('patient')).selectAll()),
    isPhone(search)
      ? tx.run(
          tables
            .selectFrom(
              sql<{ id: string }>`practice.patients_by_phone(${search}::text)`.as<'found'>(
                sql`found(id)`,
              ),
            )
            .select('id'),
        )
      : [],
  ])
  if (isPhone(search)) {
    const ids = new Set(called.map(({ id }) => id))
    return patients.filter(({ id }) => ids.has(id))
  }
  // Here and not in the database, which knows the small letters of its own language alone.
  return search === '' ? patients : patients.filter(({ full_name }) => isNamed(full_name, search))
}

/** The ids of those of the actor's patients whose name has what was typed; nothing of them is returned to anyone. */
export async function findPatientIds(tx: Transaction, search: string): Promise<string[]> {
  return (await findNamed(tx, search)).map(({ id }) => id)
}

/** Patients of one name follow each other by id, so that a page ends between two of them. */
const inOrder = (one: Patient, other: Patient) =>
  byName.compare(one.full_name, other.full_name) || (one.id < other.id ? -1 : 1)

/** The appointments of a provider that were not cancelled. */
const heldBy = (provider_id: string) =>
  tables
    .selectFrom('appointments')
    .where('provider_id', '=', provider_id)
    .where('status', '<>', 'cancelled')
    // Those whom they have discharged are in a list of their own.
    .where(
      sql<boolean>`not exists (select from discharges d where d.provider_id = appointments.provider_id
        and d.patient_id = appointments.patient_id and d.readmitted_at is null)`,
    )

/** Whether one of the two did not come: see `wasMissed` in domain/appointments. */
const isMissed = sql<boolean>`coalesce(outcome, 'held') <> 'held'`

/** What `derivePatient` and `isNewPatient` say of a patient, as conditions on their appointments. */
const conditionOf = (now: Date) => ({
  active: sql<boolean>`max(appointment_time) filter (where appointment_time <= ${now} and not ${isMissed}) >= ${new Date(now.getTime() - activeDays * 24 * 60 * 60 * 1000)}`,
  new: sql<boolean>`count(*) = 1 and min(appointment_time) > ${now}`,
})

/**
 * A page of a provider's patients by name: all who have, or had, an appointment with them that was not
 * cancelled, and whom they have not discharged. Each on the page is a reading of that person's record.
 *
 * @param now when last, next, active and new are derived
 */
export async function listPatients(
  tx: Transaction,
  provider_id: string,
  { search = '', only, limit, after }: PatientsQuery,
  now: Date,
): Promise<PatientRow[]> {
  const ofPatients = heldBy(provider_id).groupBy('patient_id')
  const [patients, treated] = await Promise.all([
    findNamed(tx, search),
    tx.run(
      (only ? ofPatients.having(conditionOf(now)[only]) : ofPatients)
        .select('patient_id')
        .orderBy('patient_id')
        .limit(maxPatients),
    ),
  ])
  const isTreated = new Set(treated.map(({ patient_id }) => patient_id))
  const last = patients.find(({ id }) => id === after)
  // A cursor that names no patient of theirs has nothing after it.
  if (after && !last) return []
  const found = patients
    .filter(({ id }) => isTreated.has(id))
    .filter((patient) => !last || (patient !== last && inOrder(patient, last) > 0))
    .toSorted(inOrder)
    .slice(0, limit)
  const subjects = found.map(({ id }) => id)
  const [sessions, identityOf, withoutLogin] = await Promise.all([
    tx.run(
      heldBy(provider_id)
        .where(sql<boolean>`patient_id = any(${subjects}::uuid[])`)
        .groupBy('patient_id')
        .select('patient_id')
        .select(sql<Date[]>`array_agg(appointment_time)`.as('times'))
        .select(
          sql<Date[]>`coalesce(array_agg(appointment_time) filter (where ${isMissed}), '{}')`.as(
            'missed',
          ),
        ),
    ),
    readIdentities(tx, subjects),
    tx.run(
      tables
        .selectFrom('patient_registrations')
        .select('user_id')
        .where(sql<boolean>`user_id = any(${subjects}::uuid[])`)
        .where('taken_over_at', 'is', null),
    ),
    auditReading(tx, provider_id, subjects, 'patients.read'),
  ])
  const hasNoLogin = new Set(withoutLogin.map(({ user_id }) => user_id))
  const sessionsOf = new Map(sessions.map((row) => [row.patient_id, row]))
  const asText = (times: readonly Date[] = []) => times.map((time) => time.toISOString())
  return found.map((patient) => {
    const { times, missed } = sessionsOf.get(patient.id) ?? {}
    return {
      ...patient,
      ...identityOf(patient.id),
      ...(hasNoLogin.has(patient.id) ? { has_no_login: true } : {}),
      ...derivePatient(asText(times), now, asText(missed)),
    }
  })
}
