import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ChangedGroupSession, NewGroupSession } from '#domain/students/groups.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { headCount, isFull, publicColumns } from '../../students/groups/data.ts'

const planned = tables
  .selectFrom('group_sessions')
  .select(publicColumns)
  .select(['how_to_join', 'created_at', 'cancelled_at'])
  .select([headCount.as('registered'), isFull.as('is_full')])

/** All sessions, the latest first; of the participants, no more than everyone sees. */
export async function listPlannedSessions(tx: Transaction, page: Page) {
  return tx.run(
    planned
      .where(olderThan('group_sessions', page, 'session_time'))
      .orderBy('session_time', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
}

/** One session. @returns undefined where there is none */
export async function readPlannedSession(tx: Transaction, id: string) {
  const [row] = await tx.run(planned.where('id', '=', id))
  return row
}

/**
 * Plans a session once.
 *
 * @throws Problem 409 where the id belongs to another
 */
export async function planSession(
  tx: Transaction,
  admin_id: string,
  { id = randomUUID(), session_time, ...typed }: NewGroupSession,
) {
  const wanted = { ...typed, session_time: new Date(session_time) }
  const { isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('group_sessions')
        .values({ id, ...wanted })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll(),
      existing: tables.selectFrom('group_sessions').selectAll().where('id', '=', id),
    },
    wanted,
  )
  if (isNew) await auditOwn(tx, admin_id, 'group_session.plan', id)
  return { session: (await readPlannedSession(tx, id))!, isNew }
}

/**
 * Cancels a session, until it begins, and finds whom to notify: not who has turned such emails off, is
 * suspended or has closed the account. As the system: an admin may not read who registered.
 *
 * @returns `cancelled` where it was cancelled before, `begun` where it is too late, undefined where
 *   there is none
 */
export async function cancelSession(tx: Transaction, admin_id: string, id: string) {
  const [session] = await tx.run(
    tables
      .updateTable('group_sessions')
      .set({ cancelled_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .where('session_time', '>', sql<Date>`now()`)
      .returning('session_time'),
  )
  if (!session) {
    const row = await readPlannedSession(tx, id)
    return row && (row.cancelled_at ? 'cancelled' : 'begun')
  }
  const [addresses] = await Promise.all([
    findReaders(tx, id),
    auditOwn(tx, admin_id, 'group_session.call_off', id),
  ])
  return { ...session, addresses }
}

/**
 * Changes a session until it begins, and finds whom to notify where it takes place at another time. A
 * retry changes nothing and notifies no one. As the system, as above.
 *
 * @returns `cancelled` or `begun` where it is too late, `too few places` where more have registered,
 *   undefined where there is none
 */
export async function changeSession(
  tx: Transaction,
  admin_id: string,
  id: string,
  { session_time, ...typed }: ChangedGroupSession,
) {
  // A registration locks this row too, so earlier ones are counted once it is locked.
  const [[before], [registered]] = await Promise.all([
    tx.run(
      tables
        .selectFrom('group_sessions')
        .select(['session_time', 'cancelled_at'])
        .select(sql<boolean>`session_time <= now()`.as('has_begun'))
        .where('id', '=', id)
        .forUpdate(),
    ),
    tx.run(
      tables
        .selectFrom('group_registrations')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('session_id', '=', id),
    ),
  ])
  if (!before) return undefined
  if (before.cancelled_at) return 'cancelled'
  if (before.has_begun) return 'begun'
  if (typed.capacity < registered!.count) return 'too few places'
  const at = new Date(session_time)
  const [addresses] = await Promise.all([
    at.getTime() === before.session_time.getTime() ? [] : findReaders(tx, id),
    tx.run(
      tables
        .updateTable('group_sessions')
        .set({ ...typed, session_time: at })
        .where('id', '=', id),
    ),
    auditOwn(tx, admin_id, 'group_session.change', id),
  ])
  return { from: before.session_time, to: at, addresses }
}

/** Email addresses of the registered, as far as they may be notified. */
async function findReaders(tx: Transaction, id: string): Promise<string[]> {
  const readers = await tx.run(
    tables
      .selectFrom('group_registrations as registration')
      .innerJoin('accounts.users as account', 'account.id', 'registration.user_id')
      .leftJoin('mail_settings as settings', 'settings.user_id', 'account.id')
      .select(sql<string>`account.email`.as('address'))
      .where('registration.session_id', '=', id)
      .where('account.email', 'is not', null)
      .where('account.email_confirmed_at', 'is not', null)
      .where('account.deleted_at', 'is', null)
      .where(sql<boolean>`coalesce(account.banned_until <= now(), true)`)
      .where(sql<boolean>`coalesce(settings.appointments, true)`),
  )
  return readers.map(({ address }) => address)
}
