import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeStartError } from '../process/start-error.ts'

/**
 * The store of uploaded files. Their names are generated and say nothing; what they belong
 * to is in a row of the database. Features see this interface alone, so that another store may be
 * behind it.
 */
export interface FileStore {
  /** Keeps the bytes, whole or not at all. @returns the name that was made for them */
  put(bucket: Bucket, extension: Extension, bytes: Uint8Array): Promise<string>
  /** @returns undefined where there is no such file */
  get(file: StoredFile): Promise<Buffer<ArrayBuffer> | undefined>
  /** Removes what is still there of these files. */
  remove(files: readonly StoredFile[]): Promise<void>
  /** Every file of a bucket, what a crash left half written included. */
  list(bucket: Bucket): Promise<{ name: string; stored_at: Date }[]>
}

/** `photos` are public, `documents` are for admins, by a signed URL. */
export const buckets = ['photos', 'documents'] as const
export type Bucket = (typeof buckets)[number]
export const extensions = ['webp', 'png', 'jpg', 'pdf'] as const
export type Extension = (typeof extensions)[number]

export interface StoredFile {
  bucket: Bucket
  name: string
}

/** A name that this server made: 128 random bits. Anything else never reaches the disk. */
const madeName = new RegExp(`^[0-9a-f]{32}\\.(${extensions.join('|')})$`)
const halfWritten = '.part'

export function isFileName(name: string): boolean {
  return madeName.test(name)
}

/**
 * Makes the folder that `FILES_URL` names and writes a file there, so that a folder that takes no
 * files stops the start and not the first upload.
 *
 * @throws Error that names the folder and says why
 */
export async function checkFilesFolder({ FILES_URL }: { FILES_URL: string }): Promise<void> {
  const root = fileURLToPath(FILES_URL)
  const probe = join(root, `.${randomBytes(16).toString('hex')}${halfWritten}`)
  try {
    await mkdir(root, { recursive: true, mode: 0o700 })
    await writeFile(probe, 'x', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new Error(`FILES_URL: ${describeStartError(error)}`, { cause: error })
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}

/**
 * Opens the folder that `FILES_URL` names; it is made with the first file.
 *
 * @param settings.FILES_URL address of a folder, `file:///…`
 */
export function openFiles({ FILES_URL }: { FILES_URL: string }): FileStore {
  const root = fileURLToPath(FILES_URL)
  const pathOf = ({ bucket, name }: StoredFile) => join(root, bucket, name)
  return {
    async put(bucket, extension, bytes) {
      const name = `${randomBytes(16).toString('hex')}.${extension}`
      const path = pathOf({ bucket, name })
      await mkdir(join(root, bucket), { recursive: true, mode: 0o700 })
      try {
        const handle = await open(path + halfWritten, 'wx', 0o600)
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
      return name
    },
    async get(file) {
      if (!isFileName(file.name)) return undefined
      return readFile(pathOf(file)).catch(orUndefinedIfMissing)
    },
    async remove(files) {
      const known = files.filter(({ name }) => isFileName(name.replace(halfWritten, '')))
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
