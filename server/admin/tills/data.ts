import { sql } from 'kysely'
import type { NewTillCorrection, TillPeriod } from '#domain/desk/tills.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { tillColumns } from '../../desk/tills/data.ts'
import { requireClosed } from './till-problems.ts'

/** No more tills are in a period than this: 100 days of 50 people. */
const maxTills = 5000

const every = tables
  .selectFrom('tills')
  .leftJoin('user_profiles as holder', 'holder.id', 'tills.holder_id')
  .select(tillColumns)
  .select('holder.full_name as holder_name')

const correctionsOf = (ids: string[]) =>
  tables
    .selectFrom('till_corrections as entry')
    .leftJoin('user_profiles as admin', 'admin.id', 'entry.made_by')
    .select(['entry.id', 'entry.till_id', 'entry.amount_ngwee', 'entry.reason', 'entry.made_at'])
    .select('admin.full_name as made_by_name')
    .where(sql<boolean>`entry.till_id = any(${ids}::uuid[])`)
    .orderBy('entry.made_at')
    .orderBy('entry.id')

const reopeningsOf = (ids: string[]) =>
  tables
    .selectFrom('till_reopenings as step')
    .leftJoin('user_profiles as holder', 'holder.id', 'step.opened_by')
    .select(['step.id', 'step.till_id', 'step.closed_at', 'step.expected_ngwee'])
    .select(['step.counted_ngwee', 'step.note', 'step.reason', 'step.opened_at'])
    .select('holder.full_name as opened_by_name')
    .where(sql<boolean>`step.till_id = any(${ids}::uuid[])`)
    .orderBy('step.opened_at')
    .orderBy('step.id')

/** What was typed and changed before its till was closed; nothing of a till that is still to be counted. */
const typedCountsOf = (ids: string[]) =>
  tables
    .selectFrom('till_counts as count')
    .innerJoin('tills', 'tills.id', 'count.till_id')
    .leftJoin('user_profiles as counter', 'counter.id', 'count.counted_by')
    .select(['count.till_id', 'count.counted_ngwee', 'count.expected_ngwee', 'count.counted_at'])
    .select('counter.full_name as counted_by_name')
    .where(sql<boolean>`count.till_id = any(${ids}::uuid[])`)
    .where(sql<boolean>`count.counted_ngwee <> tills.counted_ngwee and not exists (
      select from public.till_reopenings step where step.till_id = count.till_id
        and step.counted_ngwee = count.counted_ngwee)`)
    .orderBy('count.counted_at')
    .orderBy('count.id')

/** Those of one till, without its id. */
function of<Entry extends { till_id: string }>(till_id: string, entries: readonly Entry[]) {
  return entries
    .filter((entry) => entry.till_id === till_id)
    .map((entry) => {
      const { till_id: _, ...shown } = entry
      return shown
    })
}

async function describe(tx: Transaction, query: typeof every) {
  const rows = await tx.run(query)
  const ids = rows.map(({ id }) => id)
  const [entries, steps, counts] =
    ids.length > 0
      ? await Promise.all([
          tx.run(correctionsOf(ids)),
          tx.run(reopeningsOf(ids)),
          tx.run(typedCountsOf(ids)),
        ])
      : [[], [], []]
  return rows.map((till) => {
    const corrections = of(till.id, entries)
    const reopenings = of(till.id, steps)
    const typed_counts = of(till.id, counts)
    const corrected = corrections.reduce((sum, { amount_ngwee }) => sum + amount_ngwee, 0)
    const { counted_ngwee, expected_ngwee } = till
    const difference_ngwee =
      counted_ngwee === null ? null : counted_ngwee - expected_ngwee! - corrected
    return { ...till, corrections, reopenings, typed_counts, difference_ngwee }
  })
}

/** All tills of a period with their differences, the latest day first. */
export async function listTills(tx: Transaction, { from, to }: TillPeriod) {
  return describe(
    tx,
    every
      .where('tills.day', '>=', from)
      .where('tills.day', '<=', to)
      .orderBy('tills.day', 'desc')
      .orderBy('holder.full_name')
      .orderBy('tills.id')
      .limit(maxTills),
  )
}

/**
 * Enters a correction of a closed till, once. The till stays as it was closed.
 *
 * @throws Problem 404 where there is no such till, 409 where it is open or the id is of another correction
 */
export async function correctTill(
  tx: Transaction,
  admin_id: string,
  till_id: string,
  correction: NewTillCorrection,
) {
  const { id, password: _, ...typed } = correction
  const wanted = { till_id, made_by: admin_id, ...typed }
  const [till] = await tx.run(
    tables
      .selectFrom('tills')
      .select(['closed_at', 'holder_id'])
      .where('id', '=', till_id)
      .forNoKeyUpdate(),
  )
  requireFound(till)
  const [known] = await tx.run(
    tables
      .selectFrom('till_corrections')
      .select(['till_id', 'made_by', 'amount_ngwee', 'reason'])
      .where('id', '=', id),
  )
  if (known) await sameRow(tx, known, wanted)
  else {
    requireClosed(till)
    await tx.run(tables.insertInto('till_corrections').values({ id, ...wanted }))
    await audit(tx, {
      actor_id: admin_id,
      subject_id: till.holder_id ?? admin_id,
      action: 'till.correct',
      record_id: till_id,
    })
  }
  return readTill(tx, till_id)
}

/** One till that is known to exist. */
export async function readTill(tx: Transaction, id: string) {
  const [till] = await describe(tx, every.where('tills.id', '=', id))
  return till!
}
