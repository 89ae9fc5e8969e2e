import { join } from 'node:path'
import { findPgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer } from './support/child.ts'
import { loadInTurn, report } from './support/load.ts'

/**
 * Own 20 newest readings of 25,000 with row-level security, through PgBouncer in a mode (`--session`, by
 * default `--transaction`), beside the same server without a pooler. To reach: 0.9 of its requests.
 */
if (!findPgBouncer()) {
  console.log('PgBouncer was not found: install the package pgbouncer.')
  process.exit(1)
}
const mode = process.argv.includes('--session') ? 'session' : 'transaction'
const serveApp = join(import.meta.dirname, 'support/serve-app.ts')
const postgres = await startPostgres()
const pooler = await startPgBouncer(postgres.url, mode)
const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url }
try {
  const pooled = await startServer(serveApp, ['25000'], {
    ...env,
    TEST_POOLER: mode,
    [`TEST_POOLER_${mode.toUpperCase()}`]: pooler.through(postgres.url),
  })
  const direct = await startServer(serveApp, ['25000'], env)
  try {
    const targets = [
      { name: `PgBouncer, ${mode} mode`, ...pooled },
      { name: 'direct', ...direct },
    ]
    const figures = await loadInTurn(targets, { rounds: 9, seconds: 4 })
    process.exitCode = report(figures, { atLeast: 0.9 }) ? 0 : 1
  } finally {
    pooled.stop()
    direct.stop()
  }
} finally {
  await pooler.stop()
  await postgres.remove()
}
