import { sql } from 'kysely'
import type {
  MergeBlocker,
  MergeCandidate,
  MergePreview,
  RecordCounts,
} from '#domain/registrations/merge.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { placedRules } from '../merge-rules.ts'
import { runRaw } from '../moved-rows/data.ts'

export type Candidate = Unsent<MergeCandidate, 'registered_at'> & {
  role: string
  is_suspended: boolean
}

/** Whether someone can log in to the `account` of a row, or can once they confirm its address. */
export const hasLogin = sql<boolean>`(account.email is not null or account.password_hash is not null
  or exists (select from accounts.identities i where i.user_id = account.id))`

/** The rows of a person, by what an admin reads of them: counts alone. */
async function countRows(tx: Transaction, id: string): Promise<RecordCounts> {
  const counted = placedRules.flatMap(({ table, column, rule }) =>
    rule.rule === 'moved' || rule.rule === 'consents' || rule.rule === 'login'
      ? [
          sql`select ${('counts' in rule && rule.counts) || 'other'}::text as kind,
            (select count(*)::integer from ${sql.table(table)} where ${sql.ref(column)} = ${id}::uuid) as rows`,
        ]
      : [],
  )
  const rows = await runRaw(
    tx,
    sql<{ kind: keyof RecordCounts; rows: number }>`select kind, sum(rows)::integer as rows
      from (${sql.join(counted, sql` union all `)}) as counted group by kind`,
  )
  const counts: RecordCounts = {
    visits: 0,
    readings: 0,
    notes: 0,
    invoices: 0,
    consents: 0,
    other: 0,
  }
  for (const { kind, rows: count } of rows) counts[kind] = count
  return counts
}

/** Who two people are, in the order of `ids`. @throws Problem 404 */
export async function readCandidates(
  tx: Transaction,
  ids: readonly [string, string],
): Promise<[Candidate, Candidate]> {
  const rows = await tx.run(
    tables
      .selectFrom('user_profiles as person')
      .innerJoin('accounts.users as account', 'account.id', 'person.id')
      .leftJoin('patient_registrations as registration', 'registration.user_id', 'person.id')
      .where('person.id', 'in', ids)
      .where('account.deleted_at', 'is', null)
      .select([
        'person.id',
        'person.full_name',
        'person.gender',
        'person.phone_number',
        'person.role',
      ])
      .select(sql<string | null>`person.date_of_birth::text`.as('date_of_birth'))
      .select(['registration.born_in', 'registration.phone_of', 'registration.nrc'])
      .select(['registration.nhima_number', 'registration.registered_at'])
      .select(sql<string | null>`coalesce(account.email, registration.email)`.as('email'))
      .select(hasLogin.as('has_login'))
      .select(sql<boolean>`coalesce(account.banned_until > now(), false)`.as('is_suspended')),
  )
  const found = ids.map((id) => rows.find((row) => row.id === id))
  const counts = await Promise.all(ids.map((id) => countRows(tx, id)))
  const [one, other] = found.map((row, index) => {
    requireFound(row)
    return { ...row, counts: counts[index]! }
  })
  return [one!, other!]
}

/** What keeps two records apart; `gone` is the one that would go. */
export async function findBlockers(
  tx: Transaction,
  one: Candidate,
  other: Candidate,
  gone: string,
): Promise<MergeBlocker[]> {
  const kept = gone === one.id ? other.id : one.id
  const logins = placedRules.flatMap(({ table, column, rule }) =>
    rule.rule === 'login'
      ? [sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${gone}::uuid)`]
      : [],
  )
  const [found] = await runRaw(
    tx,
    sql<Record<'login_entries' | 'visits_overlap' | 'open_payments' | 'open_alert', boolean>>`select
      (${sql.join(logins, sql` or `)}) as login_entries,
      exists (select from public.appointments a join public.appointments b on b.patient_id = ${other.id}::uuid
        where a.patient_id = ${one.id}::uuid and a.status in ('requested', 'confirmed') and b.status in ('requested', 'confirmed')
          and a.appointment_time < b.appointment_time + b.duration_minutes * interval '1 minute'
          and b.appointment_time < a.appointment_time + a.duration_minutes * interval '1 minute') as visits_overlap,
      (select count(distinct p.user_id) from public.payments p where p.user_id in (${one.id}::uuid, ${other.id}::uuid)
        and p.status in ('created', 'pending')) = 2 as open_payments,
      -- An alert is shown and repeated by the consent of the record that stays: without one it would end unseen.
      exists (select from public.safety_alerts s where s.user_id in (${one.id}::uuid, ${other.id}::uuid) and s.acknowledged_at is null)
        and not (exists (select from public.consents c where c.user_id = ${kept}::uuid and c.purpose = 'safety_alerts' and c.withdrawn_at is null)
          and not exists (select from public.consents c where c.user_id = ${gone}::uuid and c.purpose = 'safety_alerts' and c.withdrawn_at is not null)) as open_alert`,
  )
  const blockers: MergeBlocker[] = []
  if (one.role !== 'client' || other.role !== 'client') blockers.push('staff')
  if (one.has_login || other.has_login) blockers.push('has_login')
  if (one.is_suspended || other.is_suspended) blockers.push('suspended')
  if (found!.login_entries) blockers.push('login_entries')
  if (found!.visits_overlap) blockers.push('visits_overlap')
  if (found!.open_payments) blockers.push('open_payments')
  if (found!.open_alert) blockers.push('open_alert')
  return blockers
}

/**
 * Providers who treat one of two people: by a merge they read what the other has. A visit that the desk alone has
 * proposed is none.
 */
export async function findGains(
  tx: Transaction,
  [one_id, other_id]: readonly [string, string],
): Promise<MergePreview['gains']> {
  return runRaw(
    tx,
    sql<MergePreview['gains'][number]>`with treating as (
      select distinct a.provider_id, a.patient_id from public.appointments a
      where a.patient_id in (${one_id}::uuid, ${other_id}::uuid) and a.provider_id is not null
        and a.status <> 'cancelled' and not a.by_desk_alone)
    select p.id as provider_id, p.full_name, t.patient_id as treats_id from treating t
      join public.user_profiles p on p.id = t.provider_id
    where (select count(*) from treating same where same.provider_id = t.provider_id) = 1
    order by p.full_name, p.id`,
  )
}
