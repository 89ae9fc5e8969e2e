import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Job } from '../jobs.ts'
import { log } from '../log.ts'

const script = join(import.meta.dirname, '../../../scripts/backup.ts')

/**
 * Makes a backup each night, by the command that an operator runs, in a process of its own: encryption
 * slows no call down. Of all servers with BACKUP_DIR one does it.
 */
export function backupJob(stopping: AbortSignal): Job {
  return {
    name: 'platform.backup',
    every: 'day',
    async run() {
      const made = promisify(execFile)(process.execPath, [script, 'backup'], { signal: stopping })
      const { stdout } = await made.catch((error: Error & { stderr?: string }) => {
        const reason = error.stderr?.trim() || error.message
        log.error({ reason }, 'the backup was not made')
        throw error
      })
      log.info({ result: stdout.trim() }, 'a backup was made')
    },
  }
}
