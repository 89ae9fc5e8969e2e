import { sql } from 'kysely'
import { closedDaysOf } from '#domain/appointments/clinic-calendar.ts'
import type { NewCallBack } from '#domain/call-backs/schema.ts'
import { windowsAt } from '#domain/call-backs/windows.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { requireOwnId, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readCalendar } from '../appointments/clinic-calendar/data.ts'
import {
  requireFewToday,
  requireNoneOpen,
  requireWindow,
  requireWithdrawn,
} from './request-problems.ts'

const columns = [
  'id',
  'starts_at',
  'ends_at',
  'attempts',
  'status',
  'phone_number',
  'created_at',
] as const

const ownOf = (user_id: string) => tables.selectFrom('call_backs').where('user_id', '=', user_id)

/** The newest request of the actor, what they can choose now, and the number of their profile. */
export async function readOwnCallBacks(tx: Transaction, user_id: string, now: Date) {
  const [[newest], [profile], calendar] = await Promise.all([
    tx.run(
      ownOf(user_id)
        .select(columns)
        .select(sql<string | null>`call_backs.therapist_of(id)`.as('therapist_name'))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
    tx.run(tables.selectFrom('user_profiles').select('phone_number').where('id', '=', user_id)),
    readCalendar(tx),
  ])
  return {
    newest: newest ?? null,
    windows: windowsAt(now, closedDaysOf(calendar)),
    phone_number: profile?.phone_number ?? null,
  }
}

/**
 * Asks for a call, once for each id.
 *
 * @throws Problem 409 where another request is open, 422 where the window has passed, 429 above the
 *   requests of a day
 */
export async function requestCallBack(
  tx: Transaction,
  user_id: string,
  { id, phone_number, starts_at: asked }: NewCallBack,
  now: Date,
): Promise<{ isNew: boolean }> {
  const [[first], [today], calendar] = await Promise.all([
    tx.run(ownOf(user_id).select(['id', 'user_id']).where('id', '=', id)),
    tx.run(
      ownOf(user_id)
        .select(sql<number>`count(*)::int`.as('count'))
        .where('created_at', '>', sql<Date>`now() - interval '1 day'`),
    ),
    readCalendar(tx),
  ])
  if (first) {
    // The number is erased when a request ends, and a window may have passed: only the id
    // identifies the request.
    await sameRow(tx, first, { user_id })
    return { isNew: false }
  }
  requireFewToday(today!.count)
  const { starts_at, ends_at } = requireWindow(asked, windowsAt(now, closedDaysOf(calendar)))
  const [created] = await tx.run(
    tables
      .insertInto('call_backs')
      .values({ id, user_id, starts_at, ends_at, phone_number })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  if (!created) {
    const [open] = await tx.run(ownOf(user_id).select('id').where('status', '=', 'open'))
    // The same request, sent twice at once.
    if (open?.id === id) return { isNew: false }
    requireNoneOpen(open)
    requireOwnId(created)
  }
  await auditOwn(tx, user_id, 'call_back.request', id)
  return { isNew: true }
}

/**
 * Withdraws a request of the actor; once more changes nothing.
 *
 * @throws Problem 404 where it is not theirs, 409 where a call has ended it
 */
export async function withdrawCallBack(tx: Transaction, user_id: string, id: string) {
  const [row] = await tx.run(
    tables.selectNoFrom(sql<string | null>`call_backs.withdraw(${id}::uuid)`.as('result')),
  )
  requireWithdrawn(row!.result)
  if (row!.result === 'withdrawn') await auditOwn(tx, user_id, 'call_back.withdraw', id)
}
