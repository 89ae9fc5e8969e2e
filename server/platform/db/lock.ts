import { createHash } from 'node:crypto'
import {
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeSync,
  closeSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { privateFile, privateFolder } from '../files/private-files.ts'

/** Thrown when another living process has the folder; the message is safe to print. */
export class FolderInUse extends Error {}

/**
 * Takes the embedded database's folder for this process alone. Two processes on one PGlite folder
 * lose acknowledged rows and corrupt indexes (measured), so nothing may open it without this.
 *
 * On Linux the lock is an abstract socket: the kernel frees it when its owner dies, however it dies.
 * Elsewhere a file holds the owner's process id; a file whose owner is dead is taken over.
 *
 * @returns a function that gives the folder back
 * @throws FolderInUse when a living process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: privateFolder })
  const path = realpathSync(folder)
  const ownerFile = join(path, 'owner.pid')
  if (process.platform !== 'linux') return lockByFile(ownerFile, path)
  const name = `\0ubumi-${createHash('sha1').update(path).digest('hex')}`
  const server = await listen(name, path, ownerFile)
  writeOwner(ownerFile)
  return async () => {
    rmSync(ownerFile, { force: true })
    await new Promise<void>((done) => server.close(() => done()))
  }
}

function listen(name: string, path: string, ownerFile: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy())
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(error.code === 'EADDRINUSE' ? inUse(path, readOwner(ownerFile)) : error)
    })
    server.listen(name, () => done(server))
  })
}

function lockByFile(ownerFile: string, path: string): () => Promise<void> {
  const owner = readOwner(ownerFile)
  if (owner !== undefined && owner !== process.pid && isAlive(owner)) throw inUse(path, owner)
  writeOwner(ownerFile)
  return async () => rmSync(ownerFile, { force: true })
}

function inUse(path: string, owner: number | undefined): FolderInUse {
  const who = owner === undefined ? 'Another process' : `Process ${owner}`
  return new FolderInUse(
    `${who} already uses the database in ${path}. Stop it first, or give this one its own DATA_DIR.`,
  )
}

function writeOwner(file: string) {
  const handle = openSync(file, 'w', privateFile)
  writeSync(handle, String(process.pid))
  closeSync(handle)
}

function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
