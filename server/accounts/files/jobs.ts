import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import { buckets, type FileStore } from '#server/platform/files/files.ts'
import type { Job } from '#server/platform/jobs.ts'
import { findNamedFiles } from './data.ts'

const day = 24 * 60 * 60 * 1000
const atOnce = 500

/**
 * Removes files that no row names: left by a server that ended between the file and its row, or by
 * an account that was closed. A file of less than a day may yet get its row.
 */
export function sweepFiles(files: FileStore): Job {
  return {
    name: 'accounts.sweep_files',
    every: 'day',
    async run() {
      for (const bucket of buckets) {
        const old = (await files.list(bucket))
          .filter(({ stored_at }) => stored_at.getTime() < now().getTime() - day)
          .map(({ name }) => name)
        for (let from = 0; from < old.length; from += atOnce) {
          const names = old.slice(from, from + atOnce)
          const named = await asSystem('look for files that no row names', (tx) =>
            findNamedFiles(tx, bucket, names),
          )
          await files.remove(
            names.filter((name) => !named.has(name)).map((name) => ({ bucket, name })),
          )
        }
      }
    },
  }
}
