import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ended, freePort } from '#tests/support/postgres.ts'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { newSigningKey } from './support/people.ts'
import { readCommands } from './support/readme.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = temporaryFolder()
afterAll(() => folder.remove(), 300_000)

/** The machine's own Node comes first for npm, as in a new clone; the project's is not on its PATH. */
const machinePath = (process.env.PATH ?? '')
  .split(':')
  .filter((part) => !part.includes('node_modules'))
  .join(':')

/** `npm start` in `cwd`; resolves once the server answers. */
async function npmStart(cwd: string, port: number, settings: Record<string, string> = {}) {
  const own = { PATH: machinePath, HOME: process.env.HOME, PORT: String(port), LOG_LEVEL: 'warn' }
  const env = { ...own, ...settings }
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = new Promise<number | null>((done) => child.once('close', done))
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) break
    await new Promise((next) => setTimeout(next, 20))
  }
  if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${output}`)
  return {
    url,
    output: () => output,
    async stop() {
      await ended(child, 'SIGTERM')
      return code
    },
  }
}

it('makes keys and serves from a clean clone with npm start, prints the demo accounts, and restarts with its data, without installing or building again', async () => {
  const clone = join(folder.path, 'clone')
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone])
  // The first command of the README that needs packages: its output is a file of keys.
  const keys = join(clone, 'ubumi.keys')
  const readme = readCommands(readFileSync(join(root, 'README.md'), 'utf8'))
  const make = readme['Create the roles, the database and the keys']!.split('\n').at(-1)!
  expect(make).toBe('npm run --silent make-keys -- --file=ubumi.keys')
  const env = { ...process.env, PATH: machinePath }
  const made = execFileSync('sh', ['-c', make], { cwd: clone, env, encoding: 'utf8' })
  expect(made).toBe('')
  expect(statSync(keys).mode & 0o777).toBe(0o600)
  expect(readFileSync(keys, 'utf8')).toMatch(
    /^AUTH_SIGNING_KEY='.*'\nAUTH_SECRET='.*'\nAUTH_SERVICE_KEY='.*'\n$/,
  )
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' })).toBe('')

  const port = await freePort()
  const first = await npmStart(clone, port)
  const home = await fetch(first.url)
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('<h1')
  expect(first.output()).toContain(`http://localhost:${port}`)
  expect(first.output()).toContain('client@demo.test')
  expect(first.output()).toContain('Demo-2026!')
  expect(first.output()).toContain('/dev/mail')
  expect(await signIn(first.url)).toBe(200)
  expect(await signUp(first.url)).toBe(200)
  expect(await first.stop(), first.output()).toBe(0)

  const written = ['node_modules/.package-lock.json', 'dist/web.stamp', 'dist/web/pages.json']
  const times = () => written.map((file) => statSync(join(clone, file)).mtimeMs)
  const before = times()
  const second = await npmStart(clone, port)
  expect(times()).toEqual(before)
  // The data of the first run is there: the address is known now, so there is no second confirmation email.
  expect(await mailsTo(second.url, 'keeps@example.test')).toHaveLength(1)
  expect(await signIn(second.url)).toBe(200)
  expect(await second.stop(), second.output()).toBe(0)
})

it('starts in production from a clone without tools, and installs them only to build', async () => {
  const clone = join(folder.path, 'clone')
  const port = await freePort()
  const settings = {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'true',
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: join(folder.path, 'production'),
    AUTH_SECRET: 'a secret that is long enough for anything',
    AUTH_SERVICE_KEY: 'a service key that is long enough, too',
    AUTH_SIGNING_KEY: await newSigningKey(),
    SMTP_URL: 'none',
    MAIL_FROM: 'Clinic <no-reply@clinic.example>',
  }
  const npm = (...words: string[]) =>
    execFileSync('npm', [...words, '--loglevel=error'], {
      cwd: clone,
      env: { ...process.env, PATH: machinePath },
      stdio: 'ignore',
    })
  const hasTools = () => existsSync(join(clone, 'node_modules/vite'))

  npm('prune', '--omit=dev', '--no-audit', '--no-fund')
  expect(hasTools()).toBe(false)
  const built = await npmStart(clone, port, settings)
  expect(await built.stop(), built.output()).toBe(0)
  expect(hasTools()).toBe(false)

  rmSync(join(clone, 'dist'), { recursive: true })
  const fresh = await npmStart(clone, port, settings)
  expect((await fetch(fresh.url)).status).toBe(200)
  expect(await fresh.stop(), fresh.output()).toBe(0)
  expect(hasTools()).toBe(true)
})

it.each(['start', 'make-keys'])(
  'npm run %s says in one line that Node is too old, and which one it needs',
  (name) => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    // As Debian 12 has it.
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`
    const [file, ...words] = scripts[name]!.replace(/^(exec )?node /, '').split(' ')
    const run = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(older)}`, file!, ...words],
      { cwd: root, encoding: 'utf8' },
    )
    expect([run.status, run.stdout]).toEqual([1, ''])
    expect(run.stderr).toMatch(/^Node 18\.20\.4 is too old: Ubumi needs Node 20\.19 .*\n$/)
    const [first] = /^import .*$/m.exec(readFileSync(join(root, file!), 'utf8'))!
    expect(first).toBe("import './require-node.mjs'")
  },
)

async function signIn(url: string): Promise<number> {
  const answer = await send(`${url}/auth/v1/token?grant_type=password`, {
    email: 'client@demo.test',
    password: 'Demo-2026!',
  })
  return answer.status
}

async function signUp(url: string): Promise<number> {
  const answer = await send(`${url}/auth/v1/signup`, {
    email: 'keeps@example.test',
    password: 'Lusaka-Morning-7',
    data: { full_name: 'Keeps Phiri', role: 'client' },
  })
  return answer.status
}

async function mailsTo(url: string, address: string): Promise<unknown[]> {
  const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as { to: string }[]
  return mails.filter(({ to }) => to === address)
}

function send(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
