import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installedPostgres, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { backupsIn } from './support/backups.ts'
import { limit } from '#tests/support/patience.ts'

describe.runIf(installedPostgres())('the backup of PostgreSQL', () => {
  const folder = temporaryFolder()
  const files = join(folder.path, 'files')
  const document = join(files, 'documents', `${'ab'.repeat(16)}.pdf`)
  let postgres: PostgresServer
  let backups: Awaited<ReturnType<typeof backupsIn>>

  const secret = "it's a secret of more than 32 characters"
  const envOf = (database: string, FILES_URL = files) => ({
    PATH: `${installedPostgres()}:${process.env.PATH}`,
    DATABASE_URL: Object.assign(new URL(postgres.url), {
      username: 'owner',
      password: 'p@ss word',
      pathname: `/${database}`,
    }).href,
    FILES_URL,
    AUTH_SECRET: secret,
  })
  const ask = async (database: string, text: string) => {
    const client = new pg.Client({ connectionString: envOf(database).DATABASE_URL })
    await client.connect()
    try {
      return (await client.query(text)).rows as unknown[]
    } finally {
      await client.end()
    }
  }
  const countTables = (database: string) =>
    ask(database, "select count(*)::integer as tables from pg_tables where schemaname = 'public'")

  beforeAll(async () => {
    postgres = await startPostgres()
    const admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
    await admin.query("create role owner login createrole password 'p@ss word'")
    await admin.query('create role app login noinherit')
    for (const name of ['clinic', 'copy', 'half', 'other'])
      await admin.query(`create database ${name} owner owner`)
    await admin.end()
    const env = envOf('clinic')
    const server = await startServer({
      ...env,
      DATABASE_URL: env.DATABASE_URL.replace('owner:p%40ss%20word', 'app'),
      DATABASE_ADMIN_URL: env.DATABASE_URL,
      DATA_DIR: folder.path,
      SEED_DEMO: 'true',
    })
    expect(await server.stop()).toBe(0)
    backups = await backupsIn(folder.path)
    // More than one part of a dump, and a file that is written while the database is restored.
    await ask(
      'clinic',
      `create table public.many (id integer primary key, text text);
      insert into public.many select n, repeat(md5(n::text), 8) from generate_series(1, 60000) n`,
    )
    mkdirSync(join(files, 'documents'), { recursive: true })
    writeFileSync(document, randomBytes(40 << 20))
  })
  afterAll(async () => {
    await postgres.remove()
    folder.remove()
  })

  it('is made while rows are written, and restores as of one time, with files and keys', async () => {
    let isMaking = true
    const writing = (async () => {
      for (let id = 60_001; isMaking; id++)
        await ask('clinic', `insert into public.many values (${id}, '')`)
    })()
    const made = await backups.backUp(envOf('clinic'))
    isMaking = false
    await writing
    expect(made, made.said).toMatchObject({ code: 0 })
    expect(backups.names()).toHaveLength(1)
    const target = join(folder.path, 'copied-files')
    const restored = await backups.restore(backups.newest(), envOf('copy', target))
    expect(restored, restored.said).toMatchObject({ code: 0 })
    expect(restored.said).toContain('compared with the backup')
    const copied = join(target, 'documents', `${'ab'.repeat(16)}.pdf`)
    expect(readFileSync(copied).equals(readFileSync(document))).toBe(true)
    expect(readFileSync(join(folder.path, 'keys'), 'utf8')).toBe(
      String.raw`AUTH_SECRET='it'\''s a secret of more than 32 characters'` + '\n',
    )
  })

  it('is not restored into a database that has tables', async () => {
    const env = envOf('copy', join(folder.path, 'new-files'))
    const { code, said } = await backups.restore(
      backups.newest(),
      env,
      undefined,
      join(folder.path, 'k'),
    )
    expect([code, said]).toEqual([1, expect.stringMatching(/copy is not empty: it has \d+ tables/)])
  })

  it('leaves an empty database where its restore is killed or fails', async () => {
    const target = join(folder.path, 'half-files')
    const keys = join(folder.path, 'half-keys')
    const child = backups.startRestore(backups.newest(), envOf('half', target), keys)
    await expect
      .poll(() => existsSync(join(target, 'documents')), { timeout: limit(60_000) })
      .toBe(true)
    expect(await child.stop('SIGKILL')).toBe('SIGKILL')
    expect(await countTables('half')).toEqual([{ tables: 0 }])

    const damaged = readFileSync(backups.newest())
    damaged[damaged.length - 200_000]! ^= 1
    const file = join(folder.path, 'damaged')
    writeFileSync(file, damaged)
    const other = join(folder.path, 'other-files')
    const { code, said } = await backups.restore(file, envOf('other', other), undefined, keys)
    expect([code, said]).toEqual([1, expect.stringContaining('damaged')])
    expect(await countTables('other')).toEqual([{ tables: 0 }])
    expect([existsSync(keys), readdirSync(other)]).toEqual([false, []])
  })

  it('is committed only once the whole backup was compared', async () => {
    const pipe = join(folder.path, 'pipe')
    execFileSync('mkfifo', [pipe])
    const target = join(folder.path, 'piped-files')
    const child = backups.startRestore(pipe, envOf('half', target), join(folder.path, 'piped-keys'))
    const backup = readFileSync(backups.newest())
    const writer = await open(pipe, 'w')
    // The database is at the beginning, and the files behind it: of those a part is missing.
    await writer.writeFile(backup.subarray(0, backup.length - (1 << 20)))
    const sessions = () =>
      ask(
        'postgres',
        "select from pg_stat_activity where datname = 'half' and xact_start is not null",
      )
    for (let look = 0; look < 30; look++) {
      expect(await sessions(), child.output()).toHaveLength(1)
      await new Promise((next) => setTimeout(next, 100))
    }
    await writer.close()
    expect([await child.ended, child.output()]).toEqual([1, expect.stringContaining('not whole')])
    expect(await countTables('half')).toEqual([{ tables: 0 }])
  })

  it('is made by the server as a job, whose age and failure the metrics and the log show', async () => {
    const { DATABASE_URL: owner, ...env } = envOf('clinic')
    const server = await startServer({
      ...env,
      ...backups.settings,
      DATABASE_URL: owner.replace('owner:p%40ss%20word', 'app'),
      DATABASE_ADMIN_URL: owner,
      DATA_DIR: folder.path,
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
    })
    try {
      const url = /^Metrics are at (http:\S+)$/m.exec(server.output())![1]!
      const age = async () =>
        /^ubumi_backup_age_seconds (\S+)$/m.exec(await (await fetch(url)).text())?.[1]
      const enqueue = () =>
        ask('clinic', "select platform.enqueue('platform.backup', gen_random_uuid())")
      const first = backups.newest()
      await expect.poll(enqueue, { timeout: limit(30_000) }).toBeTruthy()
      await expect.poll(() => backups.newest(), { timeout: limit(60_000) }).not.toBe(first)
      expect(Number(await age())).toBeLessThan(60)
      // It still looks at the folder after the backup has its name.
      await expect
        .poll(() => server.output(), { timeout: limit(60_000) })
        .toContain('a backup was made')

      renameSync(backups.dir, `${backups.dir}-away`)
      expect(await age()).toBe('+Inf')
      await enqueue()
      await expect
        .poll(() => server.output(), { timeout: limit(60_000) })
        .toMatch(/no folder .*backups. Mount it.*the backup was not made/)
      expect(existsSync(backups.dir)).toBe(false)
      renameSync(`${backups.dir}-away`, backups.dir)
    } finally {
      await server.stop('SIGKILL')
    }
  })

  it('says what to do without pg_dump, and leaves nothing behind', async () => {
    const before = backups.names()
    const { code, said } = await backups.backUp({ ...envOf('clinic'), PATH: '/nowhere' })
    expect([code, said]).toEqual([1, expect.stringMatching(/pg_dump was not found. Install/)])
    expect(backups.names()).toEqual(before)
  })
})
