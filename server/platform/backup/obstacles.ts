import { execFile } from 'node:child_process'
import { access, constants, readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { connect } from '../db/connect.ts'
import { messageOf } from '../doctor/finding.ts'
import type { Env } from '../env.ts'

export interface Obstacle {
  found: string
  advice: string
}

/** What keeps a backup from being made; nothing where one can be made, or none is wanted. */
export async function findObstacles({
  BACKUP_DIR: folder,
  DATABASE_ADMIN_URL: address,
}: Pick<Env, 'BACKUP_DIR' | 'DATABASE_ADMIN_URL'>): Promise<Obstacle[]> {
  if (!folder) return []
  const reason = await readdir(folder)
    .then(() => access(folder, constants.W_OK))
    .then(() => undefined, messageOf)
  const ofFolder = reason && {
    found: `BACKUP_DIR takes no backup: ${reason}.`,
    advice: `Mount or make ${folder}, for the user that the server runs as.`,
  }
  const ofProgram = address ? await findProgramObstacle(address) : undefined
  return [ofFolder, ofProgram].filter((one) => one !== undefined && one !== '')
}

const advice =
  'Install the client programs of PostgreSQL, of the version of the database or later, on the PATH of the server.'

async function findProgramObstacle(address: string): Promise<Obstacle | undefined> {
  const version = await versionOfDump().catch((error: unknown) => messageOf(error))
  if (typeof version === 'string') return { found: `pg_dump cannot be run: ${version}.`, advice }
  // A database that is away is named elsewhere.
  const server = await versionOfServer(address).catch(() => version)
  if (version >= server) return undefined
  return {
    found: `pg_dump is of version ${version}, and the database of ${server}: it would not dump it.`,
    advice,
  }
}

/** Major version of the `pg_dump` on the PATH. @throws Error where there is none */
export async function versionOfDump(): Promise<number> {
  const { stdout } = await promisify(execFile)('pg_dump', ['--version'])
  return Number(/\) (\d+)/.exec(stdout)?.[1])
}

async function versionOfServer(address: string): Promise<number> {
  const client = await connect(address)
  try {
    const { rows } = await client.query<{ major: number }>(
      "select current_setting('server_version_num')::integer / 10000 as major",
    )
    return rows[0]!.major
  } finally {
    await client.end()
  }
}
