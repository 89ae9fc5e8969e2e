import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { checkFiles, type FileSettings, openFiles } from '../files/open-files.ts'
import { type Finding, messageOf, ok, problem, warning } from './finding.ts'
import { checkDisk } from './machine.ts'

/** Writes a file to the store, reads and removes it, and looks at who else may open the folder. */
export async function checkFileStore(settings: FileSettings): Promise<Finding[]> {
  try {
    await checkFiles(settings)
    await tryStore(settings)
  } catch (error) {
    return [
      problem(
        `The files cannot be stored: ${messageOf(error)}.`,
        'Set FILES_URL to a folder or a bucket that this user may write to.',
      ),
    ]
  }
  const place = settings.FILES_URL.split('?')[0]!
  if (!place.startsWith('file:')) return [ok(`The bucket ${place} takes files and returns them.`)]
  const folder = fileURLToPath(place)
  const { mode } = await stat(folder)
  const access =
    (mode & 0o007) === 0
      ? ok(`${folder} takes files and returns them; other users of this machine cannot open it.`)
      : warning(
          `Every user of this machine may open ${folder}, which has identity documents.`,
          `chmod o-rwx ${folder}`,
        )
  return [access, await checkDisk('FILES_URL', folder)]
}

/** A file that no record names: where this is killed half-way, the sweep removes it. */
async function tryStore(settings: FileSettings) {
  const store = openFiles(settings)
  const name = await store.put('documents', 'pdf', Buffer.from('x'))
  const file = { bucket: 'documents', name } as const
  try {
    const found = await store.get(file)
    if (found?.toString() !== 'x') throw new Error('what was written is not what is read')
  } finally {
    await store.remove([file])
  }
}
