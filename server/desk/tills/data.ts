import { sql } from 'kysely'
import type { NewTillReopening, ReopeningBlock, TillCount } from '#domain/desk/tills.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { sameRow, waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import {
  requireMonthOfTill,
  requireNote,
  requireOpenTill,
  requireReopenable,
  requireSameCount,
  requireSameFloat,
} from '../payment-problems.ts'

/** Columns of a till. What is expected stays hidden while it is open: who counts it types first what they counted. */
export const tillColumns = [
  'tills.id',
  'tills.day',
  'tills.float_ngwee',
  'tills.expected_ngwee',
  'tills.closed_at',
  'tills.counted_ngwee',
  'tills.note',
] as const
const expectedNow = sql<number>`billing.till_ngwee(tills.id, tills.float_ngwee)`

/** Why a closed till stays closed, by the rules of `requireReopenable` and of its month. */
const staysClosed = sql<ReopeningBlock | null>`case when tills.closed_at is null then null
  when billing.closed_by_other(tills.id) then 'by_admin'
  when exists (select from public.till_corrections c where c.till_id = tills.id) then 'corrected'
  when billing.reversed_since_count(tills.id) then 'reversed'
  when (select m.is_closed from public.month_closings m where m.month = date_trunc('month', tills.day)::date
    order by m.version desc limit 1) then 'month_closed' end`

const heldBy = (holder_id: string) =>
  tables
    .selectFrom('tills')
    .select(tillColumns)
    .select(staysClosed.as('stays_closed'))
    .where('tills.holder_id', '=', holder_id)

/** The tills of a person: that of today, and those of days before that were left open, the latest first. */
export async function readOwnTills(tx: Transaction, holder_id: string, today: string) {
  const rows = await tx.run(
    heldBy(holder_id)
      .where((is) => is.or([is('tills.day', '=', today), is('tills.closed_at', 'is', null)]))
      .orderBy('tills.day', 'desc')
      .limit(50),
  )
  return {
    today: rows.find(({ day }) => day === today) ?? null,
    left_open: rows.filter(({ day, closed_at }) => day < today && closed_at === null),
  }
}

/** The till of a person and day, locked, opened where there is none yet. */
async function lockTill(tx: Transaction, holder_id: string, day: string) {
  await tx.run(
    tables
      .insertInto('tills')
      .values({ holder_id, day })
      .onConflict((conflict) => conflict.columns(['holder_id', 'day']).doNothing()),
  )
  const [till] = await tx.run(
    tables
      .selectFrom('tills')
      .select(['id', 'float_ngwee', 'closed_at'])
      .where('holder_id', '=', holder_id)
      .where('day', '=', day)
      .forNoKeyUpdate(),
  )
  return till!
}

/**
 * The id of the open till of a person and day, locked. The first payment opens it.
 *
 * @throws Problem 409 where it is closed
 */
export async function openTill(tx: Transaction, holder_id: string, day: string): Promise<string> {
  const till = await lockTill(tx, holder_id, day)
  requireOpenTill(till)
  return till.id
}

/**
 * Sets the cash that was in the till before the first payment, and opens the till where it is not open yet.
 *
 * @throws Problem 409 where it is closed
 */
export async function setFloat(
  tx: Transaction,
  holder_id: string,
  today: string,
  float_ngwee: number,
): Promise<void> {
  const till = await lockTill(tx, holder_id, today)
  requireOpenTill(till)
  if (till.float_ngwee === float_ngwee) return waitForStandby(tx)
  const [used] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`exists (select from public.invoice_payments p where p.till_id = ${till.id}::uuid)
        or exists (select from public.payment_returns r where r.till_id = ${till.id}::uuid)`.as(
        'has_cash',
      ),
    ),
  )
  requireSameFloat(used!.has_cash, till)
  await tx.run(tables.updateTable('tills').set({ float_ngwee }).where('id', '=', till.id))
  await auditOwn(tx, holder_id, 'till.set_float', till.id)
}

/**
 * Keeps what was typed as the cash of an open till, before anyone sees what is expected. The same count again writes
 * nothing; neither does one of a till that is closed, or of another person.
 */
export async function recordCount(
  tx: Transaction,
  actor_id: string,
  { id, holder_id }: { id: string; holder_id: string | undefined },
  counted_ngwee: number,
): Promise<void> {
  const [till] = await tx.run(
    tables
      .selectFrom('tills')
      .select('id')
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .$if(holder_id !== undefined, (own) => own.where('holder_id', '=', holder_id!))
      .forNoKeyUpdate(),
  )
  if (!till) return
  const [sum] = await tx.run(
    tables.selectFrom('tills').select(expectedNow.as('expected_ngwee')).where('tills.id', '=', id),
  )
  const count = { counted_ngwee, expected_ngwee: sum!.expected_ngwee }
  const [last] = await tx.run(
    tables
      .selectFrom('till_counts')
      .select(['counted_ngwee', 'expected_ngwee'])
      .where('till_id', '=', id)
      .orderBy('counted_at', 'desc')
      .limit(1),
  )
  if (last?.counted_ngwee === counted_ngwee && last.expected_ngwee === count.expected_ngwee) return
  await tx.run(
    tables.insertInto('till_counts').values({ till_id: id, counted_by: actor_id, ...count }),
  )
}

/**
 * Closes a till with what was counted, once. What was expected is what the database sums then.
 *
 * @param holder_id of the caller; undefined for an admin, who closes any
 * @throws Problem 404 where there is no such till, 409 where it was closed with another count, 422 where a note is missing
 */
export async function closeTill(
  tx: Transaction,
  actor_id: string,
  { id, holder_id }: { id: string; holder_id: string | undefined },
  typed: TillCount,
): Promise<void> {
  const count = { counted_ngwee: typed.counted_ngwee, note: typed.note || null }
  const [till] = await tx.run(
    tables
      .selectFrom('tills')
      .select(['id', 'closed_at', 'counted_ngwee', 'note'])
      .where('id', '=', id)
      .$if(holder_id !== undefined, (own) => own.where('holder_id', '=', holder_id!))
      .forNoKeyUpdate(),
  )
  requireFound(till)
  if (till.closed_at) {
    requireSameCount(till.counted_ngwee === count.counted_ngwee && till.note === count.note)
    return waitForStandby(tx)
  }
  // A second statement: the first one's snapshot is older than its lock.
  const [sum] = await tx.run(
    tables.selectFrom('tills').select(expectedNow.as('expected_ngwee')).where('tills.id', '=', id),
  )
  requireNote(count, sum!.expected_ngwee)
  await tx.run(tables.updateTable('tills').set(count).where('id', '=', id))
  await auditOwn(tx, actor_id, 'till.close', id)
}

/**
 * Opens a till of the caller again that they closed too early, on its day. Its count stays in the history.
 *
 * @throws Problem 404 where they have no such till; 409 where it is open, of another day, corrected or counted by an
 *   admin, where a payment of it was reversed after the count, its month is closed, or the id is of another step
 */
export async function reopenTill(
  tx: Transaction,
  holder_id: string,
  till_id: string,
  { id, reason }: NewTillReopening,
  today: string,
): Promise<void> {
  const wanted = { till_id, reason }
  const [till] = await tx.run(
    tables
      .selectFrom('tills')
      .select(['day', 'closed_at'])
      .where('id', '=', till_id)
      .where('holder_id', '=', holder_id)
      .forNoKeyUpdate(),
  )
  requireFound(till)
  const [known] = await tx.run(
    tables.selectFrom('till_reopenings').select(['till_id', 'reason']).where('id', '=', id),
  )
  if (known) return void (await sameRow(tx, known, wanted))
  const [count] = await tx.run(
    tables
      .selectFrom('tills')
      .select([
        sql<boolean>`billing.closed_by_other(tills.id)`.as('is_by_other'),
        sql<boolean>`exists (select from till_corrections c where c.till_id = tills.id)`.as(
          'is_corrected',
        ),
        sql<boolean>`billing.reversed_since_count(tills.id)`.as('is_reversed'),
      ])
      .where('id', '=', till_id),
  )
  requireReopenable(till, count!, today)
  const [month] = await tx.run(
    tables.selectNoFrom(sql<boolean>`billing.lock_month(${till.day}::date)`.as('is_closed')),
  )
  requireMonthOfTill(month!.is_closed)
  await tx.run(
    tables
      .insertInto('till_reopenings')
      // The count is what the database reads of the till.
      .columns(['id', 'till_id', 'reason', 'opened_by'])
      .expression(
        tables.selectNoFrom([
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`${till_id}::uuid`.as('till_id'),
          sql<string>`${reason}::text`.as('reason'),
          sql<string>`${holder_id}::uuid`.as('opened_by'),
        ]),
      ),
  )
  await tx.run(
    tables
      .updateTable('tills')
      .set({ closed_at: null, expected_ngwee: null, counted_ngwee: null, note: null })
      .where('id', '=', till_id),
  )
  await auditOwn(tx, holder_id, 'till.reopen', till_id)
}
