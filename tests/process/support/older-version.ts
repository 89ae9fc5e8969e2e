import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { migrate } from '#server/platform/db/migrations/migrate.ts'
import { readMigrations } from '#server/platform/db/migrations/migration-files.ts'

const folder = join(import.meta.dirname, '../../upgrades')

/** Numbers of the last migration of each version that there are rows of, as `0025`. */
export const olderVersions = readdirSync(folder).map((file) => file.replace('.sql', ''))

/** Makes the database of an older version, with its rows. The client is a superuser's: triggers stay silent. */
export async function makeOlderVersion(client: ClientBase, version: string): Promise<void> {
  const migrations = readMigrations().filter(({ name }) => name.slice(0, 4) <= version)
  await migrate(client, undefined, migrations)
  const tables = (await listColumns(client)).map(({ table }) => table)
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(`truncate ${tables.join(', ')}`)
  await client.query(readFileSync(join(folder, `${version}.sql`), 'utf8'))
  await client.query('commit')
}

/** Columns that a later migration rewrites on purpose, with the reason. */
const rewritten: Readonly<Record<string, readonly string[]>> = {
  // 0030: email already in the outbox is also retried for two days.
  'pgboss.job_common': ['retry_limit', 'retry_delay_max'],
}

/** Number and hash of the rows of each table, over the columns that it has now. */
export interface Snapshot {
  columns: { table: string; columns: string }[]
  hashes: Record<string, string>
}

/** @param before hashes the same columns again; a deleted column or table fails */
export async function takeSnapshot(client: ClientBase, before?: Snapshot): Promise<Snapshot> {
  const columns = before?.columns ?? (await listColumns(client))
  const hashes: Record<string, string> = {}
  for (const { table, columns: names } of columns) {
    const { rows } = await client.query<{ hash: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(hash, '' order by hash), '')) as hash
       from (select md5(row(${names})::text) as hash from ${table}) as hashed`,
    )
    hashes[table] = rows[0]!.hash
  }
  return { columns, hashes }
}

async function listColumns(client: ClientBase): Promise<Snapshot['columns']> {
  const { rows } = await client.query<{ table: string; names: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as table,
       array_agg(quote_ident(a.attname) order by a.attnum) as names
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'migrations')
     group by 1 order by 1`,
  )
  return rows.map(({ table, names }) => ({
    table,
    columns: names.filter((name) => !rewritten[table]?.includes(name)).join(', '),
  }))
}
