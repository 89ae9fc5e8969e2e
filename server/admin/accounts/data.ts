import { sql } from 'kysely'
import type { AccountState, ListedAccount, NewSuspension } from '#domain/admin/accounts.ts'
import type { PracticeFacts } from '#domain/practice/facts.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { lockParticipants } from '../../appointments/booking-locks/data.ts'
import { phoneOf, wordsOf } from '#server/platform/db/search-terms.ts'
import { endSuspension, recordSuspension, setBan } from './suspensions/data.ts'
import {
  rejectOwnSuspension,
  requireActive,
  requireSuspended,
  requireTarget,
} from './account-problems.ts'

const isSuspended = sql<boolean>`coalesce(account.banned_until > now(), false)`
const inLusaka = (instant: string) =>
  sql<string>`(${sql.ref(instant)} at time zone 'Africa/Lusaka')::date::text`

const listed = tables
  .selectFrom('user_profiles')
  .innerJoin('accounts.users as account', 'account.id', 'user_profiles.id')
  .select(['user_profiles.id', 'user_profiles.full_name', 'account.email'])
  .select([
    sql<
      ListedAccount['role']
    >`case when user_profiles.is_student then 'student' else user_profiles.role end`.as('role'),
    isSuspended.as('is_suspended'),
    inLusaka('account.created_at').as('created_on'),
    sql<string | null>`(account.last_sign_in_at at time zone 'Africa/Lusaka')::date::text`.as(
      'last_sign_in_on',
    ),
  ])
  .where('account.deleted_at', 'is', null)

/**
 * Up to this number, matches are looked up and sorted. Where there are more, so many of the newest
 * accounts match that the first page is found sooner by looking through them in order.
 */
const maxSorted = 4000

/**
 * Accounts by words of a name in any order, or by the start of an address or a phone number, the newest
 * first; each a reading of its person's record, to be recorded by `auditFoundAccounts`. As the system: no
 * policy lets an admin at accounts.
 */
export async function findAccounts(
  tx: Transaction,
  { q, state, ...page }: Page & { q: string; state: AccountState },
): Promise<ListedAccount[]> {
  return tx.run(
    listed
      .where(state === 'suspended' ? suspendedLike(q) : found(q, page))
      .where(olderThan('user_profiles', page))
      .orderBy('user_profiles.created_at', 'desc')
      .orderBy('user_profiles.id', 'desc')
      .limit(page.limit),
  )
}

/** Records that an admin was shown these accounts. */
export async function auditFoundAccounts(
  tx: Transaction,
  actor_id: string,
  found: readonly { id: string }[],
) {
  const subjects = found.map(({ id }) => id)
  await auditReading(tx, actor_id, subjects, 'accounts.read')
}

/** One of the matches of a page: they are looked up, sorted and cut within the database. */
function found(q: string, { before, limit }: Page) {
  const isInstant = before?.includes(':')
  const time =
    before === undefined
      ? sql`'infinity'::timestamptz`
      : isInstant
        ? sql`${before}::timestamptz`
        : sql`(select created_at from user_profiles where id = ${before})`
  const id = before === undefined || isInstant ? minId : before
  return sql<boolean>`user_profiles.id = any(array(select accounts.find(${q.toLowerCase()}, ${wordsOf(q)}, ${phoneOf(q)},
    ${time}, ${id}::uuid, ${limit}, ${maxSorted})))`
}

/** No row of the cursor's instant is before this one. */
const minId = '00000000-0000-0000-0000-000000000000'

/** The suspended are few, and asked one by one. */
function suspendedLike(q: string) {
  const isSuspendedNow = sql<boolean>`account.banned_until > now()`
  if (!q) return isSuspendedNow
  const [words, phone] = [wordsOf(q), phoneOf(q)]
  const likeness = [sql`starts_with(account.email, ${q.toLowerCase()})`]
  if (words)
    likeness.push(
      sql`to_tsvector('simple', accounts.plain_words(user_profiles.full_name)) @@ to_tsquery('simple', ${words})`,
    )
  if (phone)
    likeness.push(sql`starts_with(accounts.plain_phone(user_profiles.phone_number), ${phone})`)
  return sql<boolean>`${isSuspendedNow} and (${sql.join(likeness, sql` or `)})`
}

/**
 * One account; the reading is recorded.
 *
 * @param isFactorRequired whether staff must have a second factor
 * @returns undefined where there is none
 */
export async function openAccount(
  tx: Transaction,
  actor_id: string,
  id: string,
  isFactorRequired: boolean,
) {
  const [[account], [suspension]] = await Promise.all([
    tx.run(
      listed
        .select(['user_profiles.provider_status', 'user_profiles.certificate_expires_on'])
        .select([
          sql<boolean>`account.email_confirmed_at is not null`.as('is_confirmed'),
          sql<boolean>`exists (select from accounts.factors where user_id = account.id and status = 'verified')`.as(
            'has_second_factor',
          ),
          sql<number>`(select count(*)::integer from appointments ahead where (ahead.patient_id = account.id or ahead.provider_id = account.id)
            and ahead.status in ('requested', 'confirmed') and ahead.appointment_time > now())`.as(
            'appointments_ahead',
          ),
        ])
        .where('account.id', '=', id),
    ),
    tx.run(
      tables
        .selectFrom('accounts.suspensions as suspension')
        .leftJoin('user_profiles as admin', 'admin.id', 'suspension.suspended_by')
        .select(['suspension.reason', 'suspension.suspended_at'])
        .select('admin.full_name as suspended_by')
        .where('suspension.user_id', '=', id)
        .where('suspension.restored_at', 'is', null),
    ),
  ])
  if (!account) return undefined
  await auditReading(tx, actor_id, [id], 'accounts.read')
  // The operator may have lifted the suspension without a record here.
  const current = account.is_suspended ? (suspension ?? null) : null
  const { provider_status, certificate_expires_on, ...shown } = account
  const practice = shown.role === 'provider' && {
    is_suspended: shown.is_suspended,
    is_second_factor_missing: isFactorRequired && !shown.has_second_factor,
    provider_status: provider_status as PracticeFacts['provider_status'],
    certificate_expires_on,
  }
  return { ...shown, practice: practice || null, suspension: current, is_own: id === actor_id }
}

/** Whom to notify of a change to their account; no one where the address is not confirmed. */
export interface NotificationRecipient {
  address: string | null
}

/**
 * Suspends an account: its sessions end with this transaction, and so does everything that depends on them.
 * An admin who was shut out meanwhile changes nothing, so that one admin at least always remains.
 *
 * @throws Problem 401 where the actor is shut out by now, 404 where there is no such account, 409 for
 *   the admin's own account and for one that is suspended already
 */
export async function suspendAccount(
  tx: Transaction,
  actor_id: string,
  id: string,
  { reason, call_off }: Omit<NewSuspension, 'password'>,
): Promise<NotificationRecipient> {
  rejectOwnSuspension(actor_id, id)
  // A simultaneous booking is committed before, or finds the provider gone.
  await lockParticipants(tx, { patient_id: id, provider_id: id })
  const account = requireTarget(await lockAccounts(tx, id), actor_id, id)
  requireActive(account)
  await recordSuspension(tx, id, { reason, actor_id })
  if (call_off) await cancelAppointments(tx, actor_id, id)
  return { address: account.address }
}

/**
 * Restores an account. Its sessions stay ended: the user logs in.
 *
 * @throws Problem 404 where there is no such account, 409 where it is not suspended
 */
export async function restoreAccount(
  tx: Transaction,
  actor_id: string,
  id: string,
): Promise<NotificationRecipient> {
  const account = requireTarget(await lockAccounts(tx, id), actor_id, id)
  requireSuspended(account)
  const ended = await endSuspension(tx, id, actor_id)
  await Promise.all([
    setBan(tx, id, null),
    audit(tx, {
      actor_id,
      subject_id: id,
      action: 'account.restore',
      ...(ended ? { record_id: ended } : {}),
    }),
  ])
  return { address: account.address }
}

/**
 * Locks the account and those of all admins, always in the same order, to avoid a deadlock. Who is an admin is read
 * once they are locked: another admin may have taken the role away meanwhile.
 */
export async function lockAccounts(tx: Transaction, id: string) {
  const admins = tables.selectFrom('user_profiles').select('id').where('role', '=', 'admin')
  const locked = await tx.run(
    tables
      .selectFrom('accounts.users as account')
      .select([
        'account.id',
        isSuspended.as('is_suspended'),
        sql<
          string | null
        >`case when account.email_confirmed_at is not null then account.email end`.as('address'),
      ])
      .where('account.deleted_at', 'is', null)
      .where((row) => row.or([row('account.id', '=', id), row('account.id', 'in', admins)]))
      .orderBy('account.id')
      .forUpdate('account'),
  )
  const present = await tx.run(admins)
  return locked.map((account) => ({
    ...account,
    is_admin: present.some((admin) => admin.id === account.id),
  }))
}

/** Upcoming appointments on either side; the database's own trigger notifies the other side. */
async function cancelAppointments(tx: Transaction, actor_id: string, id: string): Promise<void> {
  const freed = await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'system', cancelled_at: sql<Date>`now()` })
      .where((row) => row.or([row('patient_id', '=', id), row('provider_id', '=', id)]))
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`)
      .returning(['id', 'patient_id']),
  )
  for (const { id: record_id, patient_id } of freed)
    await audit(tx, {
      actor_id,
      subject_id: patient_id,
      action: 'appointment.call_off',
      record_id,
    })
}
