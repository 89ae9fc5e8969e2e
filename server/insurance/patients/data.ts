import { sql } from 'kysely'
import {
  maxInsurers,
  type NewPatientInsurance,
  type PatientInsurance,
} from '#domain/insurance/insurers.ts'
import { nhimaId } from '#domain/insurance/nhima.ts'
import { nhimaNumber } from '#domain/registrations/identifiers.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { treats } from '../../practice/care-relation/data.ts'
import { requireInsurer, requireNhimaNumber } from '../insurance-problems.ts'

/** Whose insurance it is, and who opens or keeps it. */
interface Kept {
  actor_id: string
  patient_id: string
}

async function describe(tx: Transaction, patient_id: string): Promise<PatientInsurance> {
  const [[own], insurers] = await Promise.all([
    tx.run(
      tables
        .selectFrom(
          sql<{
            insurer_id: string
            member_number: string
          }>`billing.insurance_of(${patient_id}::uuid)`.as<'own'>(sql`own`),
        )
        .innerJoin('insurers', 'insurers.id', 'own.insurer_id')
        .select(['own.insurer_id', 'own.member_number', 'insurers.name as insurer_name']),
    ),
    tx.run(
      tables
        .selectFrom('insurers')
        .select(['id', 'name'])
        .where('retired_at', 'is', null)
        .orderBy(sql`lower(name)`)
        .limit(maxInsurers),
    ),
  ])
  const none = { insurer_id: null, insurer_name: null, member_number: null }
  return { ...(own ?? none), insurers }
}

/** @throws Problem 404 where there is no such patient */
async function requirePatientAccount(tx: Transaction, id: string): Promise<void> {
  const [patient] = await tx.run(
    tables
      .selectFrom('user_profiles')
      .innerJoin('accounts.users as account', 'account.id', 'user_profiles.id')
      .select('user_profiles.id')
      .where('user_profiles.id', '=', id)
      .where('role', '=', 'client')
      .where('account.deleted_at', 'is', null),
  )
  requireFound(patient)
}

/** @throws Problem 404 where the actor does not treat this person */
export async function requireTreated(tx: Transaction, patient_id: string): Promise<void> {
  const [row] = await tx.run(tables.selectNoFrom(treats(patient_id).as('is_patient')))
  requireFound(row!.is_patient || undefined)
}

/** As the system: the insurer of a patient, with their number; a reading of their record where another person opens it. */
export async function openInsurance(
  tx: Transaction,
  { actor_id, patient_id }: Kept,
): Promise<PatientInsurance> {
  await requirePatientAccount(tx, patient_id)
  if (actor_id !== patient_id) await auditReading(tx, actor_id, [patient_id], 'insurance.read')
  return describe(tx, patient_id)
}

/**
 * As the system: keeps the insurer of a patient. The number of NHIMA is kept in their registration where they have one:
 * it finds them there. The same again changes nothing.
 *
 * @throws Problem 404 without such a patient; 422 for an insurer that cannot be chosen, or a number that NHIMA does not have
 */
export async function keepInsurance(
  tx: Transaction,
  { actor_id, patient_id }: Kept,
  { insurer_id, member_number }: NewPatientInsurance,
): Promise<PatientInsurance> {
  await requirePatientAccount(tx, patient_id)
  await tx.run(
    tables.selectFrom('user_profiles').select('id').where('id', '=', patient_id).forNoKeyUpdate(),
  )
  const before = await describe(tx, patient_id)
  const number = insurer_id === nhimaId ? nhimaOf(member_number) : member_number
  if (before.insurer_id === insurer_id && before.member_number === number) return before
  requireInsurer(insurer_id === null || before.insurers.some(({ id }) => id === insurer_id))
  const stored =
    insurer_id === nhimaId
      ? await tx.run(
          tables
            .updateTable('patient_registrations')
            .set({ nhima_number: number })
            .where('user_id', '=', patient_id)
            .returning('user_id'),
        )
      : []
  if (stored.length > 0)
    await tx.run(tables.deleteFrom('patient_insurances').where('user_id', '=', patient_id))
  else {
    const row = { insurer_id, member_number: number, changed_by: actor_id }
    await tx.run(
      tables
        .insertInto('patient_insurances')
        .values({ user_id: patient_id, ...row })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ ...row, changed_at: sql<Date>`now()` }),
        ),
    )
  }
  await audit(tx, { actor_id, subject_id: patient_id, action: 'insurance.change' })
  return describe(tx, patient_id)
}

function nhimaOf(member_number: string | null): string | null {
  const read = nhimaNumber.safeParse(member_number)
  requireNhimaNumber(read.success)
  return read.success ? read.data : null
}
