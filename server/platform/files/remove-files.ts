import { log } from '../log.ts'
import type { FileStore, StoredFile } from './files.ts'

/**
 * Removes files that no row names any more. What the database did is done by then and is not reported as
 * failed because of a file: what cannot be removed now, the daily sweep removes.
 */
export async function removeFiles(store: FileStore, files: readonly StoredFile[]): Promise<void> {
  try {
    await store.remove(files)
  } catch (error) {
    log.error({ err: error }, 'files without a row are left for the sweep')
  }
}
