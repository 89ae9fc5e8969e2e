import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { authorizeOwner, prepareOwner } from '#server/platform/db/owner.ts'

const folder = join(import.meta.dirname, '../../upgrades')

/** Numbers of the last migration of each version that there is a dump of, as `0107`. */
export const olderVersions = readdirSync(folder).map((file) => file.replace('.sql', ''))

/** Makes the database of an older version, with its rows, as its owner restores a dump. */
export async function makeOlderVersion(client: ClientBase, version: string): Promise<void> {
  await prepareOwner(client)
  await client.query('begin')
  await client.query(readFileSync(join(folder, `${version}.sql`), 'utf8'))
  await client.query('commit')
  await authorizeOwner(client)
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
  return rows.map(({ table, names }) => ({ table, columns: names.join(', ') }))
}
