import { createHash } from 'node:crypto'
import { log } from '../log.ts'
import { BoundedClient } from './s3-client.ts'
import {
  FileStoreError,
  type FileStore,
  halfWritten,
  isFileName,
  isRemovable,
  makeFileName,
  type StoredFile,
  typeOfFile,
} from './files.ts'
import { readS3Address } from './s3-address.ts'

export interface S3Settings {
  /** `s3://…`, see `readS3Address`. */
  FILES_URL: string
  FILES_ACCESS_KEY?: string | undefined
  FILES_SECRET_KEY?: string | undefined
}

/** Milliseconds for one request with its retries. */
const longestRequest = 20_000
/** The same at start: a store that is away delays it by no more. */
const longestCheck = 5000
/** Requests of one call at the same time. */
const atOnce = 8

/**
 * Opens the files in a bucket: `PREFIX/photos/…` and `PREFIX/documents/…`. Sends nothing yet.
 *
 * @param longest milliseconds for one request with its retries
 * @throws Error where the settings cannot be used
 */
export function openS3(settings: S3Settings, longest = longestRequest): FileStore {
  const { client, keyOf, presigns } = connect(settings, longest)
  const store: FileStore = {
    async put(bucket, extension, bytes) {
      const name = makeFileName(extension)
      await store.keep({ bucket, name }, bytes)
      return name
    },
    async keep(file, bytes) {
      const payload = new Uint8Array(bytes)
      await client.makeRequest({
        method: 'PUT',
        objectName: keyOf(file),
        headers: new Headers({
          'Content-Type': typeOfFile(file),
          // The store rejects what changed on its way.
          'Content-MD5': createHash('md5').update(payload).digest('base64'),
        }),
        payload,
      })
    },
    async get(file) {
      if (!isFileName(file.name)) return undefined
      const found = await client.getObject(keyOf(file)).catch(orUndefinedIfMissing)
      return found && Buffer.from(await found.arrayBuffer())
    },
    async remove(files) {
      const left = files.filter(({ name }) => isRemovable(name))
      const removeNext = async () => {
        for (let file = left.pop(); file; file = left.pop())
          await client.deleteObject(keyOf(file)).catch(orUndefinedIfMissing)
      }
      await Promise.all(Array.from({ length: atOnce }, removeNext))
    },
    async list(bucket) {
      const folder = keyOf({ bucket, name: '' })
      const found: { name: string; stored_at: Date }[] = []
      for await (const entry of client.listObjectsGrouped({ prefix: folder, delimiter: '/' }))
        // The part after the last slash: the package does not decode each character of the rest.
        if (entry.type === 'Object')
          found.push({ name: entry.key.split('/').at(-1)!, stored_at: entry.lastModified })
      return found
    },
  }
  if (!presigns) return store
  return {
    ...store,
    link: (file, { type, name, seconds }) =>
      client.presignedGetObject(keyOf(file), {
        expirySeconds: seconds,
        responseParams: {
          'response-content-type': type,
          'response-content-disposition': `attachment; filename="${name}"`,
          'response-cache-control': 'no-store',
        },
      }),
  }
}

function connect(settings: S3Settings, longest: number) {
  const { bucket, prefix, endpoint, region, isPathStyle, presigns } = readS3Address(
    settings.FILES_URL,
  )
  const client = new BoundedClient(
    {
      endPoint: endpoint,
      region,
      bucket,
      pathStyle: isPathStyle,
      accessKey: settings.FILES_ACCESS_KEY ?? '',
      secretKey: settings.FILES_SECRET_KEY ?? '',
    },
    longest,
  )
  const start = prefix ? `${prefix}/` : ''
  const keyOf = ({ bucket: folder, name }: StoredFile) => `${start}${folder}/${name}`
  return { client, keyOf, presigns }
}

/** What an operator does about an answer of the store. */
const remedies: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'check FILES_ACCESS_KEY and FILES_SECRET_KEY',
  InvalidAccessKeyId: 'check FILES_ACCESS_KEY',
  AuthorizationQueryParametersError: 'check region',
  AccessDenied: 'the key must be allowed to write, read, list and delete in this bucket',
  NoSuchBucket: 'create the bucket, or correct its name',
  RequestTimeTooSkewed: 'set the clock of this machine',
  ENOTFOUND: 'check endpoint',
}

/**
 * Writes, lists and deletes a file, so that a wrong key or bucket stops the start and not the first
 * upload. A store that is away does not stop it: everything but files works without.
 *
 * @throws Error that names the setting and what is expected
 */
export async function checkS3(settings: S3Settings): Promise<void> {
  const store = openS3(settings, longestCheck)
  // Of a check that is killed, the sweep removes the file.
  const probe: StoredFile = { bucket: 'documents', name: makeFileName('pdf') + halfWritten }
  try {
    await store.keep(probe, Buffer.from('x'))
    await store.list('photos')
    await store.remove([probe])
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    if (!error.isLasting)
      return log.warn({ err: error }, 'files cannot be stored or opened for now; the rest works')
    const remedy = remedies[error.code] ?? 'check each part of it'
    throw new Error(`FILES_URL: ${error.message}: ${remedy} (README.md, "Configuration").`, {
      cause: error,
    })
  }
}

function orUndefinedIfMissing(error: unknown): undefined {
  const isMissing =
    error instanceof FileStoreError && ['NoSuchKey', 'Status404'].includes(error.code)
  if (!isMissing) throw error
}
