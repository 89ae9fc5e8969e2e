import { createReadStream, existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyClosedDatabase } from '../db/copy-embedded.ts'
import type { ArchiveEntry } from './archive.ts'
import { type Copy, requestCopy } from './copy-socket.ts'
import type { DatabaseSource } from './database-source.ts'

/**
 * The embedded database of a data folder, whether or not a server has it open.
 *
 * @throws Error where there is none, or where it cannot be copied
 */
export async function openEmbeddedSource(dataDir: string): Promise<DatabaseSource> {
  if (!existsSync(join(dataDir, 'database', 'pglite', 'PG_VERSION')))
    throw new Error(`There is no database in ${dataDir}: DATA_DIR names another folder?`)
  const copy = (await requestCopy(dataDir)) ?? (await copyHere(dataDir))
  return {
    engine: 'embedded',
    tables: copy.tables,
    entries: () => entriesIn(copy.folder, 'pglite/', 'database/'),
    close: () => copy.release(),
  }
}

async function copyHere(dataDir: string): Promise<Copy> {
  const folder = join(dataDir, 'copy-for-backup')
  await rm(folder, { recursive: true, force: true })
  const release = () => rm(folder, { recursive: true, force: true })
  try {
    return { folder, tables: await copyClosedDatabase(join(dataDir, 'database'), folder), release }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Files and folders below a folder. A file that is removed meanwhile is left out.
 *
 * @param below path in `root`, ending with a slash
 * @param within folder of the archive, ending with a slash
 * @param wanted by name, without its folder
 * @param isDeep whether to look into folders
 */
export async function* entriesIn(
  root: string,
  below: string,
  within: string,
  wanted: (name: string) => boolean = () => true,
  isDeep = true,
): AsyncGenerator<ArchiveEntry> {
  const found = await readdir(join(root, below), { withFileTypes: true }).catch(emptyIfMissing)
  yield { name: within + below, size: 0, content: empty() }
  for (const entry of found) {
    const name = below + entry.name
    if (entry.isDirectory() && isDeep) yield* entriesIn(root, `${name}/`, within, wanted)
    else if (entry.isFile() && wanted(entry.name)) {
      const path = join(root, name)
      const { size } = await stat(path).catch(() => ({ size: undefined }))
      if (size !== undefined) yield { name: within + name, size, content: createReadStream(path) }
    }
  }
}

async function* empty(): AsyncGenerator<Uint8Array> {}

function emptyIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code !== 'ENOENT') throw error
  return []
}
