import { chownSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackupKey } from '#server/platform/backup/encryption.ts'
import { buildImage, canBuildImages, type Image, runInImage } from '#tests/support/container.ts'
import { createDatabase } from '#tests/support/database.ts'
import { freePort, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { newSigningKey } from '../process/support/people.ts'
import { limit } from '#tests/support/patience.ts'

describe.runIf(canBuildImages())('the image', () => {
  const folder = temporaryFolder()
  const data = join(folder.path, 'data')
  let image: Image
  let postgres: PostgresServer
  beforeAll(async () => {
    mkdirSync(data)
    postgres = await startPostgres()
    image = await buildImage(folder.path)
  })
  afterAll(async () => {
    await image?.remove()
    await postgres?.remove()
    folder.remove()
  })

  /** What a script prints in the image, and how it ends. */
  const evaluate = async (script: string) => {
    const child = runInImage(image, { command: ['node', '--eval', script], data })
    const code = new Promise((done) => child.once('close', done))
    const printed = await Promise.all([text(child.stdout), text(child.stderr)])
    return { code: await code, output: printed.join('').trim() }
  }

  it('runs as a user with a number who is not root, and stops by SIGTERM', () => {
    expect(image.config).toMatchObject({ User: '10001:10001', StopSignal: 'SIGTERM' })
    expect(image.config.Env.filter((entry) => /SECRET|KEY|PASSWORD/.test(entry))).toEqual([])
  })

  it('has the packages that run, the right Node and no build tool, test or secret', async () => {
    const script = `
      const { existsSync } = await import('node:fs')
      const absent = ['node_modules/vite', 'node_modules/vitest', 'web', 'tests', 'data', '.git', '.env']
      console.log(process.version, process.getuid(), absent.filter((path) => existsSync('/app/' + path)))`
    expect((await evaluate(script)).output).toMatch(/^v24\.\d+\.\d+ 10001 \[\]$/)
  })

  it('writes to its data and to /tmp, and nowhere else', async () => {
    const script = `
      const { writeFileSync } = await import('node:fs')
      for (const folder of ['/data', '/tmp', '/app', '/app/server', '/usr', '/']) {
        try { writeFileSync(folder + '/written', ''); console.log(folder) }
        catch ({ code }) { console.log(folder, code) }
      }`
    expect((await evaluate(script)).output.split('\n')).toEqual([
      '/data',
      '/tmp',
      ...['/app', '/app/server', '/usr', '/'].map((path) => `${path} EROFS`),
    ])
  })

  it('serves, says that it is healthy, makes a backup with its own pg_dump, and ends with 0', async () => {
    const { settings } = await createDatabase(postgres.url)
    const port = String(await freePort())
    const publicKey = (await makeBackupKey())[0]!.replace('# public key: ', '')
    const env = {
      ...(settings as Record<string, string>),
      PORT: port,
      PUBLIC_URL: 'https://clinic.example',
      AUTH_SIGNING_KEY: await newSigningKey(),
      AUTH_SECRET: 'a'.repeat(40),
      AUTH_SERVICE_KEY: 'b'.repeat(40),
      SMTP_URL: 'none',
      MAIL_FROM: 'Clinic <no-reply@clinic.example>',
    }
    const checkHealth = () => {
      const [kind, ...command] = image.healthcheck
      expect(kind).toBe('CMD')
      const child = runInImage(image, { command, data, env })
      return new Promise((done) => child.once('close', done))
    }
    expect(await checkHealth()).toBe(1)
    const server = runInImage(image, { data, env })
    let output = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const code = new Promise((done) => server.once('close', done))
    const url = `http://127.0.0.1:${port}`
    const ready = () =>
      fetch(`${url}/api/ready`).then(
        ({ status }) => status,
        () => output,
      )
    await expect.poll(ready, { timeout: limit(60_000) }).toBe(200)
    expect(await (await fetch(url)).text()).toContain('<!doctype html>')
    expect(await checkHealth()).toBe(0)
    mkdirSync(join(data, 'backups'))
    chownSync(join(data, 'backups'), 10_001, 10_001)
    const backup = runInImage(image, {
      command: ['node', 'scripts/backup.ts', 'nightly'],
      data,
      env: { ...env, BACKUP_DIR: '/data/backups', BACKUP_PUBLIC_KEY: publicKey },
    })
    const said = text(backup.stderr)
    expect(await new Promise((done) => backup.once('close', done)), await said).toBe(0)
    expect(readdirSync(join(data, 'backups'))).toEqual([expect.stringMatching(/\.age$/)])
    server.kill('SIGTERM')
    expect(await code, output).toBe(0)
  })
})
