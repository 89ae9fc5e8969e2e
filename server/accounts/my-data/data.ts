import { type RawBuilder, sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { StoredFile } from '#server/platform/files/files.ts'
import type { UserRow } from '../data.ts'
import { findFilesOf } from '../files/data.ts'
import { macsOfAddress } from '../verification/one-time-tokens.ts'
import { type PersonalTable, personalTablesOf, type Reference } from './personal-tables.ts'

/** Every table that holds something about a person, by the foreign keys of the database. */
export async function findPersonalTables(tx: Transaction): Promise<Map<string, PersonalTable>> {
  const name = (oid: string) =>
    sql<string>`(select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = ${sql.ref(oid)})`
  const column = (oid: string, key: string) =>
    sql<string>`(select a.attname from pg_attribute a where a.attrelid = ${sql.ref(oid)} and a.attnum = ${sql.ref(key)}[1])`
  const references = sql<Reference>`select ${name('k.conrelid')} as "table", ${column('k.conrelid', 'k.conkey')} as "column",
      ${name('k.confrelid')} as parent, ${column('k.confrelid', 'k.confkey')} as parent_column
    from pg_constraint k where k.contype = 'f' and k.confdeltype = 'c' and cardinality(k.conkey) = 1 order by 1, 2`
  return personalTablesOf(await tx.run({ compile: () => references.compile(tables) }))
}

/** Who the providers of a person's appointments are. */
export async function findProvidersOf(tx: Transaction, user_id: string) {
  return tx.run(
    tables
      .selectFrom('user_profiles')
      .select(['id', 'full_name'])
      .where('id', 'in', (providers) =>
        providers
          .selectFrom('appointments')
          .select('provider_id')
          .where('patient_id', '=', user_id)
          .where('provider_id', 'is not', null)
          .$castTo<{ provider_id: string }>(),
      )
      .orderBy('id'),
  )
}

/** True for the rows of the table that are the person's. */
export function isOf(
  personal: Map<string, PersonalTable>,
  name: string,
  user_id: string,
): RawBuilder<boolean> {
  const { by, through } = personal.get(name)!
  const owned = by.map((column) => {
    if (column === 'recipient' || column === 'email')
      return sql`${sql.ref(column)} = (${confirmedAddressOf(user_id)})`
    return sql`${sql.ref(column)} = ${user_id}`
  })
  // An array, not `in`: two of those joined by OR would read the whole table.
  const goesWith = through.map(
    ({ column, parent, parent_column }) =>
      sql`${sql.ref(column)} = any(array(select ${sql.ref(parent_column)} from ${sql.table(parent)} where ${isOf(personal, parent, user_id)}))`,
  )
  return sql<boolean>`(${sql.join([...owned, ...goesWith], sql` or `)})`
}

/**
 * The address that a person has proved to be theirs. What is under one that they only typed, at sign-up or as the
 * new address, belongs to others.
 */
const confirmedAddressOf = (user_id: string) =>
  tables
    .selectFrom('accounts.users')
    .select('email')
    .where('id', '=', user_id)
    .where('email_confirmed_at', 'is not', null)

/** How the confirmed address of an account is remembered under each of the server's secrets. */
export const macsOfConfirmed = (
  secrets: readonly string[],
  { email, email_confirmed_at }: Pick<UserRow, 'email' | 'email_confirmed_at'>,
): Buffer[] => (email && email_confirmed_at ? macsOfAddress(secrets, email) : [])

/**
 * Records of the same person that an admin has merged into this one for good: what both had once stays in them, and
 * goes with the person.
 */
async function listMergedInto(tx: Transaction, user_id: string): Promise<string[]> {
  const rows = await tx.run(
    tables
      .selectFrom('accounts.patient_merges')
      .select('gone_id')
      .where('remaining_id', '=', user_id)
      .where('state', '<>', 'undone'),
  )
  return rows.map(({ gone_id }) => gone_id)
}

/** Whether a payment of a person is open, or money goes back to them; these payments are locked. */
export async function hasMoneyUnderWay(tx: Transaction, user_id: string): Promise<boolean> {
  const rows = await tx.run(
    tables
      .selectFrom('payments')
      .select('id')
      .where('user_id', '=', user_id)
      .where(
        sql<boolean>`(status in ('created', 'pending') or refund_status = 'requested' or (refund_status = 'refunded' and refund_sent_at is null))`,
      )
      .forUpdate(),
  )
  return rows.length > 0
}

/**
 * Deletes a person's account and everything that hangs on it. What they did to other people's
 * records stays in those people's trail, without their name.
 *
 * Before this, the caller undoes merges into it that can be undone (`UndoOpenMerges`): that record stays.
 *
 * @param address_hmacs how their confirmed address is remembered, under each secret, where mails are spaced out; not
 *   needed where no mail went there for an hour
 * @returns files of the person, to be removed after the transaction
 */
export async function erasePerson(
  tx: Transaction,
  user_id: string,
  address_hmacs: readonly Buffer[] = [],
): Promise<StoredFile[]> {
  const ofMerged: StoredFile[] = []
  for (const gone_id of await listMergedInto(tx, user_id))
    ofMerged.push(...(await erasePerson(tx, gone_id)))
  const [files] = await Promise.all([
    findFilesOf(tx, user_id),
    tx.run(
      tables
        .deleteFrom('platform.mail_outbox')
        .where('recipient', '=', confirmedAddressOf(user_id)),
    ),
    tx.run(tables.deleteFrom('clinic_records').where('email', '=', confirmedAddressOf(user_id))),
    ...(address_hmacs.length > 0
      ? (['accounts.mail_intervals', 'accounts.wrong_passwords'] as const).map((table) =>
          tx.run(tables.deleteFrom(table).where('address_hmac', 'in', address_hmacs)),
        )
      : []),
    tx.run(tables.deleteFrom('platform.audit_events').where('subject_id', '=', user_id)),
    tx.run(
      tables
        .updateTable('platform.audit_events')
        .set({ actor_id: null })
        .where('actor_id', '=', user_id),
    ),
    // Patients have the history of their appointments; an open one without a provider would block them.
    tx.run(
      tables
        .updateTable('appointments')
        .set({ status: 'cancelled', cancelled_by: 'system', cancelled_at: sql<Date>`now()` })
        .where('provider_id', '=', user_id)
        .where('status', 'in', ['requested', 'confirmed']),
    ),
    // Whatever else there is refers to one of these two and goes with it.
    tx.run(tables.deleteFrom('user_profiles').where('id', '=', user_id)),
    tx.run(tables.deleteFrom('accounts.users').where('id', '=', user_id)),
  ])
  return [...ofMerged, ...files]
}
