import { readdir } from 'node:fs/promises'
import { maxAge, readLastDrill } from '../backup/last-times.ts'
import { findObstacles, versionOfDump } from '../backup/obstacles.ts'
import { newestBackup, timeOfBackup } from '../backup/retention.ts'
import type { Env } from '../env.ts'
import { type Finding, ok, problem, warning } from './finding.ts'
import { checkDisk } from './machine.ts'

/** How old the newest backup and the last restore drill are, and whether the next backup can be written. */
export async function checkBackups(
  { BACKUP_DIR: folder, DATABASE_ADMIN_URL }: Pick<Env, 'BACKUP_DIR' | 'DATABASE_ADMIN_URL'>,
  now: Date,
): Promise<Finding[]> {
  if (!folder)
    return [
      warning(
        'The server makes no backups.',
        'Set BACKUP_DIR and BACKUP_PUBLIC_KEY (README.md, "Back up"), or watch your own backups.',
      ),
    ]
  const obstacles = await findObstacles({ BACKUP_DIR: folder, DATABASE_ADMIN_URL })
  const problems = obstacles.map(({ found, advice }) => problem(found, advice))
  const files = await readdir(folder).catch(() => undefined)
  if (!files) return problems
  return [
    ...problems,
    judgeBackup(timeOfBackup(newestBackup(files) ?? ''), now),
    judgeDrill((await readLastDrill(folder)).passed_at, now),
    ...(DATABASE_ADMIN_URL && problems.length === 0
      ? [ok(`pg_dump ${await versionOfDump()} is installed, and can dump this database.`)]
      : []),
    await checkDisk('BACKUP_DIR', folder),
  ]
}

function judgeBackup(made: Date | undefined, now: Date): Finding {
  if (!made)
    return warning(
      'There is no backup yet.',
      'Make one now: npm run backup. The server makes one each night.',
    )
  const hours = Math.floor((now.getTime() - made.getTime()) / 3_600_000)
  const found = `The newest backup is ${hours} hours old.`
  return hours < maxAge.hoursOfBackup
    ? ok(found)
    : problem(
        found,
        'Run npm run backup, and read what it says; look at the log of the last night.',
      )
}

function judgeDrill(passed: Date | undefined, now: Date): Finding {
  const advice = 'Run npm run restore-drill (README.md, "Restore drill") each month.'
  if (!passed) return warning('No backup was ever restored to try it.', advice)
  const days = Math.floor((now.getTime() - passed.getTime()) / 86_400_000)
  const found = `A backup was last restored to try it ${days} days ago.`
  return days < maxAge.daysOfDrill ? ok(found) : warning(found, advice)
}
