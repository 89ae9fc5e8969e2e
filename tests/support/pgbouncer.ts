import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ended, freePort, plainUser, serverFolder, untilAnswering } from './postgres.ts'

/** A PgBouncer of the tests, in front of one PostgreSQL server. */
export interface PgBouncer {
  /** The same database and login as `address`, through this pooler. */
  through(address: string): string
  pid: number
  stop(): Promise<void>
}

/** Path of a PgBouncer on this machine. */
export function findPgBouncer(): string | undefined {
  const folders = ['/usr/sbin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))
}

/**
 * Starts PgBouncer in front of every database of a server that asks for no password.
 *
 * @param server address of that server, as superuser
 * @param more further lines of its section `[pgbouncer]`
 * @throws Error where there is no PgBouncer, or with what it has printed
 */
export async function startPgBouncer(
  server: string,
  mode: 'session' | 'transaction',
  more: Record<string, string | number> = {},
): Promise<PgBouncer> {
  const { hostname, port: serverPort, username } = new URL(server)
  const port = await freePort()
  return startWith(
    (folder) =>
      configuration({
        databases: { '*': `host=${hostname} port=${serverPort}` },
        pgbouncer: {
          listen_addr: '127.0.0.1',
          listen_port: port,
          unix_socket_dir: '',
          pool_mode: mode,
          auth_type: 'trust',
          auth_file: join(folder, 'users.txt'),
          // The logins of the tests are made while it runs.
          auth_user: username,
          auth_query: 'select usename, passwd from pg_shadow where usename = $1',
          default_pool_size: mode === 'session' ? 60 : 10,
          max_client_conn: 500,
          server_idle_timeout: 5,
          ...more,
        },
      }),
    { port, users: { [username]: '' }, askFirst: server },
  )
}

interface Started {
  port: number
  /** Passwords by login. */
  users: Record<string, string>
  /** Address of a database that has to answer through it. */
  askFirst: string
}

/** Starts PgBouncer with a configuration of its own. @param configure gets the folder of its files */
export async function startWith(
  configure: (folder: string) => string,
  { port, users, askFirst }: Started,
): Promise<PgBouncer> {
  const path = findPgBouncer()
  if (!path) throw new Error('PgBouncer was not found: install the package pgbouncer.')
  const folder = serverFolder('pgbouncer')
  const lines = Object.entries(users).map(([login, password]) => `"${login}" "${password}"`)
  writeFileSync(join(folder, 'users.txt'), `${lines.join('\n')}\n`)
  writeFileSync(join(folder, 'pgbouncer.ini'), configure(folder))
  // PgBouncer does not run as root.
  const owner = process.getuid?.() === 0 ? plainUser() : {}
  if (owner.uid) chownSync(folder, owner.uid, owner.gid!)
  const child: ChildProcess = spawn(path, [join(folder, 'pgbouncer.ini')], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const through = (address: string) =>
    Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href
  const stop = async () => {
    await ended(child, 'SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  const failed = new Promise<never>((_, fail) => {
    child.once('exit', () => fail(new Error(`PgBouncer ended: ${output}`)))
  })
  failed.catch(() => {})
  await Promise.race([untilAnswering(through(askFirst)), failed]).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { through, pid: child.pid!, stop }
}

function configuration(sections: Record<string, Record<string, string | number>>): string {
  return Object.entries(sections)
    .map(([name, settings]) =>
      [`[${name}]`, ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`)].join(
        '\n',
      ),
    )
    .join('\n')
}
