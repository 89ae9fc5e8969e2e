import { parseArgs } from 'node:util'
import pg from 'pg'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { liveThrough, mixedDay, signUpPeople } from './support/day.ts'
import { sized } from './support/size.ts'
import { startProduct } from './support/whole-server.ts'

/**
 * What a call of the mixed day costs the database: rows and bytes it writes, and processor time of the
 * server. `docs/scale.md` multiplies these by the calls of a user in a day.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: sized('60', '4') } },
})
const people = sized(60, 5)

const postgres = await startPostgres()
const { settings } = await createDatabase(postgres.url)
const product = await startProduct({
  SEED_DEMO: 'true',
  AUTH_AUTOCONFIRM: 'true',
  TRUST_PROXY: '127.0.0.1',
  ...settings,
})
const owner = new pg.Client({ connectionString: settings.DATABASE_ADMIN_URL })
await owner.connect()

interface State {
  rows: number
  size: number
  wal: number
  table: Record<string, { rows: number; size: number }>
}

async function read(): Promise<State> {
  // The statistics of a session are published within a second.
  await new Promise((next) => setTimeout(next, 1500))
  const { rows: tables } = await owner.query<{ name: string; rows: string; size: string }>(
    `select schemaname || '.' || relname as name, n_tup_ins as rows, pg_total_relation_size(relid) as size
     from pg_stat_user_tables`,
  )
  const { rows } = await owner.query<{ wal: string }>(`select pg_current_wal_lsn() - '0/0' as wal`)
  const table = Object.fromEntries(
    tables.map((one) => [one.name, { rows: Number(one.rows), size: Number(one.size) }]),
  )
  const sum = (of: 'rows' | 'size') => Object.values(table).reduce((all, one) => all + one[of], 0)
  return { table, rows: sum('rows'), size: sum('size'), wal: Number(rows[0]!.wal) }
}

try {
  const clients = await signUpPeople(product.url, people)
  const before = await read()
  const tallies = await liveThrough(product.url, clients, mixedDay, Number(values.seconds) / 60)
  const after = await read()
  const calls = [...tallies.values()].reduce((all, { times }) => all + times.length, 0)
  if (calls === 0) throw new Error('No call was made.')
  const perCall = (name: 'rows' | 'size' | 'wal') => (after[name] - before[name]) / calls
  console.log(
    `${calls} calls of ${people} people: ${perCall('rows').toFixed(2)} rows, ${perCall('size').toFixed(0)} bytes of tables and indexes, ${perCall('wal').toFixed(0)} bytes of WAL a call`,
  )
  for (const [kind, { times, failures }] of tallies)
    console.log(`  ${kind.padEnd(10)} ${times.length} calls, ${failures.length} errors`)
  for (const [name, { rows, size }] of Object.entries(after.table)) {
    const added = rows - (before.table[name]?.rows ?? 0)
    const grown = size - (before.table[name]?.size ?? 0)
    if (added > calls / 100)
      console.log(
        `  ${name.padEnd(34)} ${(added / calls).toFixed(3)} rows a call, ${grown} bytes for ${added} rows`,
      )
  }
} finally {
  await owner.end()
  await product.stop()
  await postgres.remove()
}
