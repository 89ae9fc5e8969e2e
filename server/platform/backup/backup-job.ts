import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Job } from '../jobs.ts'
import { log } from '../log.ts'
import { findObstacles } from './obstacles.ts'

const script = join(import.meta.dirname, '../../../scripts/backup.ts')

/** Writes to the log at once what will keep the backup of the coming night from being made. */
export async function warnOfObstacles(settings: Parameters<typeof findObstacles>[0]) {
  const obstacles = await findObstacles(settings)
  for (const { found, advice } of obstacles)
    log.error({ reason: found, advice }, 'no backup can be made')
}

/**
 * Makes a backup each night, by the command that an operator runs, except that old ones are deleted, in a process of its own: encryption
 * slows no call down. Of all servers with BACKUP_DIR one does it.
 */
export function backupJob(stopping: AbortSignal): Job {
  return {
    name: 'platform.backup',
    every: 'day',
    async run() {
      const made = promisify(execFile)(process.execPath, [script, 'nightly'], { signal: stopping })
      const { stdout } = await made.catch((error: Error & { stderr?: string }) => {
        const reason = error.stderr?.trim() || error.message
        log.error({ reason }, 'the backup was not made')
        throw error
      })
      log.info({ result: stdout.trim() }, 'a backup was made')
    },
  }
}
