import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { asAdmin } from '../process/support/people.ts'
import {
  ended,
  freePort,
  installedPostgres,
  plainUser,
  serverFolder,
  untilAnswering,
} from './postgres.ts'

const run = promisify(execFile)

/** A streaming standby of the tests. */
export interface Standby {
  /** Address of its database `postgres`, as superuser. */
  url: string
  /** The same database and login as an address of the primary. */
  of(address: string): string
  /** Stops applying the log, which still arrives. */
  pause(): Promise<void>
  resume(): Promise<void>
  promote(): Promise<void>
  start(): Promise<void>
  /** Ends it without a word to its sessions, as a crash does. */
  kill(): Promise<void>
  /** Lets it answer nothing, as a machine that has vanished, until `thaw`. */
  freeze(): void
  thaw(): void
  remove(): Promise<void>
}

/** Whether this machine can copy a running server: the npm package cannot. */
export function canStream(): boolean {
  const folder = installedPostgres()
  return folder !== undefined && existsSync(join(folder, 'pg_basebackup'))
}

/** Copies a server of `startPostgres`, and follows it. @param primary its address, as superuser */
export async function startStandby(primary: string): Promise<Standby> {
  const folder = installedPostgres()
  if (!folder) throw new Error('No PostgreSQL is installed that can follow another.')
  const owner = process.getuid?.() === 0 ? plainUser() : {}
  const data = serverFolder('standby')
  if (owner.uid) chownSync(data, owner.uid, owner.gid!)
  const options = { ...owner, cwd: data }
  const cluster = join(data, 'cluster')
  const copy = ['-d', primary, '-D', cluster, '--write-recovery-conf', '--checkpoint=fast']
  await run(join(folder, 'pg_basebackup'), copy, options)
  const port = String(await freePort())
  const of = (address: string) => Object.assign(new URL(address), { port }).href
  const url = of(primary)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Not fewer than its primary has.
    max_connections: '200',
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let child: ChildProcess | undefined
  const send = (text: string) => asAdmin(url, async (client) => void (await client.query(text)))
  const standby: Standby = {
    url,
    of,
    pause: () => send('select pg_wal_replay_pause()'),
    resume: () => send('select pg_wal_replay_resume()'),
    promote: () => send('select pg_promote()'),
    async start() {
      child = spawn(join(folder, 'postgres'), ['-D', cluster, '-p', port, ...words], {
        ...options,
        stdio: 'ignore',
      })
      await untilAnswering(url)
    },
    async kill() {
      await ended(child, 'SIGQUIT')
      child = undefined
    },
    freeze: () => signalAll(child!, 'SIGSTOP'),
    thaw: () => signalAll(child!, 'SIGCONT'),
    async remove() {
      await standby.kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
  await standby.start()
  return standby
}

function signalAll(child: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT') {
  const pids = execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
  for (const pid of [child.pid!, ...pids.trim().split('\n').map(Number)]) process.kill(pid, signal)
}
