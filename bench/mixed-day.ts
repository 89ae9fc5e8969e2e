import { parseArgs } from 'node:util'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { liveThrough, mixedDay, signUpPeople, type Tally } from './support/day.ts'
import { percentile } from './support/load.ts'
import { conclude, sized } from './support/size.ts'
import { startProduct } from './support/whole-server.ts'

/**
 * A mixed day: people who read (60 %), write readings (25 %), book (10 %) and log in (5 %), thinking
 * a second in between, against the real server with its limits and its log on: 300 of them on
 * PostgreSQL, 150 on the embedded database. To reach: no error, and 95 of 100 answers within 200 ms.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: sized('5', '0.05') }, engine: { type: 'string' } },
})
const minutes = Number(values.minutes)

async function runDay(name: string, count: number, database: Record<string, string>) {
  const product = await startProduct({
    // Clients book the providers of the demo.
    SEED_DEMO: 'true',
    AUTH_AUTOCONFIRM: 'true',
    AUTH_LIMITS: 'true',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'info',
    ...database,
  })
  try {
    const people = await signUpPeople(product.url, count)
    const tallies = await liveThrough(product.url, people, mixedDay, minutes)
    return report(`${name}, ${count} people, ${minutes} min`, tallies)
  } finally {
    await product.stop()
  }
}

function report(title: string, tallies: Map<string, Tally>): boolean {
  console.log(title)
  const all = { times: [] as number[], failures: [] as string[] }
  for (const { times, failures } of tallies.values()) {
    all.times.push(...times)
    all.failures.push(...failures)
  }
  for (const [kind, { times, failures }] of [...tallies, ['all', all] as const]) {
    // A kind of one call in twenty may be absent from a short day.
    if (times.length === 0 && kind !== 'all') continue
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) =>
      percentile(times, part).toFixed(0).padStart(5),
    )
    console.log(
      `  ${kind.padEnd(36)} ${String(times.length).padStart(6)} calls  ${failures.length} errors   p50 ${p50} ms   p95 ${p95} ms   p99 ${p99} ms`,
    )
    if (kind === 'all') {
      for (const failure of new Set(failures.slice(0, 5))) console.log(`  ${failure}`)
      return failures.length === 0 && Number(p95) <= 200
    }
  }
  return false
}

const results: boolean[] = []
if (values.engine !== 'embedded') {
  const server = await startPostgres({ isDurable: true })
  try {
    const { settings } = await createDatabase(server.url)
    results.push(await runDay('PostgreSQL', sized(300, 5), settings))
  } finally {
    await server.remove()
  }
}
if (values.engine !== 'postgres') results.push(await runDay('embedded database', sized(150, 5), {}))
conclude(results.every(Boolean), '0 errors, p95 200 ms')
