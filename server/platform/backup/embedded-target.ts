import { createWriteStream, existsSync, readdirSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checksumFolder, reserveFolder } from '../db/copy-embedded.ts'
import type { ArchiveEntry } from './archive.ts'
import type { RestoreTarget } from './restore-target.ts'

/** The file without which no server opens the database: it gets its name last. */
const last = join('database', 'pglite', 'PG_VERSION')

/** @throws Error where the data folder holds anything; FolderInUse where a server is about to use it */
export async function openEmbeddedTarget(dataDir: string): Promise<RestoreTarget> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(
      `DATA_DIR: ${dataDir} is not empty. Give a new folder, or delete what is there.`,
    )
  const unlock = await reserveFolder(join(dataDir, 'database'))
  return {
    async take(entry) {
      // Keys are beside the database.
      const path = join(dataDir, entry.name.replace(/^data\//, ''))
      await writeEntry(entry, path.endsWith(last) ? `${path}.part` : path)
    },
    async finish() {
      const path = join(dataDir, last)
      await rename(`${path}.part`, path)
      await syncFolder(dirname(path))
      await unlock()
      return checksumFolder(join(dataDir, 'database'))
    },
    async abandon() {
      await unlock()
      for (const name of readdirSync(dataDir))
        await rm(join(dataDir, name), { recursive: true, force: true })
    },
  }
}

/** Makes a folder, or a file that is readable by this user only, and waits for the disk. */
export async function writeEntry({ name, content }: ArchiveEntry, path: string): Promise<void> {
  if (name.endsWith('/')) {
    await mkdir(path, { recursive: true, mode: 0o700 })
    return
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(Readable.from(content), file)
}

async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
