import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from './lock.ts'

/**
 * Backup of a server with the embedded database: its whole data folder, keys included, because without
 * them neither sessions nor second factors open again. The server is stopped meanwhile: the folder is
 * locked. A list of hashes goes along, so that a damaged copy is noticed before it is relied on.
 */

const listFile = 'backup.json'
/** Says who holds the folder: of no use in a copy. */
const ownerFile = join('database', 'owner.pid')

interface BackupList {
  made_at: string
  /** PostgreSQL does not start without its empty folders, and many a way of copying forgets them. */
  folders: string[]
  /** SHA-256 of each file, by its path in the folder. */
  files: Record<string, string>
}

/**
 * Copies the data folder to a new place.
 *
 * @returns number of files
 * @throws FolderInUse while a server runs; Error where there is nothing to copy, or something in the way
 */
export async function backUp(dataDir: string, target: string, now: Date): Promise<number> {
  if (!existsSync(join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`)
  rejectFull(target)
  const unlock = await lockFolder(join(dataDir, 'database'))
  try {
    const folders = pathsIn(dataDir, 'isDirectory')
    const files = pathsIn(dataDir, 'isFile').filter((file) => file !== ownerFile)
    makeFolders(folders, target)
    const hashes = files.map((file) => [file, copy(file, dataDir, target)] as const)
    const list: BackupList = {
      made_at: now.toISOString(),
      folders,
      files: Object.fromEntries(hashes),
    }
    writeFileSync(join(target, listFile), JSON.stringify(list, null, 2), { mode: 0o600 })
    return files.length
  } finally {
    await unlock()
  }
}

/**
 * Puts a backup into a data folder that holds nothing yet.
 *
 * @returns when the backup was made
 * @throws Error where a file is missing or differs from what was backed up; nothing is written then
 */
export function restore(source: string, dataDir: string): string {
  if (!existsSync(join(source, listFile))) throw new Error(`There is no backup in ${source}.`)
  rejectFull(dataDir)
  const list = JSON.parse(readFileSync(join(source, listFile), 'utf8')) as BackupList
  for (const [file, hash] of Object.entries(list.files)) {
    const path = join(source, file)
    if (!existsSync(path)) throw new Error(`The backup is damaged: ${file} is missing.`)
    if (hashOf(path) !== hash) throw new Error(`The backup is damaged: ${file} has changed.`)
  }
  makeFolders(list.folders, dataDir)
  for (const file of Object.keys(list.files)) copy(file, source, dataDir)
  return list.made_at
}

function rejectFull(folder: string) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Give a new folder.`)
  }
}

function makeFolders(folders: readonly string[], within: string) {
  for (const folder of folders) mkdirSync(join(within, folder), { recursive: true, mode: 0o700 })
}

function pathsIn(folder: string, kind: 'isFile' | 'isDirectory'): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry[kind]())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
}

/** Copies one file, readable by its owner alone, and waits for fsync. @returns its hash */
function copy(file: string, from: string, to: string): string {
  const path = join(to, file)
  copyFileSync(join(from, file), path)
  chmodSync(path, 0o600)
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
  return hashOf(path)
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
