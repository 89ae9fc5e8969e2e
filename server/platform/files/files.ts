import { randomBytes } from 'node:crypto'

/**
 * The store of uploaded files: a folder, or a bucket in S3. Their names are generated and say nothing;
 * what they belong to is in a row of the database.
 *
 * @throws FileStoreError from each method where S3 does not do it
 */
export interface FileStore {
  /** Keeps the bytes, whole or not at all. @returns the name that was made for them */
  put(bucket: Bucket, extension: Extension, bytes: Uint8Array): Promise<string>
  /** Keeps the bytes under a name that a store made before, in place of what has that name. */
  keep(file: StoredFile, bytes: Uint8Array): Promise<void>
  /** @returns undefined where there is no such file */
  get(file: StoredFile): Promise<Buffer<ArrayBuffer> | undefined>
  /** Removes what is still there of these files. */
  remove(files: readonly StoredFile[]): Promise<void>
  /** Every file of a bucket, what a crash left half written included. */
  list(bucket: Bucket): Promise<{ name: string; stored_at: Date }[]>
  /** Address at which a browser downloads the file from the store itself; absent where the server sends it. */
  link?(
    file: StoredFile,
    download: { type: string; name: string; seconds: number },
  ): Promise<string>
}

/** `photos` are public, `documents` are for admins, by a signed URL. */
export const buckets = ['photos', 'documents'] as const
export type Bucket = (typeof buckets)[number]
const extensions = ['webp', 'png', 'jpg', 'pdf'] as const
export type Extension = (typeof extensions)[number]

export interface StoredFile {
  bucket: Bucket
  name: string
}

const typeOf: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
}

/** Media type of a file, by the end of its name. */
export function typeOfFile({ name }: StoredFile): string {
  return typeOf[name.split('.').at(-1)!] ?? 'application/octet-stream'
}

/** A name that this server made: 128 random bits. Anything else never reaches the store. */
const madeName = new RegExp(`^[0-9a-f]{32}\\.(${extensions.join('|')})$`)
/** End of the name of a file that is being written. */
export const halfWritten = '.part'

export function makeFileName(extension: Extension): string {
  return `${randomBytes(16).toString('hex')}.${extension}`
}

export function isFileName(name: string): boolean {
  return madeName.test(name)
}

/** Whether a store may remove a file of this name: it made the name, for a file or for a part of one. */
export function isRemovable(name: string): boolean {
  return isFileName(name.replace(halfWritten, ''))
}

/**
 * S3 did not do what it was asked. Nothing is half-written: it has a file whole or not at all, and
 * the sweep removes a file that S3 stored without confirming it. The message is safe to log.
 */
export class FileStoreError extends Error {
  /** Whether the settings or the store must be corrected; otherwise a retry may succeed. */
  readonly isLasting: boolean
  /** What the store or the network called it, such as `NoSuchKey` or `ECONNREFUSED`. */
  readonly code: string

  constructor(message: string, { code, isLasting }: { code: string; isLasting: boolean }) {
    super(message)
    this.code = code
    this.isLasting = isLasting
  }
}
