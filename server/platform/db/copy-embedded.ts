import { constants } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { checksumTables, type TableChecksums } from './table-checksums.ts'
import { opened } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './lock.ts'

/**
 * Copies the embedded database that this process serves. Its only session is taken meanwhile, so that
 * nothing changes: calls wait as long as counting and copying take.
 *
 * @param target new folder, where `pglite` is made
 */
export async function copyOpenDatabase(target: string): Promise<TableChecksums> {
  const { pool, folder } = opened()
  if (!folder) throw new Error('Only an embedded database in a folder is copied.')
  const client = await pool.connect()
  try {
    return await copyWith(client, folder, target)
  } finally {
    client.release()
  }
}

/**
 * Copies the embedded database that no process serves. It is not migrated.
 *
 * @param folder of the database, with its `pglite`
 * @throws FolderInUse
 */
export async function copyClosedDatabase(folder: string, target: string): Promise<TableChecksums> {
  return withDatabase(folder, (client) => copyWith(client, folder, target))
}

/** Checksums of an embedded database that no process serves. @throws FolderInUse */
export async function checksumFolder(folder: string): Promise<TableChecksums> {
  return withDatabase(folder, checksumsOf)
}

/** Lets no server use a folder in which a database is restored. @throws FolderInUse */
export function reserveFolder(folder: string): Promise<() => Promise<void>> {
  return lockFolder(folder)
}

async function withDatabase<T>(folder: string, work: (client: pg.Client) => Promise<T>) {
  const embedded = await openEmbedded(folder)
  try {
    const client = new pg.Client({ stream: () => embedded.connect() } as pg.ClientConfig)
    await client.connect()
    const result = await work(client)
    await client.end()
    return result
  } finally {
    await embedded.close()
  }
}

async function copyWith(client: pg.ClientBase, folder: string, target: string) {
  const checksums = await checksumsOf(client)
  // So that the copy opens without replaying a long log.
  await client.query('checkpoint')
  await mkdir(target, { recursive: true, mode: 0o700 })
  await cp(join(folder, 'pglite'), join(target, 'pglite'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    errorOnExist: true,
    force: false,
  })
  return checksums
}

async function checksumsOf(client: pg.ClientBase): Promise<TableChecksums> {
  await client.query('begin read only')
  try {
    return await checksumTables(client)
  } finally {
    await client.query('rollback')
  }
}
