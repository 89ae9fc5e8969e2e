import { type RawBuilder, sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { MovedRule, PlacedRule } from '../merge-rules.ts'

export const runRaw = <Row>(tx: Transaction, query: RawBuilder<Row>) =>
  tx.run({ compile: () => query.compile(tables) })

/** One change of a merge: which rows of a table change their person, and how that is recorded. */
export interface RowMove {
  merge_id: string
  place: number
  table: string
  column: string
  key: readonly string[]
  change: 'moved' | 'set_aside'
  from: string
  to: string
  /** Which of the rows, as a condition on `row`. */
  which: RawBuilder<unknown>
}

const everyRow = sql`true`

/** Which rows of the record that is gone become the other's, by their rule. */
export function whichMove(
  { table, column, rule }: PlacedRule<MovedRule>,
  to: string,
): RawBuilder<unknown> {
  if (rule.only === 'thread_moved')
    return sql`exists (select from public.threads t where t.id = "row".thread_id and t.patient_id = ${to}::uuid)`
  if (!rule.unless) return everyRow
  const condition = (alias: string) =>
    rule.unless!.while.replace(/^(\w+)(?= (is|=))/, `${alias}.$1`)
  const same = rule.unless.same.map(
    (name) => sql`other.${sql.ref(name)} is not distinct from "row".${sql.ref(name)}`,
  )
  return sql`not (${sql.raw(condition('"row"'))} and exists (select from ${sql.table(table)} other
    where other.${sql.ref(column)} = ${to}::uuid and ${sql.raw(condition('other'))}
      ${same.length > 0 ? sql`and ${sql.join(same, sql` and `)}` : sql``}))`
}

/**
 * Moves rows from one person to the other, and records each.
 *
 * @returns how many
 * @throws Error where not each moved row was recorded: nothing is kept then
 */
export async function moveRows(tx: Transaction, move: RowMove): Promise<number> {
  const { merge_id, place, table, column, key, change, from, to, which } = move
  const keyOf = sql.join(
    key.map((name) => sql`${name}::text, "row".${sql.ref(name)}`),
    sql`, `,
  )
  const [counted] = await runRaw(
    tx,
    sql<{ moved: number; noted: number }>`with moved as (
      update ${sql.table(table)} as "row" set ${sql.ref(column)} = ${to}::uuid
      where "row".${sql.ref(column)} = ${from}::uuid and ${which}
      returning jsonb_build_object(${keyOf}) as row_key
    ), noted as (
      insert into accounts.patient_merge_rows (merge_id, place, table_name, column_name, change, row_key)
      select ${merge_id}::uuid, ${place}::integer, ${table}::text, ${column}::text, ${change}::text, moved.row_key from moved
      returning 1
    )
    select (select count(*)::integer from moved) as moved, (select count(*)::integer from noted) as noted`,
  )
  const { moved, noted } = counted!
  if (moved !== noted) throw new Error(`${moved} rows of ${table} moved, ${noted} recorded`)
  return moved
}

/** Moves exactly the recorded rows back; those that were removed since are not there any more. @returns how many */
export async function moveBack(
  tx: Transaction,
  { merge_id, place, table, column, key, change, from, to }: Omit<RowMove, 'which'>,
): Promise<number> {
  const isKnown = sql.join(
    key.map((name) => sql`"row".${sql.ref(name)} = (noted.row_key ->> ${name}::text)::uuid`),
    sql` and `,
  )
  const rows = await runRaw(
    tx,
    sql`update ${sql.table(table)} as "row" set ${sql.ref(column)} = ${to}::uuid
      from accounts.patient_merge_rows noted
      where noted.merge_id = ${merge_id}::uuid and noted.place = ${place}::integer and noted.change = ${change}::text
        and "row".${sql.ref(column)} = ${from}::uuid and ${isKnown}
      returning 1`,
  )
  return rows.length
}
