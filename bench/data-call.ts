import { join } from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'
import { type Served, startServer } from './support/child.ts'
import { loadInTurn, report } from './support/load.ts'

/**
 * Own 20 newest readings of 25,000 with row-level security, on PostgreSQL, beside a bare `node:http`
 * and `pg` handler that checks the same token and runs the same pipelined transaction, session
 * check included. To reach: 0.8 of its requests.
 */
const here = join(import.meta.dirname, 'support')
const postgres = await startPostgres()
try {
  const ours = (await startServer(join(here, 'serve-app.ts'), ['25000'], {
    TEST_ENGINE: 'postgres',
    TEST_DATABASE_URL: postgres.url,
  })) as Served & Record<'database_url' | 'public_key' | 'issuer', string>
  const bare = await startServer(join(here, 'bare-server.ts'), [
    ours.database_url,
    ours.public_key,
    ours.issuer,
  ])
  try {
    const figures = await loadInTurn([
      { name: 'ours, PostgreSQL', ...ours },
      { name: 'bare node:http and pg', ...bare, headers: ours.headers },
    ])
    report(figures, { atLeast: 0.8 })
  } finally {
    ours.stop()
    bare.stop()
  }
} finally {
  await postgres.remove()
}
