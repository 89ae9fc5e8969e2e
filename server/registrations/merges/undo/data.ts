import { sql } from 'kysely'
import { undoDays } from '#domain/registrations/merge-state.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { withdrawReplaced } from '../merged-consents/data.ts'
import { auditBoth, lockBoth, readMerge } from '../data.ts'
import { moveDependents } from '../dependents/data.ts'
import { emptyAgain } from '../filled-fields/data.ts'
import { requireUndoable } from '../merge-problems.ts'
import { moveBack, runRaw } from '../moved-rows/data.ts'

/**
 * Undoes a merge, as the system: exactly the rows that it has moved go back, with what was written about them since: the
 * invoice of a visit, the amendment of a note. What else was written since stays with the record that stayed. Repeated,
 * it stays undone.
 *
 * @throws Problem 404; 409 `merge_final` after 30 days; 409 `merged_on` while a later merge is in force
 */
export async function undoMerge(tx: Transaction, actor_id: string | undefined, id: string) {
  const [found] = await tx.run(
    tables
      .selectFrom('accounts.patient_merges')
      .select(['gone_id', 'remaining_id'])
      .where('id', '=', id),
  )
  requireFound(found)
  const { gone_id, remaining_id } = found
  await lockBoth(tx, [gone_id, remaining_id])
  const [merge] = await tx.run(
    tables
      .selectFrom('accounts.patient_merges as merge')
      .select('merge.state')
      .select(
        sql<boolean>`merge.merged_at > now() - make_interval(days => ${undoDays}::integer)`.as(
          'is_recent',
        ),
      )
      .select(
        sql<boolean>`exists (select from accounts.patient_merges later where later.gone_id = merge.remaining_id
          and later.state <> 'undone')`.as('is_remaining_gone'),
      )
      .where('merge.id', '=', id)
      .forUpdate(),
  )
  requireFound(merge)
  if (merge.state === 'undone') return readMerge(tx, id)
  requireUndoable(merge, merge.is_remaining_gone)
  await moveAllBack(tx, actor_id, { id, gone_id, remaining_id })
  await moveDependents(tx, { gone_id, remaining_id })
  await tx.run(
    tables.updateTable('accounts.users').set({ deleted_at: null }).where('id', '=', gone_id),
  )
  await tx.run(
    tables
      .updateTable('accounts.patient_merges')
      .set({ state: 'undone', ended_at: sql<Date>`now()`, ended_by: actor_id ?? null })
      .where('id', '=', id),
  )
  await auditBoth(tx, actor_id, 'patient.unmerge', { id, gone_id, remaining_id })
  return readMerge(tx, id)
}

interface Noted {
  place: number
  table_name: string
  column_name: string
  change: 'moved' | 'set_aside' | 'filled' | 'added'
  keys: string[]
  filled: Record<string, unknown>
}

/** The last change first. What is noted says where a row is, so that a later version undoes what an earlier one did. */
async function moveAllBack(
  tx: Transaction,
  actor_id: string | undefined,
  { id: merge_id, gone_id, remaining_id }: { id: string; gone_id: string; remaining_id: string },
): Promise<void> {
  const noted = await runRaw(
    tx,
    sql<Noted>`select distinct place, table_name, column_name, change, filled,
        array(select jsonb_object_keys(row_key) order by 1) as keys
      from accounts.patient_merge_rows where merge_id = ${merge_id}::uuid
      order by place desc, table_name`,
  )
  for (const { place, table_name: table, column_name: column, change, keys, filled } of noted) {
    if (change === 'filled') {
      await emptyAgain(tx, { table, key: column, filled, id: remaining_id })
      continue
    }
    if (change === 'added') {
      await runRaw(
        tx,
        sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${remaining_id}::uuid`,
      )
      continue
    }
    if (change === 'set_aside' && table === 'public.consents')
      await withdrawReplaced(tx, actor_id, { merge_id, place, remaining_id })
    const [from, to] = change === 'moved' ? [remaining_id, gone_id] : [gone_id, remaining_id]
    await moveBack(tx, { merge_id, place, table, column, key: keys, change, from, to })
  }
}

/**
 * Undoes each merge into a record that can be undone, the last one first, as the system: the record is to be erased,
 * and what came into it was another's until the merge is final.
 */
export async function undoOpenMerges(tx: Transaction, remaining_id: string): Promise<void> {
  const open = await tx.run(
    tables
      .selectFrom('accounts.patient_merges')
      .select('id')
      .where('remaining_id', '=', remaining_id)
      .where('state', '=', 'merged')
      .where(sql<boolean>`merged_at > now() - make_interval(days => ${undoDays}::integer)`)
      .orderBy('merged_at', 'desc')
      .orderBy('id', 'desc'),
  )
  for (const { id } of open) await undoMerge(tx, undefined, id)
}
