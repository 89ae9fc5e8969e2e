import { randomUUID } from 'node:crypto'
import { burnoutLevel, scoreBurnout } from '#domain/students/burnout.ts'
import type { NewBurnoutCheck } from '#domain/students/burnout-schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'

const columns = ['id', 'version', 'answers', 'score', 'created_at'] as const
const checks = tables.selectFrom('burnout_checks').select(columns)

const withLevel = <Row extends { score: number }>(row: Row) => ({
  ...row,
  level: burnoutLevel(row.score),
})

/** A person's own self-checks, newest first. */
export async function listBurnoutChecks(tx: Transaction, user_id: string, page: Page) {
  const rows = await tx.run(
    checks
      .where('user_id', '=', user_id)
      .where(olderThan('burnout_checks', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
  return rows.map(withLevel)
}

/** Writes the self-check of a person once, scored here, with its trace in the audit. */
export async function saveBurnoutCheck(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), version, answers }: NewBurnoutCheck,
) {
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('burnout_checks')
        .values({
          id,
          user_id,
          version,
          answers: JSON.stringify(answers),
          score: scoreBurnout(answers),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: checks.where('id', '=', id),
    },
    // A retry may reach a server with newer scores: the first row is returned.
    { version, answers },
  )
  if (isNew) await auditOwn(tx, user_id, 'burnout_check.record', id)
  return { check: withLevel(row), isNew }
}
