import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Major version of PostgreSQL that the pinned PGlite is. */
const postgresVersion = '18'

/** With the least number of bytes of each. */
const neededFiles = { 'global/pg_control': 8192, 'postgresql.conf': 1, 'pg_hba.conf': 1 }

/** Several of them are empty, and many ways of copying leave out empty folders. */
const neededFolders = [
  'base/1',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
]

/**
 * Checks that a folder holds a whole embedded database, or nothing yet. PGlite itself would end with
 * a message that names neither the folder nor the cause, or would hang.
 *
 * @throws Error in two sentences: what is wrong, what to do
 */
export function checkFolder(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  const version = readVersion(join(folder, 'PG_VERSION'))
  if (version && version !== postgresVersion) {
    throw new Error(
      `The database in ${folder} was made by PostgreSQL ${version}, and this server has PostgreSQL ${postgresVersion}. Start the version of the server that made it, or restore a backup of this version.`,
    )
  }
  const missing = [
    ...(version ? [] : ['PG_VERSION']),
    ...Object.entries(neededFiles)
      .filter(([file, size]) => !hasSize(join(folder, file), size))
      .map(([file]) => file),
    ...neededFolders.filter((name) => !existsSync(join(folder, name))),
    ...(hasLog(join(folder, 'pg_wal')) ? [] : ['the log in pg_wal']),
  ]
  if (missing.length === 0) return
  throw new Error(
    `The database in ${folder} is incomplete: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''} missing or empty. Restore a backup into an empty DATA_DIR, or delete the folder if it never held records.`,
  )
}

function readVersion(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

function hasSize(file: string, min: number): boolean {
  return existsSync(file) && statSync(file).size >= min
}

function hasLog(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => /^[0-9A-F]{24}$/.test(name))
}
