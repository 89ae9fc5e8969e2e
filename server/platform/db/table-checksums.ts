import type { ClientBase } from 'pg'

/** Number of rows and checksum of each table, by its name with its schema. */
export type TableChecksums = Record<string, { rows: number; checksum: string }>

/** So that a row has the same text in every session, and large tables have the time they need. */
const settings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  search_path: 'pg_catalog',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/**
 * Counts and sums up every table. The checksum of a table is the sum of 120 bits of the SHA-256 of each row as
 * text: it is the same in any order of rows, needs no memory, and is the same on PostgreSQL 15 to 18.
 *
 * @param client in a transaction, so that all tables are as of one time
 */
export async function checksumTables(client: ClientBase): Promise<TableChecksums> {
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, true)', [name, value])
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const sums: TableChecksums = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string; checksum: string }>(
      [
        `select count(*)::text as rows, concat(${sumOf('left')}, '-', ${sumOf('right')}) as checksum`,
        `from (select encode(sha256(convert_to(t::text, 'UTF8')), 'hex') as hash from ${name} t) as hashed`,
      ].join(' '),
    )
    sums[name] = { rows: Number(rows[0]!.rows), checksum: rows[0]!.checksum }
  }
  return sums
}

function sumOf(side: 'left' | 'right'): string {
  return `sum(('x' || ${side}(hash, 15))::bit(60)::bigint::numeric)`
}

/** @returns a sentence for each table that differs */
export function compareChecksums(expected: TableChecksums, found: TableChecksums): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...names].sort().flatMap((name) => {
    const [before, after] = [expected[name], found[name]]
    if (!before) return [`${name} is not in the backup.`]
    if (!after) return [`${name} is missing.`]
    if (before.rows !== after.rows)
      return [`${name} has ${after.rows} rows instead of ${before.rows}.`]
    return before.checksum === after.checksum ? [] : [`${name} has other content.`]
  })
}
