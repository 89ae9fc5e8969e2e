import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NewPlannerTask, PlannerTaskChange } from '#domain/students/planner-schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { requireOwnId, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requirePlace, requireCapacity } from './planner-problems.ts'

const columns = ['id', 'title', 'week', 'day', 'starts_at', 'box', 'done_at', 'created_at'] as const
const tasks = tables.selectFrom('planner_tasks').select(columns)

/** The database answers `HH:MM:SS`. */
const toTheMinute = <Row extends { starts_at: string | null }>(row: Row): Row => ({
  ...row,
  starts_at: row.starts_at && row.starts_at.slice(0, 5),
})

/** The user's open tasks of every week, and the finished tasks of one week. */
export async function listPlannerTasks(tx: Transaction, user_id: string, week: string) {
  const rows = await tx.run(
    tasks
      .where('user_id', '=', user_id)
      .where((row) => row.or([row('done_at', 'is', null), row('week', '=', week)]))
      .orderBy('created_at')
      .orderBy('id')
      .limit(1000),
  )
  return rows.map(toTheMinute)
}

/** Writes a task once. @throws Problem 409 where the person has too many open already */
export async function addPlannerTask(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), ...task }: NewPlannerTask,
) {
  const [first, open] = await Promise.all([
    tx.run(tasks.where('id', '=', id)),
    countOpen(tx, user_id),
  ])
  if (first[0]) return { task: await sameRow(tx, toTheMinute(first[0]), task), isNew: false }
  requireCapacity(open)
  const [written] = await tx.run(
    tables
      .insertInto('planner_tasks')
      .values({ id, user_id, ...task })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(columns),
  )
  requireOwnId(written)
  await auditOwn(tx, user_id, 'planner_task.add', id)
  return { task: toTheMinute(written), isNew: true }
}

/**
 * Changes what is named of a person's task.
 *
 * @throws Problem 404 where they have no such task, 422 where its new place is none, 409 where it is
 *   opened again beside too many others
 */
export async function changePlannerTask(
  tx: Transaction,
  user_id: string,
  id: string,
  { done, ...said }: PlannerTaskChange,
) {
  const [[found], open] = await Promise.all([
    tx.run(tasks.where('id', '=', id).where('user_id', '=', user_id).forUpdate()),
    done === false ? countOpen(tx, user_id) : 0,
  ])
  requireFound(found)
  const before = toTheMinute(found)
  if (done === false && before.done_at) requireCapacity(open)
  const { week = before.week, day = before.day } = said
  // A task that loses its day loses its time with it.
  const { starts_at = said.day === null ? null : before.starts_at } = said
  const place = { week, day, starts_at }
  requirePlace(place)
  const [changed] = await tx.run(
    tables
      .updateTable('planner_tasks')
      .set({
        ...said,
        ...place,
        // What was done stays done at that hour.
        ...(done === undefined
          ? {}
          : { done_at: done ? sql<Date>`coalesce(done_at, now())` : null }),
      })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .returning(columns),
  )
  await auditOwn(tx, user_id, 'planner_task.change', id)
  return toTheMinute(changed!)
}

/** Removes a person's task; where there is none, nothing happens. */
export async function removePlannerTask(tx: Transaction, user_id: string, id: string) {
  const removed = await tx.run(
    tables
      .deleteFrom('planner_tasks')
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .returning('id'),
  )
  if (removed.length > 0) await auditOwn(tx, user_id, 'planner_task.remove', id)
}

/** Counts a person's open tasks under a lock, so that simultaneous inserts cannot exceed the limit. */
async function countOpen(tx: Transaction, user_id: string): Promise<number> {
  const [, [counted]] = await Promise.all([
    tx.run(
      tables.selectNoFrom(
        sql<null>`pg_advisory_xact_lock(hashtextextended(${user_id}::text, 17))`.as('locked'),
      ),
    ),
    tx.run(
      tables
        .selectFrom('planner_tasks')
        .select(sql<number>`count(*)::int`.as('open'))
        .where('user_id', '=', user_id)
        .where('done_at', 'is', null),
    ),
  ])
  return counted!.open
}
