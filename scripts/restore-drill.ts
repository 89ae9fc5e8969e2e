import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { recordDrill, runDrill } from '#server/platform/backup/drill.ts'
import { newestBackup } from '#server/platform/backup/retention.ts'
import { now } from '#server/platform/clock.ts'
import { readStorage } from '#server/platform/env.ts'
import { describeStartError } from '#server/platform/process/start-error.ts'

/**
 * `npm run restore-drill -- KEY_FILE [BACKUP]`: restores the newest backup of BACKUP_DIR, or the given one, in a
 * temporary place, starts a server on it and logs in. The result is recorded in BACKUP_DIR.
 */
async function main() {
  const [key, given, ...more] = process.argv.slice(2)
  const { BACKUP_DIR } = readStorage()
  if (!key || more.length > 0)
    throw new Error('Say with which key: npm run restore-drill -- KEY_FILE [BACKUP]')
  if (!BACKUP_DIR) throw new Error('Set BACKUP_DIR (README.md, "Restore drill").')
  const newest = newestBackup(readdirSync(BACKUP_DIR))
  const path = given ?? (newest && join(BACKUP_DIR, newest))
  if (!path) throw new Error(`There is no backup in ${BACKUP_DIR}.`)
  const backup = basename(path)
  try {
    const { tables, rows } = await runDrill(path, key)
    await recordDrill(BACKUP_DIR, now(), { backup })
    console.log(`${backup} is good: ${rows} rows of ${tables} tables compared, and a login worked.`)
  } catch (error) {
    const problem = describeStartError(error)
    await recordDrill(BACKUP_DIR, now(), { backup, problem })
    throw new Error(`${backup} failed the drill: ${problem}`, { cause: error })
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(describeStartError(error))
    process.exit(1)
  },
)
