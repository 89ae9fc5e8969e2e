import { join } from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer } from './support/child.ts'
import { measurePeople } from './support/growth/measure.ts'
import { setUpServer } from './support/growth/set-up-server.ts'
import { loadInTurn, ratioOf } from './support/load.ts'
import { conclude, sized } from './support/size.ts'

/**
 * By readings, and by people: `--people=10000,200000` are the sizes, `--readings` measures readings alone
 * and `--only-people` people alone.
 *
 * Own 20 newest of 1,000,000 readings, 20,000 of them the caller's, beside the same of 10,000: one
 * caller, so that a request's time is seen. To reach: at most twice the time.
 */
const script = join(import.meta.dirname, 'support/serve-app.ts')
const people =
  process.argv.find((word) => word.startsWith('--people='))?.slice(9) ??
  sized('10000,200000', '300,600')
const [few = 0, many = 0] = people.split(',').map(Number)
const readings = sized([1_000_000, 20_000], [10_000, 400])
const fewReadings = sized([10_000, 200], [1000, 40])

const postgres = await startPostgres()
const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url }
try {
  await setUpServer(postgres)
  const isFlat = process.argv.includes('--only-people') || (await measureReadings())
  const isKept = process.argv.includes('--readings') || (await measurePeople(env, { few, many }))
  conclude(isFlat && isKept, 'see above')
} finally {
  await postgres.remove()
}

async function measureReadings(): Promise<boolean> {
  const large = await startServer(script, readings.map(String), env)
  const small = await startServer(script, fewReadings.map(String), env)
  const name = ([all, own]: number[]) =>
    `${all!.toLocaleString('en')} readings, own ${own!.toLocaleString('en')}`
  try {
    const figures = await loadInTurn(
      [
        { name: name(readings), ...large },
        { name: name(fewReadings), ...small },
      ],
      { connections: 1, rounds: sized(5, 1), seconds: sized(3, 1) },
    )
    return ratioOf(figures, { atLeast: 0.5 })
  } finally {
    large.stop()
    small.stop()
  }
}
