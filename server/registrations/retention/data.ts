import { sql } from 'kysely'
import {
  type ChangedRetention,
  defaultYears,
  type PastRecord,
  type RecordRetention,
} from '#domain/registrations/record-retention.ts'
import { audit, auditOwn, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { StoredFile } from '#server/platform/files/files.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { erasePerson } from '../../accounts/my-data/data.ts'
import { undoOpenMerges } from '../merges/undo/data.ts'

const maxListed = 100

/**
 * The last contact of a person without a login: registered, seen or to be seen, measured, written about, or invoiced. A
 * visit that is still to come is one.
 */
const lastSeen = sql<Date>`greatest(registration.registered_at,
  (select max(a.appointment_time) from public.appointments a where a.patient_id = person.id),
  (select max(b.created_at) from public.blood_pressure_readings b where b.user_id = person.id),
  (select max(g.created_at) from public.glucose_readings g where g.user_id = person.id),
  (select max(n.saved_at) from public.session_notes n where n.patient_id = person.id),
  (select max(c.given_at) from public.consents c where c.user_id = person.id),
  (select max(i.changed_at) from public.invoices i where i.patient_id = person.id),
  (select max(m.merged_at) from accounts.patient_merges m where m.remaining_id = person.id))`

/** Records of people without a login. Who has one decides in their own account. */
const withoutLogin = tables
  .selectFrom('patient_registrations as registration')
  .innerJoin('user_profiles as person', 'person.id', 'registration.user_id')
  .innerJoin('accounts.users as account', 'account.id', 'registration.user_id')
  .where('registration.taken_over_at', 'is', null)
  .where('account.deleted_at', 'is', null)
  .where(sql<boolean>`account.email is null and account.password_hash is null`)

const isPast = (years: number) =>
  sql<boolean>`${lastSeen} < now() - make_interval(years => ${years}::integer)
    -- What is owed is settled first, and an open alert is answered.
    and not exists (select from public.invoices i where i.patient_id = person.id and i.status in ('draft', 'issued'))
    and not exists (select from public.safety_alerts s where s.user_id = person.id and s.acknowledged_at is null)`

/** Whose person asked by their invitation: an admin decides, whatever the period is. */
const isAsked = sql<boolean>`registration.erasure_asked_at is not null`

const isListed = (years: number | null) =>
  years === null ? isAsked : sql<boolean>`(${isAsked} or ${isPast(years)})`

async function readYears(tx: Transaction) {
  const [row] = await tx.run(
    tables.selectFrom('accounts.record_retention').select(['years', 'changed_at']),
  )
  return row ?? { years: defaultYears, changed_at: null }
}

/** The period, and how many records it concerns, as the system. */
export async function readRetention(
  tx: Transaction,
): Promise<Unsent<RecordRetention, 'changed_at'>> {
  const { years, changed_at } = await readYears(tx)
  const [counted] = await tx.run(
    withoutLogin.select([
      sql<number>`count(*)::integer`.as('records'),
      (years === null
        ? sql<number>`0`
        : sql<number>`(count(*) filter (where ${isPast(years)}))::integer`
      ).as('past'),
      sql<number>`(count(*) filter (where ${isAsked}))::integer`.as('asked'),
    ]),
  )
  return { years, changed_at, ...counted! }
}

/** Sets the period, as the system. Nothing is erased by it. */
export async function setRetention(tx: Transaction, actor_id: string, { years }: ChangedRetention) {
  const changed = { years, changed_by: actor_id, changed_at: sql<Date>`now()` }
  await tx.run(
    tables
      .insertInto('accounts.record_retention')
      .values(changed)
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet(changed)),
  )
  await auditOwn(tx, actor_id, 'record_retention.change', String(years ?? 'none'))
  return readRetention(tx)
}

/** Records whose person asked to be erased, then those past the period, the longest ago first, as the system; each is on record as read. */
export async function listPastRecords(tx: Transaction, actor_id: string): Promise<PastRecord[]> {
  const { years } = await readYears(tx)
  const rows = await tx.run(
    withoutLogin
      .where(isListed(years))
      .select(['person.id', 'person.full_name', 'person.phone_number'])
      .select(sql<string | null>`person.date_of_birth::text`.as('date_of_birth'))
      .select(['registration.born_in', 'registration.phone_of'])
      .select(
        sql<string>`((${lastSeen}) at time zone 'Africa/Lusaka')::date::text`.as('last_seen_on'),
      )
      .select(
        sql<
          string | null
        >`(registration.erasure_asked_at at time zone 'Africa/Lusaka')::date::text`.as('asked_on'),
      )
      .orderBy('registration.erasure_asked_at')
      .orderBy('last_seen_on')
      .orderBy('person.id')
      .limit(maxListed),
  )
  await auditReading(
    tx,
    actor_id,
    rows.map(({ id }) => id),
    'past_records.read',
  )
  return rows
}

/**
 * Erases records that an admin has looked at, as the system; of them those that are still past the period, or
 * asked for it.
 *
 * @returns whom, and their files, to be removed after the transaction
 */
export async function erasePastRecords(
  tx: Transaction,
  actor_id: string,
  ids: readonly string[],
): Promise<{ erased: string[]; files: StoredFile[] }> {
  const { years } = await readYears(tx)
  // A foreign key waits for this lock: who is booked meanwhile is seen below, or not there any more.
  await tx.run(
    tables
      .selectFrom('user_profiles')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate(),
  )
  const past = await tx.run(
    withoutLogin.where(isListed(years)).where('person.id', 'in', ids).select('person.id'),
  )
  const files: StoredFile[] = []
  for (const { id } of past) {
    await undoOpenMerges(tx, id)
    files.push(...(await erasePerson(tx, id)))
    await audit(tx, {
      actor_id,
      subject_id: actor_id,
      action: 'past_record.erase',
      record_id: id,
    })
  }
  return { erased: past.map(({ id }) => id), files }
}
