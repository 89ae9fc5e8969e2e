import { createServer } from 'node:net'
import { join } from 'node:path'
import { generateKeyPair, exportJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchServer, temporaryFolder } from '#tests/support/server-process.ts'

describe('a bad configuration', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())
  let complete: Record<string, string>
  beforeAll(async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    complete = {
      NODE_ENV: 'production',
      DATA_DIR: folder.path,
      ALLOW_EMBEDDED: 'true',
      PUBLIC_URL: 'https://clinic.example',
      AUTH_SECRET: 'a secret that is long enough for anything',
      AUTH_SERVICE_KEY: 'a service key that is long enough, too',
      AUTH_SIGNING_KEY: JSON.stringify(await exportJWK(privateKey)),
      SMTP_URL: 'smtp://127.0.0.1:25',
      MAIL_FROM: 'Clinic <no-reply@clinic.example>',
    }
  })

  /** Starts with these settings, which must end it; answers what it said. */
  async function rejection(env: Record<string, string>): Promise<string> {
    const server = await launchServer(env)
    const code = await Promise.race([
      server.ended,
      new Promise((done) => setTimeout(() => done('it serves'), 60_000)),
    ])
    await server.stop('SIGKILL')
    expect(code, server.output()).toBe(1)
    const lines = server.output().trim().split('\n')
    expect(lines[0]).toBe('Ubumi cannot start.')
    expect(server.output()).not.toMatch(/^\s+at /m)
    return lines.slice(1).join('\n')
  }

  const without = (name: string) => ({ ...complete, [name]: '' })

  it('names every secret that production lacks', async () => {
    const said = await rejection({ NODE_ENV: 'production', DATA_DIR: folder.path })
    for (const name of [
      'DATABASE_URL',
      'PUBLIC_URL',
      'AUTH_SECRET',
      'AUTH_SERVICE_KEY',
      'AUTH_SIGNING_KEY',
      'SMTP_URL',
      'MAIL_FROM',
    ]) {
      expect(said).toContain(`${name}: missing`)
    }
  })

  it.each(['s3://clinic/files', 'https://files.example', 'file://elsewhere/files'])(
    'does not start with %s for its files',
    async (FILES_URL) => {
      expect(await rejection({ ...complete, FILES_URL })).toMatch(/^FILES_URL: /)
    },
  )

  it.each(['AUTH_SECRET', 'AUTH_SIGNING_KEY', 'ALLOW_EMBEDDED', 'SMTP_URL'])(
    'does not start in production without %s',
    async (name) => {
      expect(await rejection(without(name))).toContain('missing')
    },
  )

  it.each([
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET: must have at least 32 characters'],
    [{ PUBLIC_URL: 'http://clinic.example' }, 'PUBLIC_URL: must be https:// in production'],
    [{ SEED_DEMO: 'true' }, 'SEED_DEMO: rejected in production'],
    [{ NODE_ENV: '' }, 'NODE_ENV: must be production where PUBLIC_URL is https://'],
    [{ PUBLIC_URL: 'https://clinic.example/care' }, 'PUBLIC_URL: must be an origin'],
    [
      { AUTH_URL: 'https://auth.example' },
      'AUTH_URL: is not supported: this server keeps the accounts itself',
    ],
    [{ AUTH_ORIGINS: '*' }, 'AUTH_ORIGINS: must be origins'],
    [{ DATABASE_URL: 'mysql://db/clinic' }, 'DATABASE_URL: must be a postgres:// address'],
    [{ DATABASE_LISTEN_URL: 'db.example' }, 'DATABASE_LISTEN_URL: must be a postgres:// address;'],
    [
      { DATABASE_REPLICA_URL: 'postgres://app@db2.example/clinic' },
      'DATABASE_REPLICA_URL: has no effect without DATABASE_URL, the primary that it follows (README.md, "Configuration")',
    ],
    [
      {
        DATABASE_URL: 'postgres://app@db.example/clinic',
        DATABASE_REPLICA_URL: 'postgres://app@db.example/clinic',
      },
      'DATABASE_REPLICA_URL: must be the address of a standby, not that of DATABASE_URL (README.md, "Configuration")',
    ],
    [
      { DATABASE_POOLER: 'statement' },
      'DATABASE_POOLER: must be none, session or transaction (README.md, "Connection poolers")',
    ],
    [{ PORT: '99999' }, 'PORT'],
    [
      { METRICS_PORT: '99999' },
      'METRICS_PORT: must be a port from 0 to 65535, as 9464 (README.md, "Configuration")',
    ],
    [
      { METRICS_HOST: '0.0.0.0' },
      'METRICS_HOST: has no effect without METRICS_PORT, a port such as 9464 (README.md, "Configuration")',
    ],
    [
      { PORT: '9464', METRICS_PORT: '9464' },
      'METRICS_PORT: must be a port other than PORT, such as 9464 (README.md, "Configuration")',
    ],
    ...['0', '7', '1.5', 'ten'].map((AUDIT_YEARS): [Record<string, string>, string] => [
      { AUDIT_YEARS },
      'AUDIT_YEARS: must be a whole number from 1 to 6 (README.md, "Configuration")',
    ]),
    [{ HSTS: 'all' }, 'HSTS: must be host, subdomains or preload'],
    [{ TRUST_PROXY: '10.0.0.0/8, all of them' }, 'TRUST_PROXY: must be addresses or ranges'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must be an smtp:// address, or none'],
    [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY: must be addresses or ranges'],
    [{ AUTH_SIGNING_KEY: 'no key' }, 'AUTH_SIGNING_KEY: must be a private ES256 key'],
    [{ FILES_ACCESS_KEY: 'AKIA' }, 'FILES_ACCESS_KEY: is given, but FILES_URL is not s3://'],
    [
      { FILES_URL: 's3://clinic/files?endpoint=https://s3.example&region=x' },
      'FILES_SECRET_KEY: missing: a key of the bucket',
    ],
    [{ AUTH_SIGNING_KEY: '[]' }, 'AUTH_SIGNING_KEY: must be a private ES256 key'],
    [{ AUTH_SIGNING_KEY: '[null]' }, 'AUTH_SIGNING_KEY: must be a private ES256 key'],
    [{ AUTH_SECRET: '["short"]' }, 'AUTH_SECRET.0: must have at least 32 characters'],
    [{ AUTH_SECRET: '[]' }, 'AUTH_SECRET'],
  ])('rejects %j and names it', async (setting, expected) => {
    expect(await rejection({ ...complete, ...(setting as Record<string, string>) })).toContain(
      expected,
    )
  })

  it('rejects signing keys with a key that is not ES256 or appears twice', async () => {
    const key = JSON.parse(complete.AUTH_SIGNING_KEY!) as { x: string }
    const given = (...keys: object[]) =>
      rejection({ ...complete, AUTH_SIGNING_KEY: JSON.stringify(keys) })
    expect(await given(key, { kty: 'RSA', n: 'AQAB' })).toContain('each key must be an ES256 key')
    expect(await given(key, { ...key, x: 'AQAB' })).toContain('a key has numbers that make no')
    expect(await given(key, key)).toMatch(/AUTH_SIGNING_KEY: the key \S+ appears twice/)
  })

  it('names the host of the database, and never the password', async () => {
    const said = await rejection({
      DATA_DIR: folder.path,
      DATABASE_URL: 'postgres://app:hidden-word@127.0.0.1:1/clinic',
    })
    expect(said).toMatch(/The database clinic at 127\.0\.0\.1:1, as app, cannot be reached/)
    expect(said).not.toContain('hidden-word')
  })

  it('says which port is taken', async () => {
    const holder = createServer()
    const port = await new Promise<number>((done) => {
      holder.listen(0, '127.0.0.1', () => done((holder.address() as { port: number }).port))
    })
    const said = await rejection({ DATA_DIR: join(folder.path, 'data'), PORT: String(port) })
    holder.close()
    expect(said).toContain(`Port ${port} is taken`)
  })

  it('says that the port of the metrics is taken, and serves nothing', async () => {
    const holder = createServer()
    const port = await new Promise<number>((done) => {
      holder.listen(0, '127.0.0.1', () => done((holder.address() as { port: number }).port))
    })
    const DATA_DIR = join(folder.path, 'data')
    const said = await rejection({ DATA_DIR, METRICS_PORT: String(port) })
    holder.close()
    expect(said).toBe(`Port ${port} is taken. Set METRICS_PORT to another one.`)
    const elsewhere = await rejection({ DATA_DIR, METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' })
    expect(elsewhere).toMatch(
      /^The server cannot listen at METRICS_HOST 192\.0\.2\.1, METRICS_PORT 0: this machine does not/,
    )
  })
})
