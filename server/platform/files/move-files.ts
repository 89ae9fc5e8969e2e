import { createHash } from 'node:crypto'
import { type Bucket, buckets, type FileStore, isFileName } from './files.ts'

export interface Moved {
  copied: number
  /** Were there already, with the same content. */
  present: number
  /** Have names that no store makes, and stay where they are. */
  unknown: number
}

/**
 * Copies every file of a store to another one under its name, and reads each copy back to compare the
 * hashes. It may be interrupted and run again: a copy that is there is compared, and written again
 * where it differs. Nothing is removed from the source.
 *
 * @throws Error naming the first file that arrived changed
 */
export async function moveFiles(from: FileStore, to: FileStore): Promise<Moved> {
  const moved: Moved = { copied: 0, present: 0, unknown: 0 }
  for (const bucket of buckets) {
    const names = (await from.list(bucket)).map(({ name }) => name)
    const there = new Set((await to.list(bucket)).map(({ name }) => name))
    for (const name of names) moved[await moveOne(from, to, bucket, name, there.has(name))]++
  }
  return moved
}

async function moveOne(
  from: FileStore,
  to: FileStore,
  bucket: Bucket,
  name: string,
  isThere: boolean,
): Promise<keyof Moved> {
  if (!isFileName(name)) return 'unknown'
  const file = { bucket, name }
  const bytes = await from.get(file)
  // Removed since it was listed, by a server that still runs.
  if (!bytes) return 'present'
  const hash = hashOf(bytes)
  if (isThere && hashOf(await to.get(file)) === hash) return 'present'
  await to.keep(file, bytes)
  if (hashOf(await to.get(file)) !== hash)
    throw new Error(`${bucket}/${name} arrived changed. The source has it still. Run this again.`)
  return 'copied'
}

function hashOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && createHash('sha256').update(bytes).digest('hex')
}
