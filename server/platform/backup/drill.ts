import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSigningKey } from '../keys/signing-keys.ts'
import { type DrillPostgres, startDrillPostgres } from './drill-postgres.ts'
import { tryServer } from './drill-server.ts'
import { describeBackup, restoreBackup } from './restore-backup.ts'
import { drillFile } from './retention.ts'

/**
 * Restores a backup into a temporary place, compares it, starts a server on it, logs in, and removes
 * everything.
 *
 * @param backup path
 * @param key path of the file with the private key
 * @returns number of tables and rows that were compared
 * @throws Error that says what failed
 */
export async function runDrill(backup: string, key: string) {
  const folder = await mkdtemp(join(tmpdir(), 'ubumi-drill-'))
  let postgres: DrillPostgres | undefined
  try {
    const { engine } = await describeBackup(backup, key)
    if (engine === 'postgres') postgres = await startDrillPostgres()
    const DATA_DIR = join(folder, 'data')
    const FILES_URL = new URL(`file://${join(engine === 'embedded' ? DATA_DIR : folder, 'files')}`)
      .href
    const database = postgres && {
      DATABASE_URL: postgres.DATABASE_URL,
      DATABASE_ADMIN_URL: postgres.DATABASE_ADMIN_URL,
    }
    const keysFile = join(folder, 'keys')
    const { tables } = await restoreBackup({
      backup,
      key,
      keysFile,
      DATA_DIR,
      FILES_URL,
      ...database,
    })
    const keys = { ...(await keysOfFolder(DATA_DIR)), ...keysOfEnvironment(keysFile) }
    await tryServer({ DATA_DIR, FILES_URL, ...database, ...keys })
    const counts = Object.values(tables).map(({ rows }) => rows)
    return { tables: counts.length, rows: counts.reduce((sum, rows) => sum + rows, 0) }
  } finally {
    await postgres?.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Records a drill beside the backups, where `/metrics` reads its date. A failure keeps the last success. */
export async function recordDrill(
  folder: string,
  now: Date,
  result: { backup: string; problem?: string },
): Promise<void> {
  const path = join(folder, drillFile)
  const before = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as { passed_at?: string })
    : {}
  const tried_at = now.toISOString()
  const passed_at = result.problem ? before.passed_at : tried_at
  await writeFile(`${path}.part`, JSON.stringify({ tried_at, passed_at, ...result }), {
    mode: 0o600,
  })
  await rename(`${path}.part`, path)
}

/** The keys of a first run, as settings; a backup without any gets new ones for the drill. */
async function keysOfFolder(dataDir: string): Promise<Record<string, string>> {
  const read = (name: string) => {
    const path = join(dataDir, name)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  const made = JSON.parse(read('keys.json') ?? '{}') as { secret?: string; service_key?: string }
  return {
    AUTH_SIGNING_KEY: read('signing-key.json') ?? JSON.stringify(await makeSigningKey()),
    AUTH_SECRET: made.secret ?? 'the backup has no secret, so this one is for the drill alone',
    ...(made.service_key ? { AUTH_SERVICE_KEY: made.service_key } : {}),
  }
}

/** The lines that `readStorage` writes. */
function keysOfEnvironment(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return Object.fromEntries(
    lines.map((text) => {
      const at = text.indexOf('=')
      return [text.slice(0, at), text.slice(at + 2, -1).replaceAll(String.raw`'\''`, "'")]
    }),
  )
}
