import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { environmentWith } from '../env.ts'
import { freePort } from './drill-postgres.ts'

const root = join(import.meta.dirname, '../../..')
/** Milliseconds until the server has migrated and answers. */
const longestStart = 300_000

/**
 * Starts a real server on restored records, logs in and stops it. The server has no setting of this
 * process: it has no mail server, takes no payment, and listens on this machine only, so that nothing
 * reaches a person. The account that logs in is made for this, in the copy.
 *
 * @param settings where the records and files are, and the keys of the backup
 * @throws Error that says which step failed
 */
export async function tryServer(settings: Record<string, string>): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const AUTH_SERVICE_KEY = settings.AUTH_SERVICE_KEY ?? randomBytes(32).toString('hex')
  const { PATH = '' } = environmentWith({})
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH,
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'true',
      PUBLIC_URL: url,
      HOST: '127.0.0.1',
      PORT: String(port),
      MAIL_FROM: 'drill@ubumi.example',
      LOG_LEVEL: 'error',
      ...settings,
      AUTH_SERVICE_KEY,
      SMTP_URL: 'none',
      PAYMENTS: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  try {
    await untilReady(url, ended)
    await logIn(url, AUTH_SERVICE_KEY)
    child.kill('SIGTERM')
    const code = await ended
    if (code !== 0) throw new Error(`The server ended with ${code}.`)
  } catch (error) {
    child.kill('SIGKILL')
    await ended
    throw new Error(`${(error as Error).message} ${output.trim()}`.trim(), { cause: error })
  }
}

async function untilReady(url: string, ended: Promise<number | null>) {
  const limit = performance.now() + longestStart
  let isRunning = true
  void ended.then(() => (isRunning = false))
  while (isRunning && performance.now() < limit) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((next) => setTimeout(next, 200))
  }
  throw new Error('The server did not start on the restored records.')
}

async function logIn(url: string, serviceKey: string) {
  const email = `drill-${randomBytes(8).toString('hex')}@ubumi.example`
  const password = `Aa1!${randomBytes(12).toString('hex')}`
  const send = async (path: string, token: string | undefined, body?: object) => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`The restored server answered ${answer.status} at ${path}.`)
    return (await answer.json()) as { access_token?: string }
  }
  await send('/auth/v1/admin/users', serviceKey, { email, password, email_confirm: true })
  const session = await send('/auth/v1/token?grant_type=password', undefined, { email, password })
  await send('/api/profile', session.access_token)
}
