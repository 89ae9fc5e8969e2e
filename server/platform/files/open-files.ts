import type { FileStore } from './files.ts'
import { checkFolder, openFolder } from './folder-files.ts'
import { checkS3, openS3, type S3Settings } from './s3-files.ts'

/** `FILES_URL` is `file:///…` or `s3://…`; the keys belong to the latter. */
export type FileSettings = S3Settings

const isS3 = ({ FILES_URL }: FileSettings) => FILES_URL.startsWith('s3:')

/** Opens the store that `FILES_URL` names. */
export function openFiles(settings: FileSettings): FileStore {
  return isS3(settings) ? openS3(settings) : openFolder(settings.FILES_URL)
}

/**
 * Tries the store before the first upload.
 *
 * @throws Error that names the setting and says why it cannot be used
 */
export async function checkFiles(settings: FileSettings): Promise<void> {
  await (isS3(settings) ? checkS3(settings) : checkFolder(settings.FILES_URL))
}
