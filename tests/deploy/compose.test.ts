import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '#server/platform/env.ts'
import { version } from '#server/platform/version.ts'
import { findPgBouncer, startWith } from '#tests/support/pgbouncer.ts'
import { freePort, startPostgres } from '#tests/support/postgres.ts'
import { findProgram } from '#tests/support/programs.ts'
import { findProxy, startProxy } from '#tests/support/proxies.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { readVariables } from '#tests/support/systemd-unit.ts'
import { clinic, secureClient } from '#tests/support/tls.ts'
import { newSigningKey } from '../process/support/people.ts'
import { limit } from '#tests/support/patience.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'deploy/compose')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

interface Service {
  image: string
  environment?: Record<string, string | number>
  ports?: string[]
  volumes?: string[]
  profiles?: string[]
  read_only?: boolean
  cap_drop?: string[]
  depends_on?: Record<string, { condition: string }>
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
}
const services = Object.entries(compose.services)
const server = compose.services.server1!

const passwords = { UBUMI_OWNER_PASSWORD: 'second', UBUMI_APP_PASSWORD: 'third' }
/** The variables of a server, as compose gives them. */
function variablesOf({ environment = {} }: Service): Record<string, string> {
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    String(value)
      .replaceAll(/\$\{(\w+):\?\}/g, (_, wanted: keyof typeof passwords) => passwords[wanted])
      .replaceAll(/\$\{\w+:-\}/g, ''),
  ])
  return { ...readVariables(read('ubumi.example.env')), ...Object.fromEntries(filled) }
}

describe('the compose file', () => {
  it('gives the server variables that it reads, and all that it needs beside its keys', async () => {
    const sources = [
      'env.ts',
      'db/settings.ts',
      'files/file-settings.ts',
      'backup/settings.ts',
      'metrics/settings.ts',
      'video/settings.ts',
    ]
      .map((file) => readFileSync(join(root, 'server/platform', file), 'utf8'))
      .join('\n')
    const given = variablesOf(server)
    expect(Object.keys(given).filter((name) => !sources.includes(`  ${name}: `))).toEqual([])
    const keys = { AUTH_SECRET: 'a'.repeat(40), AUTH_SERVICE_KEY: 'b'.repeat(40) }
    const AUTH_SIGNING_KEY = await newSigningKey()
    const complete = { NODE_ENV: 'production', ...keys, AUTH_SIGNING_KEY, ...given }
    expect(readEnv(complete)).toMatchObject({ isProduction: true, SHUTDOWN_DELAY: 5 })
    expect(compose.services.server2!.environment).toEqual(server.environment)
  })

  it('pins each image, keeps each service from writing and from privileges', () => {
    for (const [name, service] of services) {
      expect([name, service.image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+[\w.-]*$/)])
      expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']])
    }
  })

  it('names the image by the version of the product, as the page of the container does', () => {
    const page = readFileSync(join(root, 'deploy/container/README.md'), 'utf8')
    const named = [read('compose.yaml'), page].flatMap((text) =>
      text.match(/localhost\/ubumi:\S+/g),
    )
    expect(new Set(named)).toEqual(new Set([`localhost/ubumi:${version}`]))
  })

  it('lets both servers write backups, with a pg_dump that can dump this database', () => {
    const image = readFileSync(join(root, 'deploy/container/Containerfile'), 'utf8')
    const [, client] = /RUNTIME_IMAGE=docker\.io\/library\/postgres:([\d.]+)-/.exec(image)!
    expect(compose.services.postgres!.image).toBe(`docker.io/library/postgres:${client}`)
    expect(image).toContain(`/usr/lib/postgresql/${client!.split('.')[0]}/bin`)
    for (const { environment, volumes } of [server, compose.services.server2!]) {
      expect(environment).toMatchObject({ BACKUP_PUBLIC_KEY: '${BACKUP_PUBLIC_KEY:-}' })
      const mounted = volumes!.map((volume) => volume.split(':')[1]!)
      expect(mounted).toContain('/backups')
      expect(image).toContain('--chown=10001:10001 /empty/backups /backups')
    }
  })

  it('opens no port but those of the proxy, unless video is asked for', () => {
    const open = services.filter(([, { ports, profiles }]) => ports && !profiles)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
  })

  it.runIf(findProgram('docker-compose'))('is understood by compose', () => {
    const { path, remove } = temporaryFolder()
    cpSync(join(root, 'deploy'), join(path, 'deploy'), { recursive: true })
    const here = join(path, 'deploy/compose')
    for (const name of ['ubumi.keys', 'userlist.txt']) writeFileSync(join(here, name), '')
    writeFileSync(join(here, 'ubumi.env'), read('ubumi.example.env'))
    writeFileSync(join(here, '.env'), read('example.env').replaceAll(/=$/gm, '=password'))
    const words = ['--profile', 'video', 'config', '--services']
    const options = { cwd: here, encoding: 'utf8', stdio: 'pipe' } as const
    const named = execFileSync('docker-compose', words, options).trim().split('\n')
    remove()
    expect(named.toSorted()).toEqual(services.map(([name]) => name).toSorted())
  })

  it('mounts files that exist, and waits for services that exist', () => {
    for (const [name, { volumes = [], depends_on = {} }] of services) {
      const mounted = volumes.filter((volume) => volume.startsWith('.'))
      for (const volume of mounted)
        expect([name, volume, existsSync(join(folder, volume.split(':')[0]!))]).toContain(true)
      for (const other of Object.keys(depends_on)) expect(compose.services).toHaveProperty(other)
    }
  })
})

it.runIf(findProxy('caddy') && findPgBouncer())(
  'the same programs with the same settings, on this machine, serve',
  async () => {
    const files = temporaryFolder()
    const postgres = await startPostgres()
    const { port: postgresPort } = new URL(postgres.url)
    execFileSync('psql', ['--file=deploy/postgresql.sql', postgres.url], {
      cwd: root,
      env: { ...process.env, ...passwords },
    })
    const poolerPort = await freePort()
    const here = (address: string) =>
      address
        .replace('@postgres:5432', `@127.0.0.1:${postgresPort}`)
        .replace('@pgbouncer:6432', `@127.0.0.1:${poolerPort}`)
        .replace('/data/', `${files.path}/`)
        .replace('172.30.18.0/24', '127.0.0.0/24')
    const settings = Object.fromEntries(
      Object.entries(variablesOf(server)).map(([name, value]) => [name, here(value)]),
    )
    const pooler = await startWith(
      (made) =>
        read('pgbouncer.ini')
          .replace('host=postgres port=5432', `host=127.0.0.1 port=${postgresPort}`)
          .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
          .replace('listen_port = 6432', `listen_port = ${poolerPort}`)
          .replace('/run/secrets/userlist.txt', join(made, 'users.txt')),
      { port: poolerPort, users: { ubumi_app: 'third' }, askFirst: settings.DATABASE_LISTEN_URL! },
    )
    const env = {
      ...settings,
      NODE_ENV: 'production',
      DATA_DIR: files.path,
      AUTH_SIGNING_KEY: await newSigningKey(),
      AUTH_SECRET: 'a'.repeat(40),
      AUTH_SERVICE_KEY: 'b'.repeat(40),
    }
    const servers = [await startServer(env), await startServer(env)]
    const [first, second] = servers.map(({ url }) => Number(new URL(url).port))
    const proxy = await startProxy('caddy', [first!, second!])
    const reach = secureClient(proxy.port, proxy.certificate)
    await expect
      .poll(async () => (await reach.call('/api/ready')).status, { timeout: limit(20_000) })
      .toBe(200)
    expect((await reach.call('/')).body).toContain('<!doctype html>')
    const user = { email: `someone@${clinic}`, password: 'Mosi-oa-Tunya 7' }
    const body = JSON.stringify(user)
    const headers = { 'content-type': 'application/json' }
    const signUp = await reach.call('/auth/v1/signup', { method: 'POST', headers, body })
    expect(signUp.status, signUp.body).toBe(200)
    const codes = await Promise.all(servers.map((each) => each.stop()))
    expect(codes).toEqual([0, 0])
    await proxy.stop()
    await pooler.stop()
    await postgres.remove()
    files.remove()
  },
)
