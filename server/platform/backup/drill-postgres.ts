import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { connect } from '../db/connect.ts'
import { environmentWith } from '../env.ts'

const run = promisify(execFile)
const script = join(import.meta.dirname, '../../../deploy/postgresql.sql')

export interface DrillPostgres {
  DATABASE_URL: string
  DATABASE_ADMIN_URL: string
  remove(): Promise<void>
}

/**
 * Starts an empty PostgreSQL server of its own, on this machine only and with passwords, and makes the roles
 * and the database there as an operator does.
 *
 * @throws Error where the programs of a PostgreSQL server are not installed
 */
export async function startDrillPostgres(): Promise<DrillPostgres> {
  const programs = findPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'ubumi-drill-postgres-'))
  const owner = await plainUser()
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid!)
  const options = { ...owner, cwd: folder }
  const cluster = join(folder, 'cluster')
  const [password, ownerWord, appWord] = [0, 0, 0].map(() => randomBytes(16).toString('hex'))
  const passwordFile = join(folder, 'password')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await writeFile(passwordFile, password!, { mode: 0o600 })
    if (owner.uid !== undefined) await chown(passwordFile, owner.uid, owner.gid!)
    const login = ['--username=administrator', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    const words = [`--pgdata=${cluster}`, ...login, '--encoding=UTF8', '--locale=C', '--no-sync']
    await run(join(programs, 'initdb'), words, options)
    const port = await freePort()
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
    const arguments_ = settings.flatMap((setting) => ['-c', setting])
    const child = spawn(
      join(programs, 'postgres'),
      ['-D', cluster, '-p', String(port), ...arguments_],
      { ...options, stdio: 'ignore' },
    )
    const ended = new Promise<void>((done) => child.once('close', () => done()))
    const stop = async () => {
      child.kill('SIGINT')
      await ended
      await remove()
    }
    const at = (user: string, word: string, database: string) =>
      `postgres://${user}:${word}@127.0.0.1:${port}/${database}`
    try {
      const administrator = at('administrator', password!, 'postgres')
      await untilAnswering(administrator)
      const passwords = { UBUMI_OWNER_PASSWORD: ownerWord!, UBUMI_APP_PASSWORD: appWord! }
      const asked = [`--file=${script}`, '--quiet', administrator]
      await run(join(programs, 'psql'), asked, { env: environmentWith(passwords) })
    } catch (error) {
      await stop()
      throw error
    }
    return {
      DATABASE_URL: at('ubumi_app', appWord!, 'ubumi'),
      DATABASE_ADMIN_URL: at('ubumi_owner', ownerWord!, 'ubumi'),
      remove: stop,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Folder of the newest PostgreSQL server that is installed. */
export function findPrograms(path = environmentWith({}).PATH ?? ''): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
  const found = [...path.split(':'), ...folders].find((folder) =>
    existsSync(join(folder, 'initdb')),
  )
  // A link to initdb alone, as some packages make, has no postgres beside it.
  if (found) return dirname(realpathSync(join(found, 'initdb')))
  throw new Error('The drill needs the programs of a PostgreSQL server: install its package.')
}

/** PostgreSQL does not run as root: its own user is taken there. */
async function plainUser(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const idOf = async (kind: string) => Number((await run('id', [kind, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

/** A port of this machine that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

async function untilAnswering(address: string) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await (await connect(address)).end()
    } catch (error) {
      if (attempt >= 150) throw error
      await new Promise((next) => setTimeout(next, 200))
    }
  }
}
