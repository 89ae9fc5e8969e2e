import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline as pipe, Readable } from 'node:stream'
import { buffer, json, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createGunzip } from 'node:zlib'
import { isS3 } from '../files/file-settings.ts'
import { type ArchiveEntry, readArchive } from './archive.ts'
import { type BackupDescription, entryNames } from './database-source.ts'
import { openEmbeddedTarget, writeEntry } from './embedded-target.ts'
import { decrypt } from './encryption.ts'
import { openPostgresTarget } from './postgres-target.ts'
import { compareChecksums } from '../db/table-checksums.ts'
import { hashed } from './write-backup.ts'

export interface RestoreSettings {
  /** Path of the backup. */
  backup: string
  /** Path of the file with the private key. */
  key: string
  /** Path of the file for the keys that were in the environment. */
  keysFile: string
  DATABASE_URL?: string | undefined
  DATABASE_ADMIN_URL?: string | undefined
  DATA_DIR: string
  FILES_URL: string
}

/** What the backup says of itself. */
type Restored = BackupDescription & { hasKeys: boolean }

/**
 * Restores a backup into an empty database and an empty folder of files. The database is usable only
 * after every entry was compared with its hash.
 *
 * @throws Error in words for an operator; what was written is removed
 */
export async function restoreBackup(settings: RestoreSettings): Promise<Restored> {
  const entries = await open(settings.backup, settings.key)
  const first = await entries.next()
  const description = await describe(first.value)
  const files = isS3(settings.FILES_URL) ? undefined : fileURLToPath(settings.FILES_URL)
  rejectUnfit(settings, description, files)
  const target = await (description.engine === 'postgres'
    ? openPostgresTarget(settings.DATABASE_ADMIN_URL!)
    : openEmbeddedTarget(settings.DATA_DIR))
  const keysPart = `${settings.keysFile}.part`
  try {
    for await (const entry of entries) {
      rejectUnsafe(entry.name)
      if (entry.name === entryNames.keys)
        await writeFile(keysPart, await buffer(entry.content), { mode: 0o600 })
      else if (entry.name.startsWith('files/'))
        await writeEntry(entry, join(files!, entry.name.slice('files/'.length)))
      else await target.take(entry)
    }
    const hasKeys = existsSync(keysPart)
    if (hasKeys) await rename(keysPart, settings.keysFile)
    const differences = compareChecksums(description.tables, await target.finish())
    if (differences.length > 0)
      throw new Error(`The restored database differs from the backup: ${differences.join(' ')}`)
    return { ...description, hasKeys }
  } catch (error) {
    await target.abandon()
    const written = [keysPart, settings.keysFile]
    if (files && description.hasFiles)
      written.push(...['photos', 'documents'].map((name) => join(files, name)))
    for (const path of written) await rm(path, { recursive: true, force: true })
    throw error
  }
}

/**
 * What a backup says of itself. Its content is not checked.
 *
 * @param backup path
 * @param key path of the file with the private key
 */
export async function describeBackup(backup: string, key: string): Promise<BackupDescription> {
  const entries = await open(backup, key)
  const first = await entries.next()
  return describe(first.value)
}

async function open(backup: string, key: string) {
  const zipped = await decrypt(readFileSync(key, 'utf8'), createReadStream(backup))
  return checked(readArchive(pipe(Readable.from(zipped), createGunzip(), () => {})))
}

/**
 * Compares each entry with the hashes at the end of the archive.
 *
 * @throws Error at the end, where one differs or the hashes are missing
 */
async function* checked(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<ArchiveEntry, never> {
  let found = ''
  for await (const entry of entries) {
    if (entry.name === entryNames.sums) {
      if ((await text(entry.content)) !== found)
        throw new Error('The backup is damaged: the hashes of its parts differ. Take another one.')
      found = 'compared'
      continue
    }
    const hash = createHash('sha256')
    const content = hashed(entry.content, hash)
    yield { ...entry, content }
    for await (const _ of content);
    if (!entry.name.endsWith('/')) found += `${hash.digest('hex')}  ${entry.name}\n`
  }
  if (found !== 'compared') throw new Error('The backup is not whole. Take another backup.')
  return undefined as never
}

async function describe(entry: ArchiveEntry | undefined): Promise<BackupDescription> {
  if (entry?.name !== entryNames.description) throw new Error('This is no backup of this server.')
  const description = (await json(entry.content)) as BackupDescription
  if (Number(description.format) !== 1)
    throw new Error('The backup was made by a later version. Restore it with that version.')
  return description
}

function rejectUnfit(
  { DATABASE_URL, keysFile }: RestoreSettings,
  { engine, hasFiles }: BackupDescription,
  files: string | undefined,
) {
  if (engine === 'postgres' && !DATABASE_URL)
    throw new Error('The backup is of PostgreSQL: set DATABASE_URL and DATABASE_ADMIN_URL.')
  if (engine === 'embedded' && DATABASE_URL)
    throw new Error('The backup is of an embedded database: set DATA_DIR, and no DATABASE_URL.')
  if (existsSync(keysFile)) throw new Error(`${keysFile} exists already: move it elsewhere first.`)
  if (!hasFiles) return
  if (!files)
    throw new Error('The backup has files: set FILES_URL to a folder, and use move-files later.')
  if (existsSync(files) && readdirSync(files).length > 0)
    throw new Error(`FILES_URL: ${files} is not empty. Give a new folder.`)
}

/** A name that leads out of the folders was not written by this server. */
function rejectUnsafe(name: string) {
  if (!/^[\w./-]+$/.test(name) || /(^|\/)\.\.?(\/|$)|^\/|\/\//.test(name))
    throw new Error(`The backup has an entry that this server did not write: ${name}`)
}
