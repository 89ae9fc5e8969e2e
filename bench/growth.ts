import { join } from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer } from './support/child.ts'
import { measurePeople } from './support/growth/measure.ts'
import { setUpServer } from './support/growth/set-up-server.ts'
import { loadInTurn, report } from './support/load.ts'

/**
 * By readings, and by people: `--people=10000,200000` are the sizes, `--readings` measures readings alone.
 *
 * Own 20 newest of 1,000,000 readings, 20,000 of them the caller's, beside the same of 10,000: one
 * caller, so that a request's time is seen. To reach: at most twice the time.
 */
const script = join(import.meta.dirname, 'support/serve-app.ts')
const postgres = await startPostgres()
const people = process.argv.find((word) => word.startsWith('--people='))?.slice(9) ?? '10000,200000'
const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url }
try {
  await setUpServer(postgres)
  const large = await startServer(script, ['1000000', '20000'], env)
  const small = await startServer(script, ['10000', '200'], env)
  try {
    const figures = await loadInTurn(
      [
        { name: '1,000,000 readings, own 20,000', ...large },
        { name: '10,000 readings, own 200', ...small },
      ],
      { connections: 1, rounds: 5, seconds: 3 },
    )
    process.exitCode = report(figures, { atLeast: 0.5 }) ? 0 : 1
  } finally {
    large.stop()
    small.stop()
  }
  const [few = 10_000, many = 200_000] = people.split(',').map(Number)
  const isKept = process.argv.includes('--readings') || (await measurePeople(env, { few, many }))
  if (!isKept) process.exitCode = 1
} finally {
  await postgres.remove()
}
