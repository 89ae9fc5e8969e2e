import pg from 'pg'
import type { PostgresServer } from '#tests/support/postgres.ts'

/** What a server for millions of rows is given, and what only makes filling it slower. */
const settings = {
  shared_buffers: '1GB',
  max_wal_size: '16GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  full_page_writes: 'off',
  // The seed vacuums and analyzes by itself, so that each run finds the same.
  autovacuum: 'off',
}

/** Sets up a server of the bench's own, which starts again. */
export async function setUpServer(server: PostgresServer): Promise<void> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter system set ${name} = '${value}'`)
  await client.end()
  await server.stop()
  await server.start()
}
