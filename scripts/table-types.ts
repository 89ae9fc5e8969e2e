import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { extensions } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrations/migrate.ts'

/** The file that `npm run table-types` writes and a test compares. */
export const tableTypesFile = join(import.meta.dirname, '../server/platform/db/schema.ts')

const typeOf: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  inet: 'string',
  date: 'string',
  time: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  bytea: 'Buffer',
  _text: 'string[]',
  _int4: 'number[]',
}

interface Column {
  table_name: string
  column_name: string
  type_name: string
  is_nullable: boolean
  has_default: boolean
  /** Of this column alone, as PostgreSQL writes them. */
  checks: string[]
}

/**
 * Writes the TypeScript types of all tables, as Kysely wants them, from a freshly migrated database.
 *
 * @throws Error when a column has a type this file has no word for
 */
export async function describeTables(): Promise<string> {
  const pglite = await PGlite.create({ extensions })
  const client = new pg.Client(createPgConfig(pglite) as pg.ClientConfig)
  await client.connect()
  await migrate(client)
  const { rows } = await client.query<Column>(`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as table_name,
      a.attname as column_name, t.typname as type_name, not a.attnotnull as is_nullable,
      a.atthasdef or a.attidentity <> '' as has_default,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema', 'migrations', 'pgboss')
    order by n.nspname <> 'public', 1, a.attnum`)
  await client.end()
  await pglite.close()
  const byTable = Map.groupBy(rows, (row) => row.table_name)
  const interfaces = [...byTable].map(
    ([table, columns]) =>
      `export interface ${interfaceName(table)} {\n${columns.map(member).join('\n')}\n}`,
  )
  const index = [...byTable.keys()].map((table) => `  ${quoted(table)}: ${interfaceName(table)}`)
  return `// Generated from the migrated database by \`npm run table-types\`. Do not edit.
import type { ColumnType } from 'kysely'

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
type Json = ColumnType<unknown, string, string>
type Timestamp = ColumnType<Date, Date | string, Date | string>

${interfaces.join('\n\n')}

export interface Tables {
${index.join('\n')}
}
`
}

function member(column: Column): string {
  const known = unionOf(column) ?? typeOf[column.type_name]
  if (!known)
    throw new Error(
      `${column.table_name}.${column.column_name}: type ${column.type_name} is new here`,
    )
  const nullable = column.is_nullable ? `${known} | null` : known
  return `  ${column.column_name}: ${column.has_default ? `Generated<${nullable}>` : nullable}`
}

const words = /((?:'[^']+'::text(?:, )?)+)/.source
const unions: Record<string, RegExp> = {
  text: new RegExp(`^CHECK \\(\\(\\S+ = (?:ANY \\(ARRAY\\[)?${words}(?:\\]\\))?\\)\\)$`),
  _text: new RegExp(`^CHECK \\((?:\\(.* AND )?\\(\\S+ <@ ARRAY\\[${words}\\]\\)\\)?\\)$`),
}

/** The only words that a check of the column allows: `x in (…)`, or `x <@ array[…]` of a list. */
function unionOf({ type_name, checks }: Column): string | undefined {
  const [found] = checks.flatMap((check) => unions[type_name]?.exec(check)?.[1] ?? [])
  const union = found?.replaceAll('::text', '').replaceAll("', '", "' | '")
  return union && type_name === '_text' ? `(${union})[]` : union
}

function interfaceName(table: string): string {
  return table
    .split(/[._]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')
}

function quoted(table: string): string {
  return table.includes('.') ? `'${table}'` : table
}

if (import.meta.main) writeFileSync(tableTypesFile, await describeTables())
