import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#server/platform/db/migrations/migrate.ts'
import { createDatabase } from '#tests/support/database.ts'
import { hashRows } from '#tests/support/hash-rows.ts'
import { installedPostgres, startPostgres } from '#tests/support/postgres.ts'
import { launchServer, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { asAdmin, makePeople, newSigningKey } from './support/people.ts'
import { limit } from '#tests/support/patience.ts'

const server = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(server)('on a PostgreSQL server of its own', () => {
  const folder = temporaryFolder()
  let settings: { DATABASE_URL: string; DATABASE_ADMIN_URL: string }
  let twice: string

  beforeAll(async () => {
    settings = (await createDatabase(server!.url)).settings
  })
  afterAll(async () => {
    await server!.remove()
    folder.remove()
  })

  it('rejects a superuser’s login', async () => {
    const DATABASE_URL = on(new URL(settings.DATABASE_URL).pathname)
    const rejected = await launchServer({ ...settings, DATA_DIR: folder.path, DATABASE_URL })
    expect(await rejected.ended).toBe(1)
    expect(rejected.output()).toContain('is a superuser, so row-level security would not hold')
  })

  it('applies each migration once when two processes start together', async () => {
    twice = (await createDatabase(server!.url)).settings.DATABASE_ADMIN_URL
    const applied = await Promise.all([1, 2].map(() => asAdmin(twice, (one) => migrate(one))))
    expect(applied.some((names) => names.length === 0)).toBe(true)
    expect(new Set(applied.flat()).size).toBe(applied.flat().length)
    expect(applied.flat()).toEqual(['the schema'])
  })

  it('migrates as a plain owner, also after a restore, and names missing rights', async () => {
    await asAdmin(server!.url, async (client) => {
      await client.query("create role plain_owner login password 'plain_owner'")
      await client.query("create role plain_app login password 'plain_app' noinherit")
      await client.query('create database plain owner plain_owner')
    })
    const owner = on('/plain', 'plain_owner')
    const migrated = () => asAdmin(owner, (client) => migrate(client, 'plain_app'))
    await expect(migrated()).rejects.toThrow('must be a member of service_role')
    await asAdmin(server!.url, (client) => client.query('grant service_role to plain_owner'))
    await expect(migrated()).rejects.toThrow('grant anon, authenticated, service_role to plain_app')
    await asAdmin(server!.url, (client) =>
      client.query('grant anon, authenticated, service_role to plain_app'),
    )
    expect(await migrated()).toEqual([])
    await asAdmin(owner, async (client) => {
      const { rows } = await client.query('select * from public.crisis_lines')
      expect(rows).not.toEqual([])
      await client.query('drop policy "the owner migrates and backs up" on migrations.applied')
    })
    expect(await migrated()).toEqual([])
  })

  it('rejects an applied migration that was changed or is unknown', async () => {
    await asAdmin(twice, async (client) => {
      const change = (text: string) => client.query(text)
      await change("update migrations.applied set checksum = 'other' where name like '0001%'")
      await expect(migrate(client)).rejects.toThrow('0001_platform.sql was changed after')
      await change("insert into migrations.applied (name, checksum) values ('9000_gone.sql', '')")
      await expect(migrate(client)).rejects.toThrow('newer than this server: 9000_gone.sql')
    })
  })

  it.runIf(installedPostgres())('is complete after a dump and a restore by its owner', async () => {
    const { settings: kept } = await createDatabase(server!.url)
    const owner = kept.DATABASE_ADMIN_URL
    const before = await startServer({ ...kept, DATA_DIR: folder.path, SEED_DEMO: 'true' })
    expect(await before.stop()).toBe(0)
    const hashes = (address: string) =>
      asAdmin(address, (client) => hashRows(async (text) => (await client.query(text)).rows))
    const written = await hashes(owner)
    expect(Number(written['public.blood_pressure_readings']!.split(' ')[0])).toBeGreaterThan(10)

    const tool = (name: string) => join(installedPostgres()!, name)
    const dump = join(folder.path, 'kept.dump')
    const words = ['--format=custom', '--enable-row-security', `--file=${dump}`, owner]
    execFileSync(tool('pg_dump'), words)
    const { settings: again } = await createDatabase(server!.url)
    const target = again.DATABASE_ADMIN_URL
    await asAdmin(target, (client) =>
      client.query('alter default privileges grant create on schemas to service_role'),
    )
    execFileSync(tool('pg_restore'), ['--exit-on-error', `--dbname=${target}`, dump])
    expect(await hashes(target)).toEqual(written)
    // Row-level security and grants came along: the application's login still sees no row by itself.
    const bare = await asAdmin(again.DATABASE_URL, (client) =>
      client.query('select id from public.user_profiles').then(
        ({ rows }) => rows,
        (error: { code: string }) => error.code,
      ),
    )
    expect(bare).toBe('42501')
    const after = await startServer({ ...again, DATA_DIR: folder.path })
    expect(await after.stop()).toBe(0)
  })

  it('answers only 503 with Retry-After while the database is down, and recovers within five seconds of its return', async () => {
    const AUTH_SIGNING_KEY = await newSigningKey()
    const PUBLIC_URL = 'http://localhost'
    const app = await startServer({
      DATA_DIR: folder.path,
      ...settings,
      AUTH_SIGNING_KEY,
      PUBLIC_URL,
    })
    const [person] = await makePeople(
      settings.DATABASE_ADMIN_URL,
      { AUTH_SIGNING_KEY, PUBLIC_URL },
      1,
    )
    const headers = { authorization: `Bearer ${person!.token}` }
    const limits = await asAdmin(server!.url, (client) =>
      client.query('select count(*)::int as sessions from pg_stat_activity where usename = $1', [
        new URL(settings.DATABASE_URL).username,
      ]),
    )
    expect(limits.rows[0].sessions).toBeGreaterThan(0)

    const seen = { up: new Set<string>(), away: new Set<string>() }
    let phase: keyof typeof seen = 'up'
    let answered = 0
    let isLoading = true
    const load = Array.from({ length: 8 }, async (_, lane) => {
      while (isLoading) {
        const path = lane % 2 ? '/api/profile' : '/api/health'
        const answer = await fetch(app.url + path, { headers })
        await answer.text()
        answered += 1
        seen[phase].add(`${answer.status}${answer.headers.has('retry-after') ? ' retry' : ''}`)
        await new Promise((next) => setTimeout(next, 20))
      }
    })
    await expect.poll(() => answered, { timeout: limit(10_000) }).toBeGreaterThan(100)
    expect(seen.up).toEqual(new Set(['200']))
    phase = 'away'
    await server!.stop()
    await expect.poll(() => [...seen.away], { timeout: limit(10_000) }).toContain('503 retry')
    await server!.start()
    const returned = performance.now()
    let isWell = false
    while (!isWell && performance.now() - returned < limit(20_000)) {
      const answers = await Promise.all(
        ['/api/profile', '/api/health'].map((path) => fetch(app.url + path, { headers })),
      )
      isWell = answers.every(({ status }) => status === 200)
    }
    expect(performance.now() - returned).toBeLessThan(limit(5000))
    isLoading = false
    await Promise.all(load)
    expect([...seen.away].filter((answer) => !['200', '503 retry'].includes(answer))).toEqual([])
    expect(seen.away).toContain('503 retry')
    expect(app.child.exitCode).toBeNull()
    expect(await app.stop()).toBe(0)
  })
})

/** Address of a database of the server, as a login whose password is its name, or as superuser. */
function on(pathname: string, login?: string): string {
  const address = new URL(server?.url ?? 'postgres://localhost')
  address.pathname = pathname
  if (login) Object.assign(address, { username: login, password: login })
  return address.href
}
