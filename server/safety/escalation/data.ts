import { sql } from 'kysely'
import { escalation } from '#domain/safety/escalation.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { reachable } from '../../appointments/events/data.ts'

/** An open alert of a person, with where its clock is. */
interface OpenAlert {
  id: string
  provider_id: string
  wave: 'first' | 'other'
  raise_id: string
  /** The time from which a provider has something to do. */
  due_at: Date
  /** Whether it, others and admins have had their email since then. */
  is_notified: boolean
  are_admins_notified: boolean
  is_due: boolean
  are_others_due: boolean
  are_admins_due: boolean
  can_act: boolean
}

/** Who is due an email now: each got a mark, so that none is due it again. */
export interface DueNotices {
  providers: string[]
  admins: string[]
}

const nobody: DueNotices = { providers: [], admins: [] }

/** The people with an open alert for which an email may be due. */
export async function findPeopleToAttend(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(
    tables
      .selectFrom('safety_alerts')
      .select('user_id')
      .distinct()
      .where('acknowledged_at', 'is', null)
      .where(
        sql<boolean>`(told_for is distinct from due_at or admins_told_for is distinct from due_at)`,
      ),
  )
  return rows.map(({ user_id }) => user_id)
}

/** The person of an open alert; undefined where it is closed or gone. */
export async function findPersonOf(tx: Transaction, id: string): Promise<string | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom('safety_alerts')
      .select('user_id')
      .where('id', '=', id)
      .where('acknowledged_at', 'is', null),
  )
  return row?.user_id
}

/**
 * Marks everyone who is due an email about a person's open alerts, and opens alerts for the other
 * therapists once they are due. Of two servers, the second finds nothing due.
 *
 * Others are due at once where none of the notified providers can act any more; admins where no provider can.
 */
export async function claimNotices(tx: Transaction, user_id: string): Promise<DueNotices> {
  await tx.run(
    tables.selectNoFrom(sql<null>`practice.lock_safety_alerts(${user_id}::uuid)`.as('locked')),
  )
  const open = await listOpen(tx, user_id)
  const [any] = open
  if (!any || !(await hasConsent(tx, user_id))) return nobody
  const acting = open.filter(({ can_act }) => can_act)
  const areOthersDue = any.are_others_due || acting.length === 0
  const added = areOthersDue ? await openForOthers(tx, user_id, any) : []
  const notified = acting.filter(
    ({ wave, is_notified, is_due }) => !is_notified && (wave === 'first' ? is_due : areOthersDue),
  )
  const canNobodyAct = acting.length + added.length === 0
  const areAdminsDue = (any.are_admins_due || canNobodyAct) && !any.are_admins_notified
  const admins = areAdminsDue ? await listAdmins(tx) : []
  await Promise.all([
    markNotified(
      tx,
      notified.map(({ id }) => id),
    ),
    areAdminsDue && markAdminsNotified(tx, user_id),
    ...notified.map(({ id, wave }) =>
      note(tx, user_id, wave === 'first' ? 'provider' : 'other_provider', id),
    ),
    ...added.map(({ id }) => note(tx, user_id, 'other_provider', id)),
    ...(areAdminsDue ? [note(tx, user_id, 'admins', any.id)] : []),
  ])
  return { providers: [...notified, ...added].map(({ provider_id }) => provider_id), admins }
}

/**
 * The email addresses of these users; none for suspended or deleted accounts and unconfirmed
 * addresses.
 */
export async function findAddresses(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx.run(reachable.where('account.id', 'in', ids))
  return rows.map(({ address }) => address)
}

/** The newest clock first: all open alerts of a person have the same, whichever provider they are with. */
function listOpen(tx: Transaction, user_id: string): Promise<OpenAlert[]> {
  const after = (minutes: number) =>
    sql<boolean>`now() >= alert.due_at + ${minutes}::integer * interval '1 minute'`
  return tx.run(
    tables
      .selectFrom('safety_alerts as alert')
      .leftJoin(
        sql<{
          provider_id: string
          can_act: boolean
        }>`practice.safety_recipients(${user_id}::uuid)`.as('recipient'),
        'recipient.provider_id',
        'alert.provider_id',
      )
      .select(['alert.id', 'alert.provider_id', 'alert.wave', 'alert.raise_id', 'alert.due_at'])
      .select([
        sql<boolean>`alert.told_for is not distinct from alert.due_at`.as('is_notified'),
        sql<boolean>`alert.admins_told_for is not distinct from alert.due_at`.as(
          'are_admins_notified',
        ),
        after(0).as('is_due'),
        after(escalation.othersAfter).as('are_others_due'),
        after(escalation.adminsAfter).as('are_admins_due'),
        sql<boolean>`coalesce(recipient.can_act, false)`.as('can_act'),
      ])
      .where('alert.user_id', '=', user_id)
      .where('alert.acknowledged_at', 'is', null)
      .orderBy('alert.due_at', 'desc')
      .orderBy('alert.id'),
  )
}

async function hasConsent(tx: Transaction, user_id: string): Promise<boolean> {
  const rows = await tx.run(
    tables
      .selectFrom('consents')
      .select('id')
      .where('user_id', '=', user_id)
      .where('purpose', '=', 'safety_alerts')
      .where('withdrawn_at', 'is', null),
  )
  return rows.length > 0
}

/** An alert for each provider who can act and has none: it notifies them. */
function openForOthers(tx: Transaction, user_id: string, { raise_id, due_at }: OpenAlert) {
  return tx.run(
    tables
      .insertInto('safety_alerts')
      .columns(['user_id', 'provider_id', 'raise_id', 'wave', 'raised_at', 'due_at', 'told_for'])
      .expression(
        tables
          .selectFrom(
            sql<{
              provider_id: string
              can_act: boolean
            }>`practice.safety_recipients(${user_id}::uuid)`.as('recipient'),
          )
          .select([
            sql<string>`${user_id}::uuid`.as('user_id'),
            'recipient.provider_id',
            sql<string>`${raise_id}::uuid`.as('raise_id'),
            sql<string>`'other'`.as('wave'),
            sql<Date>`(select min(s.raised_at) from public.safety_alerts s where s.user_id = ${user_id}::uuid and s.acknowledged_at is null)`.as(
              'raised_at',
            ),
            sql<Date>`${due_at}::timestamptz`.as('due_at'),
            sql<Date>`${due_at}::timestamptz`.as('told_for'),
          ])
          .where('recipient.can_act', '=', true),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'provider_id'])
          .where('acknowledged_at', 'is', null)
          .doNothing(),
      )
      .returning(['id', 'provider_id']),
  )
}

async function listAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(
    tables.selectFrom('user_profiles').select('id').where('role', '=', 'admin').orderBy('id'),
  )
  return rows.map(({ id }) => id)
}

async function markNotified(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.run(
    tables
      .updateTable('safety_alerts')
      .set({ told_for: sql<Date>`due_at` })
      .where('id', 'in', ids),
  )
}

async function markAdminsNotified(tx: Transaction, user_id: string): Promise<void> {
  await tx.run(
    tables
      .updateTable('safety_alerts')
      .set({ admins_told_for: sql<Date>`due_at` })
      .where('user_id', '=', user_id)
      .where('acknowledged_at', 'is', null),
  )
}

function note(tx: Transaction, subject_id: string, who: string, record_id: string) {
  return audit(tx, { subject_id, action: `safety_alert.notify_${who}`, record_id })
}
