import { cpSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrations/migrate.ts'
import { readMigrations } from '#server/platform/db/migrations/migration-files.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import {
  makeOlderVersion,
  olderVersions,
  type Snapshot,
  takeSnapshot,
} from './support/older-version.ts'
import { normalisePhones } from './support/normal-phones.ts'
import { asAdmin } from './support/people.ts'
import { reviewed } from './support/reviewed-changes.ts'
import { readSchemaLines } from './support/schema-lines.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})
const folder = temporaryFolder()
afterAll(async () => {
  await postgres?.remove()
  folder.remove()
})

/** As an operator stores them beside the data folder. */
const keys = { AUTH_SECRET: 'a'.repeat(32), AUTH_SERVICE_KEY: 'b'.repeat(32) }

/** Work on the embedded database below `path`, which is closed afterwards. */
async function onEmbedded<T>(path: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const embedded = await openEmbedded(path)
  const client = new pg.Client({ stream: () => embedded.connect() } as pg.ClientConfig)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
    await embedded.close()
  }
}

/** A database with an owner that may create roles, and a login of the application. */
async function makeOwner(version: string) {
  const name = `older_${version}`
  const address = (user: string) => {
    const url = new URL(postgres!.url)
    url.username = user
    url.password = user
    url.pathname = `/${name}`
    return url.href
  }
  await asAdmin(postgres!.url, async (client) => {
    await client.query(`create role ${name} login createrole password '${name}'`)
    await client.query(`create role ${name}_app login noinherit password '${name}_app'`)
    await client.query(`create database ${name} owner ${name}`)
  })
  return { owner: address(name), application: address(`${name}_app`) }
}

/** The rows of all tables but the queues of jobs, to which a migration adds one. */
const rowsOf = ({ hashes: { 'pgboss.queue': _queues, ...rows } }: Snapshot) => rows

/**
 * Migrates a database of the older version, and compares its rows. Its catalogue is then that of a new
 * database, and what it had before is there as it was: servers of the older version use it.
 */
async function upgrade(client: pg.Client, version: string, made: string[]): Promise<void> {
  const older = await readSchemaLines(client)
  expect(older.length).toBeGreaterThan(2500)
  // The one change of rows: a number stays the same number, and is written in one form.
  await client.query(
    `update public.user_profiles set phone_number = '+260 (0)97 700\u2011' || right(phone_number, 4) where phone_number is not null`,
  )
  const original = await client.query('select id, phone_number from public.user_profiles')
  expect(await normalisePhones(client)).toBeGreaterThan(5)
  const before = await takeSnapshot(client)
  for (const { id, phone_number } of original.rows) {
    await client.query('update public.user_profiles set phone_number = $2 where id = $1', [
      id,
      phone_number,
    ])
  }
  expect(Number(before.hashes['public.blood_pressure_readings']!.split(' ')[0])).toBeGreaterThan(50)
  const filled = Object.values(before.hashes).filter((hash) => !hash.startsWith('0 '))
  expect(filled.length).toBeGreaterThan(50)
  const applied = await migrate(client)
  const migrations = applied.filter((name) => /^\d/.test(name))
  expect(migrations.every((name) => name.slice(0, 4) > version)).toBe(true)
  expect(rowsOf(await takeSnapshot(client, before))).toEqual(rowsOf(before))
  const upgraded = await readSchemaLines(client)
  expect(upgraded).toEqual(made)
  const differing = (lines: string[], others: string[]) => {
    const there = new Set(others)
    return new Set(lines.filter((line) => !there.has(line)).map((line) => reviewOf(line) ?? line))
  }
  const expected = new Set(Object.keys(reviewed))
  expect(differing(older, upgraded)).toEqual(expected)
  if (readMigrations().length === 0) expect(differing(upgraded, older)).toEqual(expected)
}

const reviewOf = (line: string) => Object.keys(reviewed).find((words) => line.includes(words))

/** The catalogue of a database that this version has made. */
async function linesOfNew(client: pg.Client): Promise<string[]> {
  await migrate(client)
  return readSchemaLines(client)
}

/** Starts the server on what was upgraded: the demo client logs in and finds their readings. */
async function expectAnswers(settings: Record<string, string>): Promise<void> {
  const server = await startServer(settings)
  try {
    const login = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      body: JSON.stringify({ email: 'client@demo.test', password: 'Demo-2026!' }),
    })
    expect(login.status).toBe(200)
    const { access_token } = (await login.json()) as { access_token: string }
    for (const path of ['profile', 'blood-pressure-readings', 'appointments']) {
      const answer = await fetch(`${server.url}/api/${path}`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
      expect(answer.status, path).toBe(200)
      expect((await answer.text()).length, path).toBeGreaterThan(50)
    }
    expect(await server.stop()).toBe(0)
  } finally {
    await server.stop('SIGKILL')
  }
}

describe.each(olderVersions)('a database of version %s', (version) => {
  it('in an embedded data folder is upgraded with every row, and serves', async () => {
    const older = join(folder.path, `older-${version}`)
    await onEmbedded(join(older, 'database'), (client) => makeOlderVersion(client, version))
    const copy = join(folder.path, `copy-${version}`)
    cpSync(older, copy, { recursive: true })
    const made = await onEmbedded('memory', linesOfNew)
    await onEmbedded(join(copy, 'database'), (client) => upgrade(client, version, made))
    await expectAnswers({ DATA_DIR: older, ...keys })
  })

  it.runIf(postgres)(
    'on PostgreSQL, with an owner that is no superuser, is upgraded with every row, and serves',
    async () => {
      const { owner, application } = await makeOwner(version)
      await asAdmin(owner, (client) => makeOlderVersion(client, version))
      const copy = new URL(owner)
      copy.pathname += '_copy'
      await asAdmin(postgres!.url, (client) =>
        client.query(
          `create database older_${version}_copy template older_${version} owner older_${version}`,
        ),
      )
      const fresh = new URL(owner)
      fresh.pathname += '_new'
      await asAdmin(postgres!.url, (client) =>
        client.query(`create database older_${version}_new owner older_${version}`),
      )
      const made = await asAdmin(fresh.href, linesOfNew)
      await asAdmin(copy.href, (client) => upgrade(client, version, made))
      await expectAnswers({
        DATABASE_URL: application,
        DATABASE_ADMIN_URL: owner,
        DATA_DIR: join(folder.path, `postgres-${version}`),
      })
    },
  )
})
