import { asSystem } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files/files.ts'
import type { Job } from '#server/platform/jobs.ts'
import { dropOldDocuments } from '../../accounts/files/data.ts'

/**
 * Deletes the documents of registrations that were decided long ago. What a server leaves that ends
 * between the row and the file, the sweep of files finds.
 */
export function deleteDocuments(files: FileStore): Job {
  return {
    name: 'practice.delete_documents',
    every: 'day',
    async run() {
      const dropped = await asSystem('delete documents long after the decision', (tx) =>
        dropOldDocuments(tx, 'provider_registrations'),
      )
      await files.remove(dropped.map(({ file }) => file))
    },
  }
}
