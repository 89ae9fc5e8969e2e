import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installedPostgres, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { runNode, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'
import { backupsIn } from './support/backups.ts'

const engines = ['embedded', ...(installedPostgres() ? ['postgres'] : [])]

describe.each(engines)('a restore drill, with the database %s', (engine) => {
  const folder = temporaryFolder()
  const data = join(folder.path, 'data')
  let postgres: PostgresServer | undefined
  let mails: TestMailServer
  let backups: Awaited<ReturnType<typeof backupsIn>>
  let env: Record<string, string>

  beforeAll(async () => {
    // Where root runs this, PostgreSQL of the drill is another user.
    chmodSync(folder.path, 0o711)
    backups = await backupsIn(folder.path)
    mails = await startMailServer()
    env = { DATA_DIR: data, TMPDIR: folder.path }
    if (engine === 'postgres') {
      postgres = await startPostgres()
      const admin = new pg.Client({ connectionString: postgres.url })
      await admin.connect()
      await admin.query("create role ubumi_owner login createrole password 'x'")
      await admin.query('create role ubumi_app login noinherit')
      await admin.query('create database clinic owner ubumi_owner')
      await admin.end()
      const at = (username: string) =>
        Object.assign(new URL(postgres!.url), { username, pathname: '/clinic' }).href
      env.DATABASE_URL = at('ubumi_app')
      env.DATABASE_ADMIN_URL = at('ubumi_owner')
      env.PATH = `${installedPostgres()}:${process.env.PATH}`
    }
    // An email is due and not sent: a server with a mail server would send it at once.
    const server = await startServer({ ...env, SEED_DEMO: 'true', SMTP_URL: 'none' })
    await fetch(`${server.url}/auth/v1/recover`, {
      method: 'POST',
      body: JSON.stringify({ email: 'client@demo.test' }),
    })
    expect(await server.stop()).toBe(0)
    // The drill starts as in production, which does not start beside them.
    const disabled = runNode(['scripts/account.ts', 'disable-demo-accounts'], env)
    expect(await disabled.ended, disabled.output()).toBe(0)
    expect(await backups.backUp(env)).toMatchObject({ code: 0 })
  })
  afterAll(async () => {
    await mails.close()
    await postgres?.remove()
    folder.remove()
  })

  const drill = async (key: string) => {
    const more = { ...env, ...backups.settings, SMTP_URL: mails.url }
    const child = runNode(['scripts/restore-drill.ts', key], more)
    return { code: await child.ended, said: child.output() }
  }
  const record = () =>
    JSON.parse(readFileSync(join(backups.dir, 'restore-drill.json'), 'utf8')) as {
      passed_at?: string
      problem?: string
    }
  const leftovers = () => readdirSync(folder.path).filter((name) => name.startsWith('ubumi-drill'))

  it('compares, logs in, emails no one, leaves nothing, and records its date', async () => {
    const { code, said } = await drill(backups.keyFile)
    expect(code, said).toBe(0)
    expect(said).toMatch(/is good: \d{3,} rows of \d{2,} tables compared, and a login worked/)
    expect(mails.taken).toEqual([])
    expect(leftovers()).toEqual([])
    expect(Date.now() - Date.parse(record().passed_at!)).toBeLessThan(60_000)
  })

  it('records a failure, and keeps the date of the last success', async () => {
    const { passed_at } = record()
    const wrong = join(folder.path, 'wrong')
    expect(existsSync(wrong)).toBe(false)
    const { code, said } = await drill(wrong)
    expect([code, said]).toEqual([1, expect.stringContaining('failed the drill')])
    expect(record()).toMatchObject({ passed_at, problem: expect.stringContaining('wrong') })
    expect(leftovers()).toEqual([])
  })
})
