import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from '#server/platform/files/files.ts'
import { startS3Store } from './s3-store.ts'
import { temporaryFolder } from './server-process.ts'

/** A store of files for one test app: a folder, or with `TEST_FILES=s3` a bucket. */
interface TestFiles {
  settings: Record<string, string>
  /** Makes the files of a bucket this old. */
  age(bucket: Bucket, hours: number): Promise<void>
  remove(): Promise<void>
}

export function openTestFiles(): Promise<TestFiles> {
  return process.env.TEST_FILES === 's3' ? inS3() : inFolder()
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)

async function inFolder(): Promise<TestFiles> {
  const folder = temporaryFolder()
  return {
    settings: { FILES_URL: join(folder.path, 'files') },
    async age(bucket, hours) {
      const path = join(folder.path, 'files', bucket)
      for (const name of await readdir(path))
        await utimes(join(path, name), hoursAgo(hours), hoursAgo(hours))
    },
    remove: async () => folder.remove(),
  }
}

async function inS3(): Promise<TestFiles> {
  const store = await startS3Store()
  return {
    settings: { FILES_URL: store.address(), ...store.keys },
    async age(bucket, hours) {
      for (const [key, object] of store.objects)
        if (key.startsWith(`files/${bucket}/`)) object.stored_at = hoursAgo(hours)
    },
    remove: () => store.close(),
  }
}
