import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'
import { isFileName } from '../files/files.ts'
import { isS3 } from '../files/file-settings.ts'
import { describeStartError } from '../process/start-error.ts'
import { type ArchiveEntry, writeArchive } from './archive.ts'
import { type BackupDescription, type DatabaseSource, entryNames } from './database-source.ts'
import { encrypt } from './encryption.ts'
import { entriesIn, openEmbeddedSource } from './embedded-source.ts'
import { openPostgresSource } from './postgres-source.ts'
import { backupName, backupsToDelete, timeOfBackup, unfinished } from './retention.ts'

/** What `readStorage` reads. */
export interface BackupSettings {
  DATABASE_ADMIN_URL?: string | undefined
  DATA_DIR: string
  FILES_URL: string
  BACKUP_DIR: string
  BACKUP_PUBLIC_KEY: readonly string[]
  /** Lines with the keys of the environment. */
  keys: readonly string[]
  /** True for that of each night: one by hand deletes nothing. */
  deletesOld: boolean
}

export interface WrittenBackup {
  /** Path of the backup. */
  path: string
  bytes: number
  tables: number
  rows: number
  /** Names of the old backups that were deleted. */
  deleted: string[]
}

/** Milliseconds after which a part that no one writes any more is deleted. */
const abandonedAfter = 3_600_000

/**
 * Writes one encrypted backup and, if asked, deletes those that are no longer needed. It has its name only once all
 * of it is on the disk.
 *
 * @throws Error in words for an operator; nothing remains of the new backup then, and no old one is deleted
 */
export async function writeBackup(
  settings: BackupSettings,
  now: Date,
  stopping: AbortSignal,
): Promise<WrittenBackup> {
  const { BACKUP_DIR: folder, DATABASE_ADMIN_URL: address, DATA_DIR } = settings
  await checkFolder(folder)
  await removeAbandoned(folder, now)
  const database = await (address ? openPostgresSource(address) : openEmbeddedSource(DATA_DIR))
  const path = join(folder, backupName(now))
  try {
    const plain = writeArchive(withSums(entriesOf(settings, database, now)))
    // An error of the source ends the stream behind it, too.
    const zipped = pipe(Readable.from(plain), createGzip({ level: 3 }), () => {})
    await store(await encrypt(settings.BACKUP_PUBLIC_KEY, zipped), path, stopping)
  } finally {
    await database.close()
  }
  const deleted = settings.deletesOld ? backupsToDelete(await readdir(folder)) : []
  for (const name of deleted) await rm(join(folder, name), { force: true })
  const { size: bytes } = await stat(path)
  const tables = Object.values(database.tables)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return { path, bytes, tables: tables.length, rows, deleted }
}

/** A folder that is away is not made: below an empty mount point it would fill another disk. */
async function checkFolder(folder: string) {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory())
    throw new Error(`BACKUP_DIR: there is no folder ${folder}. Mount it, or make it once.`)
}

async function removeAbandoned(folder: string, now: Date) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished) || !timeOfBackup(name.slice(0, -unfinished.length))) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > abandonedAfter)
      await rm(join(folder, name), { force: true })
  }
}

async function* entriesOf(
  { DATA_DIR, FILES_URL, keys }: BackupSettings,
  database: DatabaseSource,
  now: Date,
): AsyncGenerator<ArchiveEntry> {
  const { engine, tables } = database
  const hasFiles = !isS3(FILES_URL)
  const made_at = now.toISOString()
  const description: BackupDescription = { format: 1, engine, made_at, tables, hasFiles }
  yield textEntry(entryNames.description, JSON.stringify(description, null, 1))
  if (keys.length > 0) yield textEntry(entryNames.keys, `${keys.join('\n')}\n`)
  yield* database.entries()
  if (engine === 'embedded')
    for await (const entry of entriesIn(DATA_DIR, '', 'data/', isKeyFile, false)) yield entry
  // After the database, because a file is stored before its row.
  if (hasFiles)
    for (const bucket of ['photos/', 'documents/'])
      yield* entriesIn(fileURLToPath(FILES_URL), bucket, 'files/', isFileName)
}

const isKeyFile = (name: string) => ['keys.json', 'signing-key.json'].includes(name)

function textEntry(name: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: Readable.from([bytes]) }
}

/** Adds the list of hashes behind all entries. */
async function* withSums(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<ArchiveEntry> {
  let sums = ''
  for await (const entry of entries) {
    const hash = createHash('sha256')
    yield { ...entry, content: hashed(entry.content, hash) }
    if (!entry.name.endsWith('/')) sums += `${hash.digest('hex')}  ${entry.name}\n`
  }
  yield textEntry(entryNames.sums, sums)
}

export async function* hashed(
  content: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

/** Writes a file whole or not at all, readable by this user only. */
async function store(bytes: AsyncIterable<Uint8Array>, path: string, stopping: AbortSignal) {
  const part = path + unfinished
  try {
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(bytes), file, { signal: stopping })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw new Error(`The backup was not made: ${reasonOf(error)}`, { cause: error })
  }
  // The new name outlasts a power cut once its folder has reached the disk.
  const folder = await open(join(path, '..'), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function reasonOf(error: unknown): string {
  const { name } = error as Error
  if (name === 'AbortError') return 'it was stopped before its end. Run it again.'
  return describeStartError(error)
}
