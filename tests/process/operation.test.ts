import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashRows } from '#tests/support/hash-rows.ts'
import {
  freePort,
  installedPostgres,
  type PostgresServer,
  startPackagedPostgres,
  startPostgres,
} from '#tests/support/postgres.ts'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { unpackNewest } from './support/backups.ts'
import { readCommands, startByCommand } from './support/readme.ts'
import { asAdmin } from './support/people.ts'

const root = resolve(import.meta.dirname, '../..')
const commands = readCommands(readFileSync(join(root, 'README.md'), 'utf8'))
const password = 'Mosi-oa-Tunya 7'
const email = 'first.admin@clinic.example'

/**
 * An operator's first hour with the commands of the README, word for word. `start.test.ts` runs the first of them in a
 * clone in which nothing is installed.
 * The client programs are of PostgreSQL 15, so that is what is backed up; 18 is what it is restored on.
 */
describe.runIf(installedPostgres())('an operator with the README and no superuser', () => {
  const folder = temporaryFolder()
  const servers: PostgresServer[] = []
  let secret: string
  let written: Record<string, string>

  beforeAll(async () => {
    mkdirSync(join(folder.path, 'backups'))
    servers.push(
      ...(await Promise.all([startPostgres({ isDurable: true }), startPackagedPostgres()])),
    )
    for (const { url } of servers)
      await asAdmin(url, (client) =>
        client.query("create role administrator login createrole createdb password 'first'"),
      )
  })
  afterAll(async () => {
    for (const server of servers) await server.remove()
    folder.remove()
  })

  /** The variables that the README exports, for one of the servers. */
  function settingsOf(server: PostgresServer, port: number): Record<string, string> {
    const at = (login: string, secretWord: string, database: string) => {
      const address = new URL(server.url)
      Object.assign(address, { username: login, password: secretWord, pathname: `/${database}` })
      return address.href
    }
    return {
      PATH: `${installedPostgres()}:${process.env.PATH}`,
      HOME: folder.path,
      ADMINISTRATOR_URL: at('administrator', 'first', 'postgres'),
      UBUMI_OWNER_PASSWORD: 'second',
      UBUMI_APP_PASSWORD: 'third',
      DATABASE_URL: at('ubumi_app', 'third', 'ubumi'),
      DATABASE_ADMIN_URL: at('ubumi_owner', 'second', 'ubumi'),
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      FILES_URL: join(folder.path, 'files'),
      SMTP_URL: 'none',
      MAIL_FROM: 'Clinic <no-reply@clinic.example>',
      FIRST_ADMIN: email,
      LOG_LEVEL: 'warn',
    }
  }

  const run = async (heading: string, env: Record<string, string>) => {
    // Files that the commands name stay out of the project's folder.
    const script = inFolder(commands[heading]!)
    const { stdout } = await promisify(execFile)('bash', ['-ec', script], { cwd: root, env })
    return stdout
  }
  const inFolder = (script: string) =>
    script
      .replaceAll(/(\.\/)?(ubumi\.(keys|backup-key))/g, (_, _dot, name) => join(folder.path, name))
      .replaceAll('/var/backups/ubumi', join(folder.path, 'backups'))
  const hashes = (env: Record<string, string>) =>
    asAdmin(env.DATABASE_ADMIN_URL!, (client) =>
      hashRows(async (text) => (await client.query(text)).rows),
    )

  it('creates roles and keys, starts, creates the first admin, and backs up', async () => {
    const env = settingsOf(servers[0]!, await freePort())
    await run('Create the roles, the database and the keys', env)
    const { mode, size } = statSync(join(folder.path, 'ubumi.keys'))
    expect([mode & 0o777, size > 200]).toEqual([0o600, true])
    const server = await startByCommand(inFolder(commands.Start!), env, root)
    const call = caller(env.PUBLIC_URL!)
    expect(server.output()).toContain('email is stored')

    const printed = await run('Make the first admin', env)
    const token_hash = /token_hash=([\w-]+)/.exec(printed)![1]
    const entered = await call('/auth/v1/verify', { body: { token_hash, type: 'recovery' } })
    expect(entered.status).toBe(200)
    let token = entered.body.access_token as string
    const set = await call('/auth/v1/user', { token, method: 'PUT', body: { password } })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    expect((await call('/api/admin/waiting', { token })).status).not.toBe(200)

    token = (await signIn(call)).body.access_token
    const factor = await call('/auth/v1/factors', { token, body: { factor_type: 'totp' } })
    secret = factor.body.totp.secret
    const second = await enterCode(call, token, factor.body.id)
    expect(second.status).toBe(200)
    token = second.body.access_token
    // The command may be repeated, and leaves a password as it is.
    expect(await run('Make the first admin', env)).not.toContain('token_hash')

    await expect(run('Check the helplines', env)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('933 (Lifeline Zambia): never dialled by us'),
    })
    expect(server.output()).toContain('no admin has dialled these helplines')
    const lines = await call('/api/admin/crisis-lines', { token })
    expect(lines.status, JSON.stringify(lines.body)).toBe(200)
    for (const line of lines.body as unknown as { id: string; version: number }[])
      await call(`/api/admin/crisis-lines/${line.id}/check`, {
        token,
        body: { version: line.version },
      })
    // Nothing is left but what an admin says of the clinic at /admin/settings.
    await expect(run('Check the helplines', env)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('dialled each helpline'),
      stderr: expect.stringMatching(/^Do not release yet\. These are examples.*\n  email: hello@/),
    })

    const examined = await run('Examine the installation', env)
    expect(examined).toContain('1 admin, all with a second factor.')
    expect(examined).toContain('0 problems')

    await call('/auth/v1/signup', { body: { email: 'patient@clinic.example', password } })
    await run('Back up', env)
    expect(await server.stop(), server.output()).toBe(0)
    written = await hashes(env)
    expect(written['accounts.users']).toMatch(/^2 /)
    // Nothing was sent, and nothing was lost.
    expect(written['platform.mail_outbox']).toMatch(/^[1-9]/)
  })

  it('restores on an empty server of a later version, starts, and logs in', async () => {
    // On a new machine there are the backup and its private key, and nothing else.
    for (const name of ['ubumi.keys', 'files'])
      rmSync(join(folder.path, name), { recursive: true, force: true })
    const env = settingsOf(servers[1]!, await freePort())
    await run('Restore', env)
    const restored = await hashes(env)
    for (const name of tablesThatStay(written)) expect(restored[name], name).toBe(written[name])
    const server = await startByCommand(inFolder(commands.Start!), env, root)
    const call = caller(env.PUBLIC_URL!)
    const { body } = await signIn(call)
    const verified = await enterCode(call, body.access_token, body.user.factors[0]!.id)
    expect(verified.status).toBe(200)
    const page = await call('/api/admin/waiting', { token: verified.body.access_token })
    expect(page.status, JSON.stringify(page.body)).toBe(200)
    expect(await server.stop(), server.output()).toBe(0)
    const { rows } = await asAdmin(env.DATABASE_ADMIN_URL!, (client) =>
      client.query('select name from migrations.applied'),
    )
    expect(`${rows.length} `).toBe(/^\d+ /.exec(written['migrations.applied']!)![0])
  })

  it('restores by hand as the page about backups says, with every owner right', async () => {
    const env = settingsOf(servers[1]!, await freePort())
    const administrator = { ...env, PGDATABASE: 'postgres' }
    await asAdmin(servers[1]!.url, (client) => client.query('drop database ubumi with (force)'))
    const make = 'psql --quiet --file=deploy/postgresql.sql "$ADMINISTRATOR_URL"'
    await promisify(execFile)('bash', ['-ec', make], { cwd: root, env: administrator })
    const page = readFileSync(join(root, 'docs/runbooks/backups.md'), 'utf8')
    const [, section = ''] = page.split('\n## Restore by hand\n')
    const [first, ...others] = section.split('\n').filter((text) => text.startsWith('    '))
    // Its program may not be here: what it writes is in the format that this project reads.
    expect(first).toContain('age --decrypt --identity ubumi.backup-key BACKUP | tar --extract')
    const opened = join(folder.path, 'opened')
    mkdirSync(opened)
    await unpackNewest(join(folder.path, 'backups'), join(folder.path, 'ubumi.backup-key'), opened)
    await promisify(execFile)('bash', ['-ec', others.join('\n')], { cwd: opened, env })
    const server = await startByCommand(inFolder(commands.Start!), env, root)
    // This database of a test does not wait for its disk, which is a problem of its own.
    const examined = await run('Examine the installation', env).catch(
      ({ stdout }: { stdout: string }) => stdout,
    )
    expect(examined).toContain('owners and tables are those of this version.')
    expect(examined.match(/PROBLEM.*/g)).toEqual([
      expect.stringContaining('does not wait for its disk'),
    ])
    expect(await server.stop(), server.output()).toBe(0)
  })

  const signIn = (call: Caller) =>
    call('/auth/v1/token?grant_type=password', { body: { email, password } })
  const enterCode = async (call: Caller, token: string, factor: string) => {
    const challenge = await call(`/auth/v1/factors/${factor}/challenge`, { token, method: 'POST' })
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + (codes += 1) * 30_000 - 30_000,
    })
    const body = { challenge_id: challenge.body.id, code }
    return call(`/auth/v1/factors/${factor}/verify`, { token, body })
  }
  let codes = 0
})

/** Jobs ran, and a minute may have passed, between the dump and the look at what was written. */
function tablesThatStay(hashed: Record<string, string>): string[] {
  return Object.keys(hashed).filter((name) => !/^pgboss\.|^platform\.service_samples$/.test(name))
}

/** What is read of the answers to these calls. */
interface Answer {
  access_token: string
  id: string
  totp: { secret: string }
  user: { factors: { id: string }[] }
}

type Caller = ReturnType<typeof caller>

function caller(url: string) {
  return async (
    path: string,
    given: { token?: string; method?: string; body?: object } = {},
  ): Promise<{ status: number; body: Answer }> => {
    const answer = await fetch(url + path, {
      method: given.method ?? (given.body ? 'POST' : 'GET'),
      headers: {
        'content-type': 'application/json',
        ...(given.token ? { authorization: `Bearer ${given.token}` } : {}),
      },
      ...(given.body ? { body: JSON.stringify(given.body) } : {}),
    })
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Answer }
  }
}
