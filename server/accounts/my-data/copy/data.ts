import { type RawBuilder, sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { findPersonalTables, findProvidersOf, isOf } from '../data.ts'
import { keysByHand, type PersonalTable, recordedTables } from '../personal-tables.ts'

/** A column of a table's key, and its type in words of PostgreSQL. */
interface KeyColumn {
  column: string
  type: string
}

/** What a copy is made of: the tables, how each is read page after page, and the providers of the appointments. */
export interface CopyPlan {
  personal: Map<string, PersonalTable>
  keys: Map<string, readonly KeyColumn[]>
  /** The tables with an index that has a person's rows in the order of their key. */
  inOrder: ReadonlySet<string>
  providers: readonly { id: string; full_name: string }[]
}

/** Some rows of a table. */
export interface PageOfRows {
  /** Each as the text of a JSON object in a line of its own, in the order of their key; empty where there are none. */
  lines: string
  /** The key of the last row, where more may follow. */
  next: readonly string[] | undefined
}

/**
 * How many rows are read at a time. Few: what a reader has not taken yet outlives the short collections of garbage,
 * and is memory until the next long one. Where no index has the rows in order, each page sorts all that follow.
 */
const [rowsInOrder, rowsSorted] = [100, 2000]

export async function planCopy(tx: Transaction, user_id: string): Promise<CopyPlan> {
  const [personal, keys, indexes, providers] = await Promise.all([
    findPersonalTables(tx),
    findKeys(tx),
    findIndexes(tx),
    findProvidersOf(tx, user_id),
  ])
  const inOrder = [...personal].flatMap(([table, { by, through }]) => {
    const columns = [...by, ...keys.get(table)!.map(({ column }) => column)].join()
    const isOne = by.length === 1 && through.length === 0
    return isOne && indexes.has(`${table} ${columns}`) ? [table] : []
  })
  return { personal, keys, inOrder: new Set(inOrder), providers }
}

/** The indexes of all rows, each as its table and its columns, of which all but the first have one direction. */
async function findIndexes(tx: Transaction): Promise<Set<string>> {
  const query = sql<{ table: string; columns: string }>`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as "table",
      string_agg(a.attname, ',' order by k.place) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    cross join unnest(i.indkey::int2[], i.indoption::int2[]) with ordinality as k(attnum, option, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indisvalid and i.indpred is null and i.indexprs is null and k.place <= i.indnkeyatts
    group by i.indexrelid, 1 having count(distinct k.option) filter (where k.place > 1) = 1`
  const rows = await tx.run({ compile: () => query.compile(tables) })
  return new Set(rows.map(({ table, columns }) => `${table} ${columns}`))
}

/** What orders the rows of each table: the time when they were made, where there is one, and the primary key. */
export async function findKeys(tx: Transaction): Promise<Map<string, KeyColumn[]>> {
  const query = sql<KeyColumn & { table: string }>`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as "table",
      a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and (a.attnum = any(i.indkey) or a.attname = 'created_at' and a.attnotnull)
    where i.indisprimary order by 1, a.attname <> 'created_at', a.attnum`
  const rows = await tx.run({ compile: () => query.compile(tables) })
  const keys = new Map<string, KeyColumn[]>(Object.entries(keysByHand))
  for (const { table, ...column } of rows) keys.set(table, [...(keys.get(table) ?? []), column])
  return keys
}

/** The first rows of a table that are the person's. */
export const readFirstPage = (tx: Transaction, plan: CopyPlan, user_id: string, table: string) =>
  readPage(tx, plan, user_id, { table, limit: rowsInOrder, after: undefined })

/** The rows of a table that follow a key. */
export const readNextPage = (
  tx: Transaction,
  plan: CopyPlan,
  user_id: string,
  table: string,
  after: readonly string[],
) =>
  readPage(tx, plan, user_id, {
    table,
    limit: plan.inOrder.has(table) ? rowsInOrder : rowsSorted,
    after,
  })

interface Wanted {
  table: string
  limit: number
  after: readonly string[] | undefined
}

/**
 * Where no index has the person's rows in the order of their key, they are found first and ordered afterwards: with a
 * limit, the database would go through the whole table in that order. Only the rows of the page become JSON, which the
 * database joins: one text takes less memory here than an object for each row.
 */
async function readPage(
  tx: Transaction,
  { personal, keys, inOrder, providers }: CopyPlan,
  user_id: string,
  { table, limit, after }: Wanted,
): Promise<PageOfRows> {
  const key = keys.get(table)!
  const columns = sql.join(key.map(({ column }) => sql.ref(column)))
  const backwards = sql.join(key.map(({ column }) => sql`${sql.ref(column)} desc`))
  const isNext = after
    ? sql`(${columns}) > (${sql.join(key.map(({ type }, at) => sql`${after[at]}::text::${sql.raw(type)}`))})`
    : sql`true`
  const own = sql`select * from ${sql.table(table)} where ${isOf(personal, table, user_id)} and ${isNext}`
  const source = inOrder.has(table) ? own : sql`select * from own`
  const first = inOrder.has(table) ? sql`` : sql`own as materialized (${own}),`
  const query = sql<{ lines: string | null; count: number; last: string[] | null }>`
    with ${first} page as materialized (${source} order by ${columns} limit ${limit})
    select string_agg(${rowOf(table, personal.get(table)!, providers)}::text, chr(10) order by ${columns}) as lines,
      count(*)::integer as count,
      (select array[${sql.join(key.map(({ column }) => sql`${sql.ref(column)}::text`))}]
        from page order by ${backwards} limit 1) as last
    from page`
  const [page] = await tx.run({ compile: () => query.compile(tables) })
  const { lines, count, last } = page!
  return { lines: lines ?? '', next: count < limit ? undefined : last! }
}

/** A row without its secrets; what a provider recorded has that provider's name beside the id. */
function rowOf(
  table: string,
  { without }: PersonalTable,
  providers: CopyPlan['providers'],
): RawBuilder<unknown> {
  const row = sql`to_jsonb(page) - ${without}::text[]`
  if (!recordedTables.includes(table)) return sql`(${row})`
  const names = JSON.stringify(
    Object.fromEntries(providers.map(({ id, full_name }) => [id, full_name])),
  )
  return sql`(${row} || jsonb_build_object('entered_by', ${names}::text::jsonb -> recorded_by::text))`
}
