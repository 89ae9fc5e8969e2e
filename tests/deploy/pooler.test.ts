import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase } from '#server/platform/db/connection.ts'
import { createDatabase } from '#tests/support/database.ts'
import { type PgBouncer, startPgBouncer, startWith } from '#tests/support/pgbouncer.ts'
import { freePort, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { asAdmin, makePeople, newSigningKey } from '../process/support/people.ts'
import { limit } from '#tests/support/patience.ts'

const root = resolve(import.meta.dirname, '../..')
const documented = '(README.md, "Connection poolers")'
const ignored = {
  ignore_startup_parameters:
    'statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options',
}

let postgres: PostgresServer
const poolers: PgBouncer[] = []
const started = async (pooler: Promise<PgBouncer>) => {
  poolers.push(await pooler)
  return pooler
}
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  for (const pooler of poolers) await pooler.stop()
  await postgres.remove()
})

describe('a server with settings that do not fit its pooler', () => {
  let settings: { DATABASE_URL: string; DATABASE_ADMIN_URL: string }
  let transaction: PgBouncer
  let session: PgBouncer
  beforeAll(async () => {
    ;({ settings } = await createDatabase(postgres.url))
    transaction = await started(startPgBouncer(postgres.url, 'transaction', ignored))
    session = await started(startPgBouncer(postgres.url, 'session', ignored))
  })

  /** Why a server does not start. */
  const rejection = (given: Partial<DatabaseSettings>) =>
    openDatabase({ DATA_DIR: 'unused', REQUIRE_STAFF_MFA: false, ...settings, ...given }).then(
      () => 'it starts',
      ({ message }: Error) => message,
    )
  const setLimits = () =>
    asAdmin(postgres.url, async (client) => {
      const login = new URL(settings.DATABASE_URL).username
      await client.query(`alter role ${login} set statement_timeout = '10s'`)
      await client.query(`alter role ${login} set lock_timeout = '3s'`)
      await client.query(`alter role ${login} set idle_in_transaction_session_timeout = '30s'`)
    })

  it('gets the advice to name the pooler where that rejects its time limits', async () => {
    const strict = await started(startPgBouncer(postgres.url, 'session'))
    expect(await rejection({ DATABASE_URL: strict.through(settings.DATABASE_URL) })).toMatch(
      /^DATABASE_URL leads to a pooler that rejects the time limits of the server \(unsupported startup parameter: \w+\)\. Set DATABASE_POOLER to session or transaction/,
    )
  })

  it('gets the advice to name the pooler where that ignores its time limits', async () => {
    expect(await rejection({ DATABASE_URL: session.through(settings.DATABASE_URL) })).toBe(
      `DATABASE_URL leads to a pooler that ignores the time limits of the server: idle_in_transaction_session_timeout is off, lock_timeout is off, statement_timeout is off. Set DATABASE_POOLER to session or transaction, as the pooler is configured ${documented}.`,
    )
  })

  it.each(['none', 'session'] as const)(
    'does not start with DATABASE_POOLER=%s behind a pooler in transaction mode',
    async (DATABASE_POOLER) => {
      const DATABASE_URL = transaction.through(settings.DATABASE_URL)
      expect(await rejection({ DATABASE_URL, DATABASE_POOLER })).toBe(
        `DATABASE_URL leads to a pooler in transaction mode, and DATABASE_POOLER is ${DATABASE_POOLER}. Set DATABASE_POOLER=transaction ${documented}.`,
      )
    },
  )

  it('does not start where it would migrate through a pooler in transaction mode', async () => {
    const DATABASE_ADMIN_URL = transaction.through(settings.DATABASE_ADMIN_URL)
    expect(await rejection({ DATABASE_ADMIN_URL })).toBe(
      `DATABASE_ADMIN_URL (by default DATABASE_URL) leads to a pooler in transaction mode, where migrations are not safe. Give the address of the database itself ${documented}.`,
    )
    const locks = await asAdmin(postgres.url, (client) =>
      client.query(`select from pg_locks where locktype = 'advisory'`),
    )
    expect(locks.rows).toEqual([])
  })

  it('does not start where it would listen through a pooler in transaction mode', async () => {
    await setLimits()
    const own = await started(startPgBouncer(postgres.url, 'transaction'))
    const DATABASE_URL = own.through(settings.DATABASE_URL)
    expect(await rejection({ DATABASE_URL, DATABASE_POOLER: 'transaction' })).toBe(
      `DATABASE_LISTEN_URL (by default DATABASE_URL) hears no notification: it leads to a pooler in transaction mode, or to another database. Set it to the address of the database itself, or of a pooler in session mode ${documented}.`,
    )
  })
})

it('a server behind PgBouncer, with the files in deploy, serves and works off its jobs', async () => {
  const folder = temporaryFolder()
  const administrator = new URL(postgres.url)
  const env = { ...process.env, UBUMI_OWNER_PASSWORD: 'second', UBUMI_APP_PASSWORD: 'third' }
  execFileSync('psql', ['--file=deploy/postgresql.sql', administrator.href], { cwd: root, env })
  const at = (login: string, password: string) =>
    Object.assign(new URL(postgres.url), { username: login, password, pathname: '/ubumi' }).href
  const direct = { app: at('ubumi_app', 'third'), owner: at('ubumi_owner', 'second') }
  const port = await freePort()
  const written = readFileSync(join(root, 'deploy/pgbouncer.ini'), 'utf8')
  const pooler = await started(
    startWith(
      (files) =>
        written
          .replace('host=db.example port=5432', `host=127.0.0.1 port=${administrator.port}`)
          .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
          .replace('/etc/pgbouncer/userlist.txt', join(files, 'users.txt')),
      { port, users: { ubumi_app: 'third' }, askFirst: direct.app },
    ),
  )
  const AUTH_SIGNING_KEY = await newSigningKey()
  const PUBLIC_URL = 'http://localhost'
  const server = await startServer({
    DATA_DIR: folder.path,
    DATABASE_URL: pooler.through(direct.app),
    DATABASE_POOLER: 'transaction',
    DATABASE_LISTEN_URL: direct.app,
    DATABASE_ADMIN_URL: direct.owner,
    AUTH_SIGNING_KEY,
    PUBLIC_URL,
  })
  const [person] = await makePeople(direct.owner, { AUTH_SIGNING_KEY, PUBLIC_URL }, 1)
  const headers = { authorization: `Bearer ${person!.token}`, 'content-type': 'application/json' }
  const url = `${server.url}/api/blood-pressure-readings`
  const calls = Array.from({ length: 100 }, async (_, at) => {
    const body = JSON.stringify({ systolic: 100 + (at % 50), diastolic: 70 })
    return (await fetch(url, { method: 'POST', headers, body })).status
  })
  expect(new Set(await Promise.all(calls))).toEqual(new Set([201]))
  const read = (await (await fetch(`${url}?limit=100`, { headers })).json()) as unknown[]
  expect(read).toHaveLength(100)
  await expect
    .poll(async () => (await fetch(`${server.url}/api/ready`)).status, { timeout: limit(20_000) })
    .toBe(200)
  expect(await server.stop(), server.output()).toBe(0)
  folder.remove()
})
