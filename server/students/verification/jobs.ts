import { asSystem } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files/files.ts'
import type { Job } from '#server/platform/jobs.ts'
import { dropOldStudentDocuments } from './data.ts'

/** Deletes the documents of students that were decided on long ago, as those of providers are. */
export function deleteStudentDocuments(files: FileStore): Job {
  return {
    name: 'students.delete_documents',
    every: 'day',
    async run() {
      const dropped = await asSystem(
        'delete documents of students long after the decision',
        dropOldStudentDocuments,
      )
      await files.remove(dropped)
    },
  }
}
