import { resolve } from 'node:path'
import { restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { writeBackup } from '#server/platform/backup/write-backup.ts'
import { now } from '#server/platform/clock.ts'
import { readStorage } from '#server/platform/env.ts'
import { log } from '#server/platform/log.ts'
import { describeStartError } from '#server/platform/process/start-error.ts'

/**
 * `npm run backup`: writes an encrypted backup into BACKUP_DIR, also while the server runs, and deletes none. The
 * server itself gives `nightly`, by which old ones are deleted.
 * `npm run restore -- BACKUP KEY_FILE [KEYS]`: restores one; the keys of the environment that it has
 * go to the file KEYS, by default `ubumi.keys`.
 */
async function main() {
  const [verb, ...words] = process.argv.slice(2)
  const settings = readStorage()
  log.level = 'warn'
  if (verb === 'restore') return restore(words, settings)
  const { BACKUP_DIR, BACKUP_PUBLIC_KEY } = settings
  if (!BACKUP_DIR || !BACKUP_PUBLIC_KEY)
    throw new Error('Set BACKUP_DIR and BACKUP_PUBLIC_KEY (README.md, "Back up").')
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort())
  const deletesOld = verb === 'nightly'
  const wanted = { ...settings, BACKUP_DIR: resolve(BACKUP_DIR), BACKUP_PUBLIC_KEY, deletesOld }
  const made = await writeBackup(wanted, now(), stopping.signal)
  console.log(
    `${made.path} has ${made.rows} rows of ${made.tables} tables in ${made.bytes} bytes. Old backups deleted: ${made.deleted.length}.`,
  )
  if (settings.FILES_URL.startsWith('s3:'))
    console.log('Photos and documents are in a bucket: keep versions of it (README.md, "Back up").')
}

async function restore(words: string[], settings: ReturnType<typeof readStorage>) {
  const [backup, key, keysFile = 'ubumi.keys', ...more] = words
  if (!backup || !key || more.length > 0)
    throw new Error('Say what to restore: npm run restore -- BACKUP KEY_FILE [KEYS]')
  const restored = await restoreBackup({ ...settings, backup, key, keysFile })
  console.log(`The records of ${restored.made_at} are restored, and compared with the backup.`)
  if (restored.hasKeys) console.log(`The keys of the server are in ${keysFile}.`)
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(describeStartError(error))
    process.exit(1)
  },
)
