import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NewFocusRound } from '#domain/students/focus-schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

const columns = ['id', 'minutes', 'created_at'] as const
const rounds = tables.selectFrom('focus_rounds').select(columns)
const dayInLusaka = sql<string>`((created_at at time zone 'Africa/Lusaka')::date)::text`

/** The last fourteen days on which a person finished rounds, summed, newest first. */
export async function listFocusDays(tx: Transaction, user_id: string) {
  return tx.run(
    tables
      .selectFrom('focus_rounds')
      .select([
        dayInLusaka.as('day'),
        sql<number>`count(*)::int`.as('rounds'),
        sql<number>`sum(minutes)::int`.as('minutes'),
      ])
      .where('user_id', '=', user_id)
      .groupBy(dayInLusaka)
      .orderBy('day', 'desc')
      .limit(14),
  )
}

/** Writes a finished round of a person once. */
export async function recordFocusRound(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), minutes }: NewFocusRound,
) {
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('focus_rounds')
        .values({ id, user_id, minutes })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: rounds.where('id', '=', id),
    },
    { minutes },
  )
  if (isNew) await auditOwn(tx, user_id, 'focus_round.record', id)
  return { round: row, isNew }
}
