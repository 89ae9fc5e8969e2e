import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeStartError } from '../process/start-error.ts'
import {
  type FileStore,
  halfWritten,
  isFileName,
  isRemovable,
  makeFileName,
  type StoredFile,
} from './files.ts'
import { makePrivate, privateFile, privateFolder } from './private-files.ts'

/**
 * Makes the folder that `FILES_URL` names and writes a file there, so that a folder that takes no
 * files stops the start and not the first upload. What is there already is closed to other users.
 *
 * @throws Error that names the folder and says why
 */
export async function checkFolder(FILES_URL: string): Promise<void> {
  const root = fileURLToPath(FILES_URL)
  const probe = join(root, `.${randomBytes(16).toString('hex')}${halfWritten}`)
  try {
    await mkdir(root, { recursive: true, mode: privateFolder })
    await writeFile(probe, 'x', { flag: 'wx', mode: privateFile })
    makePrivate(root)
  } catch (error) {
    throw new Error(`FILES_URL: ${describeStartError(error)}`, { cause: error })
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}

/**
 * Opens a folder of files; it is made with the first file.
 *
 * @param FILES_URL address of the folder, `file:///…`
 */
export function openFolder(FILES_URL: string): FileStore {
  const root = fileURLToPath(FILES_URL)
  const pathOf = ({ bucket, name }: StoredFile) => join(root, bucket, name)
  async function keep({ bucket, name }: StoredFile, bytes: Uint8Array) {
    const path = pathOf({ bucket, name })
    await mkdir(join(root, bucket), { recursive: true, mode: privateFolder })
    // Of a name that is given, a run that was interrupted may have left a part.
    await rm(path + halfWritten, { force: true })
    try {
      const handle = await open(path + halfWritten, 'wx', privateFile)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(path + halfWritten, path)
    } catch (error) {
      await rm(path + halfWritten, { force: true })
      throw error
    }
    await syncFolder(join(root, bucket))
  }
  return {
    async put(bucket, extension, bytes) {
      const name = makeFileName(extension)
      await keep({ bucket, name }, bytes)
      return name
    },
    keep,
    async get(file) {
      if (!isFileName(file.name)) return undefined
      return readFile(pathOf(file)).catch(orUndefinedIfMissing)
    },
    async remove(files) {
      const known = files.filter(({ name }) => isRemovable(name))
      await Promise.all(known.map((file) => rm(pathOf(file), { force: true })))
    },
    async list(bucket) {
      const names = (await readdir(join(root, bucket)).catch(orUndefinedIfMissing)) ?? []
      const files = await Promise.all(
        names.map(async (name) => {
          const found = await stat(join(root, bucket, name)).catch(orUndefinedIfMissing)
          return found?.isFile() ? [{ name, stored_at: found.mtime }] : []
        }),
      )
      return files.flat()
    },
  }
}

/** A renamed file outlasts a power cut once its folder has reached the disk; Windows knows no such call. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function orUndefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
