import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { copyOpenDatabase } from '../db/copy-embedded.ts'
import { log } from '../log.ts'
import type { TableChecksums } from '../db/table-checksums.ts'

/**
 * The embedded database belongs to the process that serves it, so the backup command asks that process for
 * a copy, through a socket in the data folder that only the same user may open. Encryption is the work of
 * the command, and slows no call down. The copy exists as long as the command keeps the connection.
 */

const socketOf = (dataDir: string) => join(dataDir, 'database', 'backup.sock')
const copyOf = (dataDir: string) => join(dataDir, 'copy-for-backup')

interface Answer {
  tables?: TableChecksums
  error?: string
}

/** Gives copies of the open database to the backup command. @returns how to stop */
export function serveCopies(dataDir: string): () => void {
  // A process that was killed has left them.
  rmSync(socketOf(dataDir), { force: true })
  rmSync(copyOf(dataDir), { recursive: true, force: true })
  let isBusy = false
  // A backup that begins while the copy of the one before is being removed waits for that.
  let removed: Promise<unknown> = Promise.resolve()
  const answer = async (socket: Socket) => {
    if (isBusy) return socket.end(JSON.stringify({ error: 'Another backup is being made.' }))
    isBusy = true
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    try {
      await removed
      const tables = await copyOpenDatabase(copyOf(dataDir))
      socket.end(JSON.stringify({ tables }))
      await closed
    } catch (error) {
      log.error({ err: error }, 'the database could not be copied for a backup')
      socket.end(JSON.stringify({ error: (error as Error).message }))
    } finally {
      isBusy = false
      removed = rm(copyOf(dataDir), { recursive: true, force: true }).catch((error: unknown) =>
        log.warn({ err: error }, 'the copy for a backup could not be removed'),
      )
    }
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    // Notices that the command has ended.
    socket.resume()
    void answer(socket)
  })
  server.on('error', (error) =>
    log.warn({ err: error }, 'no backup can be made while this server runs'),
  )
  server.listen(socketOf(dataDir))
  server.unref()
  return () => server.close()
}

/** A copy of the database, and how to be rid of it. */
export interface Copy {
  folder: string
  tables: TableChecksums
  release(): Promise<void>
}

/**
 * Asks the process that serves a data folder for a copy of its database.
 *
 * @returns undefined where no process serves it
 * @throws Error with what that process says
 */
export async function requestCopy(dataDir: string): Promise<Copy | undefined> {
  const socket = connect({ path: socketOf(dataDir), allowHalfOpen: true })
  const isServed = await new Promise<boolean>((done, fail) => {
    socket.once('connect', () => done(true))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? done(false) : fail(error),
    )
  })
  if (!isServed) return undefined
  socket.on('error', () => {})
  const answer = JSON.parse((await text(socket)) || '{}') as Answer
  if (!answer.tables) {
    socket.destroy()
    throw new Error(answer.error ?? 'The server ended before the database was copied.')
  }
  return {
    folder: copyOf(dataDir),
    tables: answer.tables,
    release: async () => void socket.destroy(),
  }
}
