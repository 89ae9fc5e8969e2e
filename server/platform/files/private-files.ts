import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Modes of what holds records or keys. */
export const privateFolder = 0o700
export const privateFile = 0o600

/**
 * Lets only this user enter a folder and read what is in it, at all depths. An earlier version, a copy by
 * hand or the umask may have left it open. Symbolic links are not followed.
 */
export function makePrivate(folder: string): void {
  for (const { parentPath, name } of readdirSync(folder, { withFileTypes: true, recursive: true }))
    closeToOthers(join(parentPath, name))
  closeToOthers(folder)
}

/**
 * Takes a file or folder away from all other users. One that belongs to another user, or lies on a
 * read-only or foreign file system, stays as it is: it must not stop a start, and `npm run doctor` names it.
 */
export function closeToOthers(path: string): void {
  try {
    const found = lstatSync(path)
    const isFolder = found.isDirectory()
    if (!isFolder && !found.isFile()) return
    const mode = isFolder ? privateFolder : privateFile
    if ((found.mode & 0o777) !== mode) chmodSync(path, mode)
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOSYS', 'ENOTSUP', 'ENOENT'].includes(codeOf(error))) throw error
  }
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code)
