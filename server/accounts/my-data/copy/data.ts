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
  providers: readonly { id: string; full_name: string }[]
}

/** Some rows of a table. */
export interface PageOfRows {
  /** Each as the text of a JSON object, in the order of their key. */
  rows: readonly string[]
  /** The key of the last row, where more may follow. */
  next: readonly string[] | undefined
}

/** How many rows of each table are read together at first, and how many of one table at a time after that. */
const [firstRows, moreRows] = [200, 2000]

export async function planCopy(tx: Transaction, user_id: string): Promise<CopyPlan> {
  const [personal, keys, providers] = await Promise.all([
    findPersonalTables(tx),
    findKeys(tx),
    findProvidersOf(tx, user_id),
  ])
  return { personal, keys, providers }
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
  readPage(tx, plan, user_id, { table, limit: firstRows, after: undefined })

/** The rows of a table that follow a key. */
export const readNextPage = (
  tx: Transaction,
  plan: CopyPlan,
  user_id: string,
  table: string,
  after: readonly string[],
) => readPage(tx, plan, user_id, { table, limit: moreRows, after })

interface Wanted {
  table: string
  limit: number
  after: readonly string[] | undefined
}

/**
 * The person's rows are found first and ordered afterwards: with a limit, the database would go through
 * the whole table in the order of its key. Only the rows of the page become JSON.
 */
async function readPage(
  tx: Transaction,
  { personal, keys, providers }: CopyPlan,
  user_id: string,
  { table, limit, after }: Wanted,
): Promise<PageOfRows> {
  const key = keys.get(table)!
  const columns = sql.join(key.map(({ column }) => sql.ref(column)))
  const isNext = after
    ? sql`(${columns}) > (${sql.join(key.map(({ type }, at) => sql`${after[at]}::text::${sql.raw(type)}`))})`
    : sql`true`
  const query = sql<{ row: string; key: string[] }>`
    with own as materialized (
      select * from ${sql.table(table)} where ${isOf(personal, table, user_id)} and ${isNext}),
    page as materialized (select * from own order by ${columns} limit ${limit})
    select ${rowOf(table, personal.get(table)!, providers)}::text as row,
      array[${sql.join(key.map(({ column }) => sql`${sql.ref(column)}::text`))}] as key
    from page order by ${columns}`
  const rows = await tx.run({ compile: () => query.compile(tables) })
  return {
    rows: rows.map(({ row }) => row),
    next: rows.length < limit ? undefined : rows.at(-1)!.key,
  }
}

/** A row without its secrets; readings that a provider entered have that provider's name beside the id. */
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
