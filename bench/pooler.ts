import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findPgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { pgBouncer } from '../scripts/test/install-package.ts'
import { startServer } from './support/child.ts'
import { loadInTurn, report } from './support/load.ts'
import { requireProgram } from './support/programs.ts'
import { leaveOut, sized } from './support/size.ts'

/**
 * Own 20 newest readings of 25,000 with row-level security, through PgBouncer in a mode (`--session`, by
 * default `--transaction`), beside the same server without a pooler. To reach: 0.9 of its requests.
 *
 * `--own-core` gives the pooler the second core alone and all else the first, with and without it: on two
 * cores that share everything, each microsecond of the pooler is taken from the server and the database.
 */
await requireProgram(pgBouncer, findPgBouncer).catch(({ message }: Error) => leaveOut(message))
const hasOwnCore = process.argv.includes('--own-core')
if (hasOwnCore && !process.env.UBUMI_BENCH_CORE) {
  // What a process starts is on its cores, too.
  const words = ['--cpu-list', '0', process.execPath, ...process.argv.slice(1)]
  const env = { ...process.env, UBUMI_BENCH_CORE: '0' }
  process.exit(spawnSync('taskset', words, { stdio: 'inherit', env }).status ?? 1)
}
const mode = process.argv.includes('--session') ? 'session' : 'transaction'
const serveApp = join(import.meta.dirname, 'support/serve-app.ts')
const postgres = await startPostgres()
const pooler = await startPgBouncer(postgres.url, mode, { default_pool_size: 60 })
if (hasOwnCore)
  execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', '1', String(pooler.pid)])
// With fewer connections than callers both wait for the way to the database, and the pooler makes it longer.
const env = {
  TEST_ENGINE: 'postgres',
  TEST_DATABASE_URL: postgres.url,
  TEST_DATABASE_POOL: '16',
}
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
    const figures = await loadInTurn(targets, { rounds: sized(9, 1), seconds: sized(4, 1) })
    report(figures, { atLeast: 0.9 })
  } finally {
    pooled.stop()
    direct.stop()
  }
} finally {
  await pooler.stop()
  await postgres.remove()
}
