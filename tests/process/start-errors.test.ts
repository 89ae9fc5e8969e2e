import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeListenError, describeStartError } from '#server/platform/process/start-error.ts'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { launchServer, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { asAdmin } from './support/people.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})
const folder = temporaryFolder()
const whole = join(folder.path, 'whole')
beforeAll(async () => {
  const server = await startServer({ DATA_DIR: whole })
  expect(await server.stop()).toBe(0)
})
afterAll(async () => {
  await postgres?.remove()
  folder.remove()
})

/** Starts with these settings, which must end the server; returns its message. */
async function issueOf(env: Record<string, string>): Promise<string> {
  const server = await launchServer(env)
  const code = await Promise.race([
    server.ended,
    new Promise((done) => setTimeout(() => done('it serves'), 60_000)),
  ])
  await server.stop('SIGKILL')
  expect(code, server.output()).toBe(1)
  const lines = server.output().trim().split('\n')
  expect(lines, server.output()).toHaveLength(2)
  expect(lines[0]).toBe('Ubumi cannot start.')
  return lines[1]!
}

let copies = 0
/** A copy of the whole data folder, damaged. */
function damaged(damage: (data: string) => void): string {
  const data = join(folder.path, `copy-${++copies}`)
  cpSync(whole, data, { recursive: true })
  damage(data)
  return data
}

describe('a damaged data folder', () => {
  const pglite = 'database/pglite'

  it.each<[string, (data: string) => void, RegExp]>([
    [
      'an older PG_VERSION',
      (data) => writeFileSync(join(data, pglite, 'PG_VERSION'), '17\n'),
      /was made by PostgreSQL 17, and this server has PostgreSQL 18\. Start the version/,
    ],
    [
      'an empty PG_VERSION',
      (data) => truncateSync(join(data, pglite, 'PG_VERSION')),
      /is incomplete: PG_VERSION missing or empty\. Restore a backup into an empty DATA_DIR/,
    ],
    [
      'no pg_control',
      (data) => rmSync(join(data, pglite, 'global/pg_control')),
      /is incomplete: global\/pg_control missing or empty/,
    ],
    [
      'an empty pg_control',
      (data) => truncateSync(join(data, pglite, 'global/pg_control')),
      /is incomplete: global\/pg_control missing or empty/,
    ],
    [
      'half of a pg_control',
      (data) => truncateSync(join(data, pglite, 'global/pg_control'), 100),
      /is incomplete: global\/pg_control missing or empty/,
    ],
    [
      'half of its files',
      (data) => {
        for (const name of ['base', 'pg_wal', 'pg_xact'])
          rmSync(join(data, pglite, name), { recursive: true })
      },
      /is incomplete: base\/1, pg_wal, pg_xact and 1 more missing or empty/,
    ],
    [
      'no empty folders, as after many ways of copying',
      (data) => dropEmpty(join(data, pglite)),
      /is incomplete: pg_commit_ts, pg_dynshmem, .* and \d+ more missing/,
    ],
    [
      'an empty keys.json',
      (data) => truncateSync(join(data, 'keys.json')),
      /keys\.json is empty\. Restore it from a backup/,
    ],
    [
      'half of a keys.json',
      (data) => truncateSync(join(data, 'keys.json'), 20),
      /keys\.json is damaged\. Restore it from a backup/,
    ],
    [
      'a keys.json without secrets',
      (data) => writeFileSync(join(data, 'keys.json'), '{"secret":"short"}'),
      /keys\.json is damaged/,
    ],
    [
      'a keys.json with a short secret',
      (data) =>
        writeFileSync(
          join(data, 'keys.json'),
          JSON.stringify({ service_key: 'k'.repeat(32), secret: 's'.repeat(31) }),
        ),
      /keys\.json is damaged/,
    ],
    [
      'a keys.json with a short service key',
      (data) =>
        writeFileSync(
          join(data, 'keys.json'),
          JSON.stringify({ service_key: 'k'.repeat(31), secret: 's'.repeat(32) }),
        ),
      /keys\.json is damaged/,
    ],
    [
      'no keys.json beside records',
      (data) => rmSync(join(data, 'keys.json')),
      /keys\.json is missing, and there are records/,
    ],
    [
      'an empty signing-key.json',
      (data) => truncateSync(join(data, 'signing-key.json')),
      /signing-key\.json is empty/,
    ],
  ])(
    'with %s stops the start with one clear message, and is not changed',
    async (_, damage, line) => {
      const data = damaged(damage)
      const before = listOf(data)
      const said = await issueOf({ DATA_DIR: data })
      expect(said).toMatch(line)
      expect(said).toContain(data)
      expect(listOf(data)).toEqual(before)
    },
  )
})

describe('a place that cannot be used', () => {
  it('is named: DATA_DIR below a file', async () => {
    const file = join(folder.path, 'file')
    writeFileSync(file, '')
    expect(await issueOf({ DATA_DIR: join(file, 'data') })).toMatch(
      /file.* cannot be used: a part of the path is a file, not a folder \(ENOTDIR\)\.$/,
    )
  })

  it('is named: FILES_URL that is not writable, before the first upload', async () => {
    const data = damaged(() => {})
    const file = join(folder.path, 'no-folder')
    writeFileSync(file, '')
    expect(await issueOf({ DATA_DIR: data, FILES_URL: file })).toMatch(/^FILES_URL: .*no-folder/)
  })

  it('is created if possible: FILES_URL', async () => {
    const files = join(folder.path, 'new/files')
    const server = await startServer({ DATA_DIR: damaged(() => {}), FILES_URL: files })
    expect(await server.stop()).toBe(0)
    expect(readdirSync(files)).toEqual([])
  })

  it('is described for a full, read-only and forbidden disk', () => {
    const messageFor = (code: string) =>
      describeStartError(
        Object.assign(new Error(`${code}: open`), { code, syscall: 'open', path: '/d/keys.json' }),
      )
    expect(messageFor('ENOSPC')).toBe('/d/keys.json cannot be used: the disk is full (ENOSPC).')
    expect(messageFor('EROFS')).toBe('/d/keys.json cannot be used: its disk is read-only (EROFS).')
    expect(messageFor('EACCES')).toContain('this user has no permission for it (EACCES)')
    expect(describeStartError(new Error('As it is.'))).toBe('As it is.')
  })

  it.each(['abc', '-1', '70000', '80.5'])('is named: PORT %s', async (PORT) => {
    expect(await issueOf({ DATA_DIR: whole, PORT })).toMatch(/^PORT: /)
  })

  it('is named: a HOST that this machine does not have', async () => {
    const data = damaged(() => {})
    expect(await issueOf({ DATA_DIR: data, HOST: '192.0.2.1' })).toMatch(
      /^The server cannot listen at HOST 192\.0\.2\.1, PORT \d+: this machine does not have/,
    )
    const denied = Object.assign(new Error('listen'), { code: 'EACCES' })
    expect(describeListenError(denied, { HOST: '::', PORT: 80 })).toMatch(/^Port 80 needs more/)
  })
})

describe.runIf(postgres)('several servers that start at once on an empty database', () => {
  it('all serve, and the demo accounts exist once', async () => {
    const { settings } = await createDatabase(postgres!.url)
    const data = join(folder.path, 'shared')
    mkdirSync(data)
    const servers = await Promise.all(
      Array.from({ length: 4 }, () =>
        startServer({ ...settings, DATA_DIR: data, SEED_DEMO: 'true' }),
      ),
    )
    const { rows } = await asAdmin(settings.DATABASE_ADMIN_URL, (client) =>
      client.query(
        `select (select count(*)::int from accounts.users) as accounts,
           (select count(distinct email)::int from accounts.users) as addresses,
           (select count(*)::int from public.consents) as consents`,
      ),
    )
    expect(rows[0]).toMatchObject({ accounts: 8, addresses: 8 })
    for (const server of servers) {
      const login = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        body: JSON.stringify({ email: 'client@demo.test', password: 'Demo-2026!' }),
      })
      expect(login.status).toBe(200)
    }
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0, 0])
    expect(readdirSync(data).filter((name) => name.endsWith('.part'))).toEqual([])
    expect(Object.keys(JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8')))).toHaveLength(2)
  })
})

function dropEmpty(path: string) {
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    const one = join(entry.parentPath, entry.name)
    if (entry.isDirectory() && existsSync(one) && readdirSync(one).length === 0)
      rmSync(one, { recursive: true })
  }
}

/** Each file with its size. */
function listOf(data: string): string[] {
  return readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `${file} ${statSync(file).size}`)
    .toSorted()
}
