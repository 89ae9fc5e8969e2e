import { type RawBuilder, sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { erasePerson, findPersonalTables } from '../../../accounts/my-data/data.ts'
import { visitIdOf } from '../visit-id.ts'

interface LockedRecord {
  id: string
  provider_id: string
  patient_id: string | null
  /** Whether the registered patient has nothing but the visit that the walk-in record has become; false without one. */
  has_nothing_more: boolean
}

/**
 * A walk-in record with the patient that it has become, both locked: what is written about them meanwhile is seen, or
 * waits.
 *
 * @param provider_id whose it must be; absent where the person answers
 * @returns undefined where it is not there
 */
export async function lockRecord(
  tx: Transaction,
  id: string,
  provider_id?: string,
): Promise<LockedRecord | undefined> {
  const [record] = await tx.run(
    tables
      .selectFrom('clinic_records as record')
      .select(['record.id', 'record.provider_id', 'record.patient_id'])
      .where('record.id', '=', id)
      .$if(provider_id !== undefined, (rows) => rows.where('record.provider_id', '=', provider_id!))
      .forUpdate('record'),
  )
  if (!record) return undefined
  const { patient_id } = record
  if (patient_id === null) return { ...record, has_nothing_more: false }
  for (const table of ['accounts.users', 'user_profiles'] as const)
    await tx.run(tables.selectFrom(table).select('id').where('id', '=', patient_id).forUpdate())
  return { ...record, has_nothing_more: await hasNothingMore(tx, id, patient_id) }
}

/** What every registered patient has, which is compared by itself. */
const ownTables = ['accounts.users', 'user_profiles', 'patient_registrations', 'clinic_records']

/** What a patient may have of a table and still have nothing more than their walk-in record was. */
function asConverted(table: string, visit_id: string): RawBuilder<unknown> {
  if (table === 'appointments')
    return sql`"row".id = ${visit_id}::uuid and "row".status = 'completed' and "row".notes is not distinct from record.notes`
  if (table === 'invoices')
    return sql`"row".appointment_id = ${visit_id}::uuid and "row".status = 'draft'`
  return sql`false`
}

/**
 * Whether a registered patient has nothing but what their walk-in record had: no login, the same name and reach, and no
 * row of any table that refers to a person, but the visit.
 */
async function hasNothingMore(tx: Transaction, id: string, patient_id: string): Promise<boolean> {
  const visit_id = visitIdOf(id, patient_id)
  const rows = [...(await findPersonalTables(tx))].flatMap(([table, { by }]) =>
    ownTables.includes(table) || table.startsWith('platform.')
      ? []
      : by.map(
          (column) => sql`not exists (select from ${sql.table(table)} as "row"
            where "row".${sql.ref(column)} = record.patient_id and not (${asConverted(table, visit_id)}))`,
        ),
  )
  const isSame = sql<boolean>`person.full_name = record.full_name
    and person.phone_number is not distinct from record.phone_number
    and person.date_of_birth is null and person.gender is null
    and registration.email is not distinct from record.email and registration.taken_over_at is null
    and coalesce(registration.born_in::text, registration.nrc, registration.nhima_number, registration.language,
      registration.address, registration.next_of_kin_name) is null
    and account.email is null and account.password_hash is null and account.deleted_at is null
    and not exists (select from accounts.patient_merges m where record.patient_id in (m.gone_id, m.remaining_id))`
  const found = await tx.run(
    tables
      .selectFrom('clinic_records as record')
      .innerJoin('user_profiles as person', 'person.id', 'record.patient_id')
      .innerJoin('accounts.users as account', 'account.id', 'record.patient_id')
      .innerJoin(
        'patient_registrations as registration',
        'registration.user_id',
        'record.patient_id',
      )
      .select('record.id')
      .where('record.id', '=', id)
      .where(isSame)
      .where(sql<boolean>`(${sql.join(rows, sql` and `)})`),
  )
  return found.length > 0
}

/**
 * Ends a walk-in record, as the system. The patient that it has become is erased with it where there is nothing more of
 * them: who holds a link in an email cannot erase what was written since. Where the person asks for that, an admin
 * reads it and decides.
 *
 * @param options.provider_id whose it must be; absent where the person ends it
 * @param options.isAsked whether the person asks to be erased
 * @returns undefined where it is not there
 */
export async function endRecord(
  tx: Transaction,
  id: string,
  { provider_id, isAsked = false }: { provider_id?: string; isAsked?: boolean } = {},
): Promise<{ provider_id: string } | undefined> {
  const record = await lockRecord(tx, id, provider_id)
  if (!record) return undefined
  const { patient_id } = record
  // A registered person has no files: photos and documents need a login.
  if (patient_id !== null && record.has_nothing_more) await erasePerson(tx, patient_id)
  else if (patient_id !== null && isAsked)
    await tx.run(
      tables
        .updateTable('patient_registrations')
        .set({ erasure_asked_at: sql<Date>`coalesce(erasure_asked_at, now())` })
        .where('user_id', '=', patient_id),
    )
  await tx.run(tables.deleteFrom('clinic_records').where('id', '=', id))
  return { provider_id: record.provider_id }
}
