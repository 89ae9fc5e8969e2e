import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { toProblem } from '#server/platform/problem.ts'
import { engine, pooler } from './support/database.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { limit } from '#tests/support/patience.ts'

const password = 'Lusaka-Morning-7'
const email = 'mutale@example.test'
const reading = { systolic: 120, diastolic: 80 }

let app: TestApp
let patient: Persona
const owner = (text: string) => app.database.asOwner(text)

beforeAll(async () => {
  app = await openTestApp({ AUTH_AUTOCONFIRM: 'true' })
  patient = await app.createPersona()
  const data = { full_name: 'Mutale Banda', role: 'client' }
  const made = await app.call('POST', '/auth/v1/signup', { body: { email, password, data } })
  expect(made.status).toBe(200)
})
afterAll(() => app.close())

const login = () =>
  app.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } })
const record = () =>
  app.call('POST', '/api/blood-pressure-readings', { as: patient, body: reading })
const read = () => app.call('GET', '/api/blood-pressure-readings?limit=20', { as: patient })
const ready = () => app.call('GET', '/api/ready')

function expectUnavailable(answer: Awaited<ReturnType<TestApp['call']>>) {
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

/** The shape of the Supabase Auth contract. */
function expectAuthUnavailable(answer: Awaited<ReturnType<TestApp['call']>>) {
  expect(answer.body).toMatchObject({ code: 503, error_code: 'unexpected_failure' })
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

/** Ends every session of the application's login, also those that a pooler keeps. */
async function endSessions() {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  const login = new URL(app.database.settings.DATABASE_URL!).username
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    login,
  ])
  await client.end()
}

describe('a healthy server', () => {
  it('is alive, healthy and ready', async () => {
    expect(await app.call('GET', '/api/live')).toMatchObject({ status: 200 })
    expect((await app.call('GET', '/api/health')).body).toMatchObject({ database: engine })
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
  })
})

// The embedded database has one session: nothing can hold a lock against it.
describe.runIf(engine === 'postgres')('a locked table', () => {
  afterEach(() => owner('rollback'))

  it('answers its readers 503 after 3 s, while health, login, refresh and logout still work', async () => {
    await owner('begin')
    await owner('lock table public.blood_pressure_readings in access exclusive mode')
    const began = performance.now()
    const waits: number[] = []
    // Three times as many as the pool has connections.
    const readers = Array.from({ length: 12 }, async () => {
      const answer = await read()
      waits.push(performance.now() - began)
      return answer
    })
    const waiting = () =>
      owner(
        `select count(*)::int as count from pg_locks where not granted
         and database = (select oid from pg_database where datname = current_database())`,
      )
    await expect.poll(waiting).toEqual([{ count: 4 }])

    const session = await login()
    expect(session.status).toBe(200)
    const { refresh_token } = session.body
    const refreshed = await app.call('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token },
    })
    expect(refreshed.status).toBe(200)
    const headers = { authorization: `Bearer ${refreshed.body.access_token}` }
    expect((await app.call('GET', '/auth/v1/user', { headers })).status).toBe(200)
    expect((await app.call('POST', '/auth/v1/logout', { headers })).status).toBe(204)
    expect((await app.call('GET', '/api/health')).status).toBe(200)

    for (const answer of await Promise.all(readers)) expectUnavailable(answer)
    // One after another on a connection, the last would wait three times as long as the first.
    expect(Math.max(...waits)).toBeLessThan(2 * Math.min(...waits))
  })

  it('of accounts answers login 503, in the shape of the contract', async () => {
    await owner('begin')
    await owner('lock table accounts.users in access exclusive mode')
    const [first, health] = await Promise.all([login(), app.call('GET', '/api/health')])
    expectAuthUnavailable(first)
    expect(health.status).toBe(200)
  })
})

describe('a read-only database', () => {
  const name = engine === 'postgres' ? 'alter database %I set' : 'set'
  const setReadOnly = async (value: 'on' | 'off') => {
    if (engine === 'embedded') return owner(`${name} default_transaction_read_only = ${value}`)
    await owner(
      `do $$ begin execute format('${name} default_transaction_read_only = ${value}', current_database()); end $$`,
    )
    // As after a failover, new connections reach a read-only server. A pooler keeps its sessions, until
    // they are cut for it.
    if (value === 'on' || pooler !== 'none') await endSessions()
  }

  it('still reads, answers writes with 503 and is neither healthy nor ready, until it accepts writes', async () => {
    await setReadOnly('on')
    await expect.poll(async () => (await read()).status, { timeout: limit(5000) }).toBe(200)
    for (let index = 0; index < 3; index++) expectUnavailable(await record())
    expectAuthUnavailable(await login())
    // The result of the latest check is used for five seconds.
    const health = () => app.call('GET', '/api/health')
    const expired = { timeout: limit(10_000) }
    await expect.poll(async () => (await health()).status, expired).toBe(503)
    expectUnavailable(await health())
    const unready = await ready()
    expectUnavailable(unready)
    expect(unready.body.fields).toEqual({ database: 'The database takes no writes.' })
    expect((await app.call('GET', '/api/live')).status).toBe(200)

    // Connections that could not write were given up: the server writes again without a restart.
    await setReadOnly('off')
    await expect.poll(async () => (await record()).status, { timeout: limit(5000) }).toBe(201)
    await expect.poll(async () => (await ready()).status, { timeout: limit(5000) }).toBe(200)
    expect((await login()).status).toBe(200)
  })
})

describe('other database failures', () => {
  afterEach(async () => {
    await owner('drop trigger if exists fails on public.blood_pressure_readings')
    await owner('drop trigger if exists fails on accounts.sessions')
  })

  it.each([
    ['53100', 'a full disk'],
    ['53200', 'no memory left'],
    ['53300', 'no connection left'],
    ['55P03', 'a lock that was not had in time'],
    ['57014', 'a statement that took too long'],
    ['57P01', 'a server that shuts down'],
    ['58030', 'a disk that fails'],
  ])('is 503 with Retry-After: %s, %s', async (state) => {
    await owner(
      `create or replace function pg_temp.fail() returns trigger language plpgsql as
       $$ begin raise exception 'simulated' using errcode = '${state}'; end $$`,
    )
    await owner(
      'create trigger fails before insert on public.blood_pressure_readings for each statement execute function pg_temp.fail()',
    )
    await owner(
      'create trigger fails before insert on accounts.sessions for each statement execute function pg_temp.fail()',
    )
    expectUnavailable(await record())
    expectAuthUnavailable(await login())
    expect((await read()).status).toBe(200)
  })
})

describe('a full or read-only disk of files', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EROFS'])('is 503 with Retry-After: %s', (code) => {
    const error = Object.assign(new Error(`${code}, write`), { code })
    expect(toProblem(error)).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 10 })
  })
})
