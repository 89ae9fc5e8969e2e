import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { engine, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { RateLimit } from './rate-limit.ts'
import { limit } from '#tests/support/patience.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.asOwner('delete from platform.rate_limits'))

const settings = { AUTH_LIMITS: true, AUTH_SECRET: 'a secret of the tests, long enough' }
/** Milliseconds: on a busy machine the database may take longer than a request would wait. */
const timeout = 20_000
/** The same limit as several server processes have it. */
const processes = (count: number, points: number, seconds = 60) =>
  Array.from(
    { length: count },
    () => new RateLimit(settings, { name: 'test', points, seconds }, timeout),
  )

/** How many of `calls` requests pass, `atOnce` at a time, shared out by `choose`. */
async function countPassed(
  limits: RateLimit[],
  { calls, atOnce, choose }: { calls: number; atOnce: number; choose: (call: number) => number },
) {
  let passed = 0
  for (let call = 0; call < calls; call += atOnce) {
    const waits = await Promise.all(
      Array.from({ length: atOnce }, (_, n) =>
        limits[choose(call + n) % limits.length]!.secondsToWait('somebody'),
      ),
    )
    passed += waits.filter((wait) => wait === 0).length
  }
  return passed
}

const kept = () => database.asOwner('select used from platform.rate_limits')

it.each([5, 20, 120, 600, 3000])('one process lets %i through, and no more', async (points) => {
  const [one] = processes(1, points)
  for (let call = 0; call < points; call += 1) expect(await one!.secondsToWait('somebody')).toBe(0)
  const wait = await one!.secondsToWait('somebody')
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await one!.secondsToWait('another')).toBe(0)
})

it.each([
  ['in turn', (call: number) => call],
  ['one after the other', (call: number) => Math.floor(call / 700)],
  ['mostly to one', (call: number) => (call % 20 < 18 ? 0 : call)],
])('three processes let through at most 1.1 times as many, asked %s', async (_, choose) => {
  for (const points of [5, 120, 600]) {
    await database.asOwner('delete from platform.rate_limits')
    const asked = { calls: 2100, atOnce: 20, choose }
    const passed = await countPassed(processes(3, points), asked)
    expect(passed).toBeLessThanOrEqual(1.1 * points)
    expect(passed).toBeGreaterThanOrEqual(0.8 * points)
  }
})

it('asks the database nothing for a client far below the limit, and seldom for others', async () => {
  const [one] = processes(1, 600)
  for (let call = 0; call < 18; call += 1) await one!.secondsToWait('somebody')
  expect(await kept()).toEqual([])
  for (let call = 18; call < 300; call += 1) await one!.secondsToWait('somebody')
  expect(Number((await kept())[0]!.used)).toBeLessThanOrEqual(330)
})

it('lets requests pass again in the next window', async () => {
  const limits = processes(3, 10, 1)
  const asked = { calls: 60, atOnce: 10, choose: (call: number) => call }
  expect(await countPassed(limits, asked)).toBeLessThanOrEqual(11)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(await limits[0]!.secondsToWait('somebody')).toBe(0)
})

// The embedded database has one session, which cannot lock itself out.
it.runIf(engine === 'postgres')(
  'counts in each process alone while the database does not answer',
  async () => {
    await database.asOwner('begin')
    await database.asOwner('lock table platform.rate_limits in access exclusive mode')
    const one = new RateLimit(settings, { name: 'test', points: 120, seconds: 60 })
    const asked = { calls: 200, atOnce: 20, choose: () => 0 }
    const began = performance.now()
    const passed = await countPassed([one], asked)
    const took = performance.now() - began
    await database.asOwner('rollback')
    expect(passed).toBe(120)
    expect(took).toBeLessThan(limit(5000))
  },
)

it('stores no readable address', async () => {
  const [one] = processes(1, 5)
  await one!.secondsToWait('192.0.2.1')
  const [row] = await database.asOwner('select key_hmac from platform.rate_limits')
  expect(row!.key_hmac).toHaveLength(32)
})

it('keeps a count for each client', async () => {
  const take = (key: string, passed: number) =>
    database.asOwner('select from platform.take_share($1, 60, 100, $2, 10)', [
      Buffer.from(key),
      passed,
    ])
  await take('one', 90)
  await take('another', 0)
  // A limit of an earlier test may write its own row late.
  const rows = await database.asOwner(
    'select used from platform.rate_limits where key_hmac = any($1) order by used',
    [['one', 'another'].map((key) => Buffer.from(key))],
  )
  expect(rows.map(({ used }) => Number(used))).toEqual([10, 91])
})
