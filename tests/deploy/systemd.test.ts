import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackupKey } from '#server/platform/backup/encryption.ts'
import { createDatabase } from '#tests/support/database.ts'
import { ended, freePort, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { findProgram } from '#tests/support/programs.ts'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { allowedSystemCalls, readUnit, readVariables } from '#tests/support/systemd-unit.ts'
import { picture } from '#tests/support/uploads.ts'
import { asAdmin, makePeople, newSigningKey } from '../process/support/people.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = temporaryFolder()
const unitFile = join(root, 'deploy/systemd/ubumi@.service')
const unit = readUnit(unitFile)
const valuesOf = (wanted: string) =>
  unit.filter(({ name }) => name === wanted).map(({ value }) => value)

afterAll(() => folder.remove())

describe.runIf(findProgram('systemd-analyze'))('the unit of systemd', () => {
  let here: string
  beforeAll(() => {
    here = join(folder.path, 'ubumi@3001.service')
    writeFileSync(here, readFileSync(unitFile, 'utf8').replaceAll('/opt/ubumi', root))
  })
  const analyze = (...words: string[]) =>
    execFileSync('systemd-analyze', [...words, here], { encoding: 'utf8', stdio: 'pipe' })

  it('is understood by systemd, to the last setting', () => {
    const verify = spawn('systemd-analyze', ['verify', here])
    let output = ''
    verify.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    return new Promise((done) => verify.once('close', done)).then((code) =>
      expect([code, output]).toEqual([0, '']),
    )
  })

  it('exposes next to nothing of the machine: at most 1.5 of 10', () => {
    expect(analyze('security', '--offline=true', '--threshold=15', '--no-pager')).toMatch(
      /exposure level for ubumi@3001\.service: \d\.\d OK/,
    )
  })
})

describe.runIf(findProgram('systemd-analyze') && findProgram('strace'))('its command', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.remove())

  it('serves with the example settings and makes the backup of the night, within the system calls and folders of the unit', async () => {
    const { settings } = await createDatabase(postgres.url)
    const port = await freePort()
    const [state, cache, backups] = ['state', 'cache', 'backups'].map((name) =>
      join(folder.path, name),
    ) as [string, string, string]
    const places = { state, cache, backups }
    const [publicKey] = await makeBackupKey()
    for (const place of Object.values(places)) mkdirSync(place)
    const AUTH_SIGNING_KEY = await newSigningKey()
    const example = readVariables(readFileSync(join(root, 'deploy/systemd/ubumi.env'), 'utf8'))
    const keys = { AUTH_SECRET: 'a'.repeat(40), AUTH_SERVICE_KEY: 'b'.repeat(40), AUTH_SIGNING_KEY }
    const variables = readVariables(valuesOf('Environment').join(' ').replaceAll(' ', '\n'))
    const env = Object.fromEntries(
      Object.entries({ ...variables, ...example, ...keys, ...settings }).map(([name, value]) => [
        name,
        value
          .replace('%i', String(port))
          .replace('/var/lib/ubumi', places.state)
          .replace('/var/cache/ubumi', places.cache)
          .replace('/var/backups/ubumi', places.backups)
          .replace('age1…', publicKey!.replace('# public key: ', '')),
      ]),
    )
    const [command = ''] = valuesOf('ExecStart')
    const trace = join(folder.path, 'trace')
    const traced = ['-f', '-qq', '-e', 'signal=none', '-s', '200', '-o', trace]
    const server = spawn(
      'strace',
      [...traced, ...command.replaceAll('/opt/ubumi', root).split(' ')],
      { cwd: root, env, stdio: 'pipe' },
    )
    let output = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const code = new Promise((done) => server.once('close', done))
    const url = `http://127.0.0.1:${port}`
    await expect
      .poll(
        () =>
          fetch(`${url}/api/ready`).then(
            ({ status }) => status,
            () => output,
          ),
        {
          timeout: 90_000,
        },
      )
      .toBe(200)
    expect((await fetch(url)).status).toBe(200)
    const [person] = await makePeople(
      settings.DATABASE_ADMIN_URL,
      { AUTH_SIGNING_KEY, PUBLIC_URL: env.PUBLIC_URL! },
      1,
    )
    await asAdmin(settings.DATABASE_ADMIN_URL, (owner) =>
      owner.query('update user_profiles set is_student = true'),
    )
    const form = new FormData()
    form.append('file', new File([await picture('png')], 'card.png', { type: 'image/png' }))
    const headers = { authorization: `Bearer ${person!.token}` }
    const sent = await fetch(`${url}/api/student-verification`, {
      method: 'POST',
      headers,
      body: form,
    })
    expect(sent.status, await sent.text()).toBe(201)
    const main = Number(/^(\d+) +execve/.exec(readFileSync(trace, 'utf8'))![1])
    process.kill(main, 'SIGTERM')
    expect(await code, output).toBe(0)
    await ended(server, 'SIGKILL')

    // That of the night, as the server runs it.
    const nightly = ['-f', '-qq', '-A', '-s', '200', '-o', trace]
    const words = [...nightly, join(root, 'node_modules/.bin/node'), 'scripts/backup.ts', 'nightly']
    execFileSync('strace', words, { cwd: root, env, stdio: 'pipe' })
    expect(readdirSync(places.backups)).toEqual([expect.stringMatching(/\.age$/)])

    const calls = readFileSync(trace, 'utf8')
    const used = new Set([...calls.matchAll(/^\d+ +(\w+)\(/gm)].map(([, name]) => name!))
    const allowed = allowedSystemCalls(valuesOf('SystemCallFilter'))
    expect([...used].filter((name) => !allowed.has(name))).toEqual([])
    const written = [...calls.matchAll(/openat\([^"]*"([^"]+)", [^)]*O_(?:WRONLY|RDWR)/g)]
    const elsewhere = written
      .map(([, path]) => path!)
      .filter((path) => !Object.values(places).some((place) => path.startsWith(place)))
    expect(written.length).toBeGreaterThan(0)
    expect([...new Set(elsewhere)]).toEqual([])
  })
})
