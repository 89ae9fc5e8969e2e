import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMigrations } from '#server/platform/db/migrations/migration-files.ts'
import { createDatabase } from '#tests/support/database.ts'
import { findHaProxy, startHaProxy } from '#tests/support/haproxy.ts'
import { freePort, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import {
  launchServer,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#tests/support/server-process.ts'
import {
  asAdmin,
  makeCorrespondents,
  makePeople,
  newSigningKey,
} from '../process/support/people.ts'
import { type Load, startLoad } from './support/load.ts'
import {
  hasPrevious,
  makeCurrent,
  makePrevious,
  previous,
  type Version,
} from './support/versions.ts'

const login = { email: 'rolling@example.test', password: 'Lusaka-Morning-7' }

/** Additive, and on each table that the load writes or reads: what a later version may well bring. */
const laterMigration = `-- additive
alter table public.blood_pressure_readings add column later_note text;
alter table public.glucose_readings add column later_note text not null default 'none';
alter table public.user_profiles add column later_note text;
alter table public.appointments add column later_note text;
alter table public.messages add column later_note text;
alter table public.threads add column later_note text;
alter table accounts.users add column later_note text;
alter table accounts.sessions add column later_note text;
`

describe.runIf(findHaProxy() && hasPrevious())('a rolling restart of three servers', () => {
  let postgres: PostgresServer
  let older: Version
  let current: Version
  let later: Version
  beforeAll(async () => {
    postgres = await startPostgres()
    older = makePrevious()
    current = makeCurrent(older)
    later = makeCurrent(current, { '9000_later.sql': laterMigration })
  })
  afterAll(async () => {
    await postgres?.remove()
    for (const version of [older, current, later]) version?.remove()
  })

  it(`from ${previous.version} fails no request, and ${previous.version} starts on the newer schema`, async () => {
    const { settings, failures } = await roll(older, current)
    expect(failures).toEqual([])

    const rolledBack = await startServer(settings, older.folder)
    if (readMigrations().length > 0)
      expect(rolledBack.output()).toContain('its new migrations are additive')
    await expectLogin(rolledBack)
    expect(await rolledBack.stop()).toBe(0)

    await asAdmin(settings.DATABASE_ADMIN_URL, (client) =>
      client.query(
        `insert into migrations.applied (name, checksum) values ('9001_narrow.sql', 'x')`,
      ),
    )
    const refused = await launchServer(settings, older.folder)
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain(
      'The database is newer than this server: 9001_narrow.sql was applied to it',
    )
  })

  it('to a version that adds columns to every table in use fails no request', async () => {
    const { failures } = await roll(current, later)
    expect(failures).toEqual([])
  })

  /** Restarts three servers of one version with another under load, one after the other. */
  async function roll(from: Version, to: Version) {
    const folder = temporaryFolder()
    const { settings: addresses } = await createDatabase(postgres.url)
    const ports = [await freePort(), await freePort(), await freePort()].map(String)
    const keys = { AUTH_SIGNING_KEY: await newSigningKey(), PUBLIC_URL: 'http://localhost' }
    const settings = {
      ...addresses,
      ...keys,
      AUTH_SECRET: 'a'.repeat(32),
      AUTH_SERVICE_KEY: 'b'.repeat(32),
      AUTH_AUTOCONFIRM: 'true',
      FILES_URL: join(folder.path, 'files'),
      DATA_DIR: join(folder.path, 'data'),
      SHUTDOWN_DELAY: '5',
      TRUST_PROXY: '127.0.0.1',
    }
    const start = (version: Version, PORT: string) =>
      startServer(
        { ...settings, PORT, DATA_DIR: join(folder.path, `data-${PORT}`) },
        version.folder,
      )
    const servers: ServerProcess[] = []
    for (const port of ports) servers.push(await start(from, port))
    const proxy = await startHaProxy(ports as [string, string, string])
    let load: Load | undefined
    try {
      await signUp(servers[0]!)
      const people = await makePeople(settings.DATABASE_ADMIN_URL, keys, 9)
      const [patient, doctor] = people.slice(7) as [Person, Person]
      await makeCorrespondents(settings.DATABASE_ADMIN_URL, patient, doctor)
      const thread = await fetch(`${proxy.url}/api/threads`, {
        method: 'POST',
        headers: { authorization: `Bearer ${patient.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ provider_id: doctor.user_id }),
      })
      const { id: thread_id } = (await thread.json()) as { id: string }
      load = startLoad({
        url: proxy.url,
        people,
        correspondence: { patient, doctor, thread_id },
        login,
        chunks: chunksOf(from),
      })
      // Each connection of each server has prepared what it runs.
      await wait(5000)
      for (const [index, port] of ports.entries()) {
        expect(await servers[index]!.stop(), servers[index]!.output()).toBe(0)
        servers[index] = await start(to, port)
        // As an operator would: once the proxy uses it again.
        await wait(2000)
      }
      await wait(3000)
      const { failures, saved, streams } = load
      const last = saved.messages.length
      while (saved.messages.length < last + 3) await wait(100)
      const announced = saved.messages.slice(last, last + 2)
      for (const stream of streams) {
        expect(stream.opened).toBeGreaterThan(1)
        while (!announced.every((id) => stream.announced.has(id))) await wait(50)
      }
      await load.stop()
      for (const kind of ['read', 'reading', 'login', 'page', 'chunk', 'chunk of an open page'])
        expect(load.counts[kind], kind).toBeGreaterThan(20)
      await expectSaved(settings.DATABASE_ADMIN_URL, saved)
      return { settings, failures }
    } finally {
      await load?.stop()
      await proxy.stop()
      for (const server of servers) await server.stop('SIGKILL')
    }
  }
})

type Person = Awaited<ReturnType<typeof makePeople>>[number]

async function signUp({ url }: ServerProcess) {
  const body = JSON.stringify({ ...login, data: { full_name: 'Bupe Zulu', role: 'client' } })
  const answer = await fetch(`${url}/auth/v1/signup`, { method: 'POST', body })
  expect(answer.status).toBe(200)
}

async function expectLogin({ url }: ServerProcess) {
  const body = JSON.stringify(login)
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, { method: 'POST', body })
  expect(answer.status).toBe(200)
  const { access_token } = (await answer.json()) as { access_token: string }
  for (const path of ['profile', 'blood-pressure-readings', 'appointments', 'providers']) {
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await fetch(`${url}/api/${path}`, { headers })).status, path).toBe(200)
  }
}

/** What the server has confirmed is in the database, once. */
async function expectSaved(address: string, saved: Load['saved']) {
  await asAdmin(address, async (client) => {
    for (const [table, ids] of [
      ['blood_pressure_readings', saved.readings],
      ['messages', saved.messages],
    ] as const) {
      const { rows } = await client.query<{ id: string }>(
        `select id from public.${table} where id = any($1::uuid[])`,
        [ids],
      )
      expect(rows.length, table).toBe(ids.length)
    }
  })
}

/** The chunks of a version, as a page that was opened before asks for them. */
function chunksOf({ folder }: Version): string[] {
  return readdirSync(join(folder, 'dist/web/assets'))
    .filter((name) => name.endsWith('.js') || name.endsWith('.css'))
    .map((name) => `/assets/${name}`)
}
