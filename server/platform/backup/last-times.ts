import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drillFile, newestBackup, timeOfBackup } from './retention.ts'

/** Hours, and days, after which deploy/prometheus/alerts.yml reports it, too. */
export const maxAge = { hoursOfBackup: 26, daysOfDrill: 35 }

/**
 * When the newest backup of a folder was made; undefined where there is none.
 *
 * @throws Error where the folder cannot be read
 */
export async function timeOfNewestBackup(folder: string): Promise<Date | undefined> {
  return timeOfBackup(newestBackup(await readdir(folder)) ?? '')
}

/** When a backup of a folder was last restored and found good, and whether the last try failed; empty where none was tried. */
export async function readLastDrill(
  folder: string,
): Promise<{ passed_at?: Date; hasFailed?: boolean }> {
  try {
    const { passed_at, problem } = JSON.parse(await readFile(join(folder, drillFile), 'utf8')) as {
      passed_at?: string
      problem?: string
    }
    return {
      ...(passed_at ? { passed_at: new Date(passed_at) } : {}),
      hasFailed: problem !== undefined,
    }
  } catch {
    return {}
  }
}
