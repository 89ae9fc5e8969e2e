/** Days, weeks and months of which the last backup is kept. */
export const retention = { day: 7, week: 5, month: 12 } as const

const name = /^ubumi-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/
/** How many of one day stay: one by hand before an upgrade must not take away that of the night. */
export const keptOfDay = 3
/** End of the name of a backup that is being written. */
export const unfinished = '.part'
/** Where, beside the backups, the last drill is recorded. */
export const drillFile = 'restore-drill.json'

/** Name of a backup that is made now, `ubumi-20260512T012300Z.tar.gz.age`; names sort by time. */
export function backupName(now: Date): string {
  return `ubumi-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz.age`
}

/** When a backup was made; undefined where the name is not one of ours. */
export function timeOfBackup(file: string): Date | undefined {
  const [found, ...parts] = name.exec(file) ?? []
  if (!found) return undefined
  const [year, month, day, hour, minute, second] = parts.map(Number)
  const time = new Date(Date.UTC(year!, month! - 1, day, hour, minute, second))
  return backupName(time) === file ? time : undefined
}

/** The newest backup among the files of a folder. */
export function newestBackup(files: readonly string[]): string | undefined {
  return backupsOf(files)[0]
}

/**
 * Which files of a folder to delete: backups of ours that are not among the last three of one of the last 7
 * days which have a backup, nor the last of one of 5 such weeks or 12 such months. Days and weeks are those of Lusaka; a week starts on Monday.
 * Where no backup was made for a while, the old ones stay.
 */
export function backupsToDelete(files: readonly string[]): string[] {
  const backups = backupsOf(files)
  const kept = new Set<string>()
  for (const [unit, most] of Object.entries(retention) as [keyof typeof retention, number][]) {
    const seen = new Map<string, number>()
    for (const backup of backups) {
      const period = periodOf(backup, unit)
      const count = seen.get(period) ?? 0
      if (count === (unit === 'day' ? keptOfDay : 1) || (count === 0 && seen.size === most))
        continue
      seen.set(period, count + 1)
      kept.add(backup)
    }
  }
  return backups.filter((backup) => !kept.has(backup))
}

/** Newest first. */
function backupsOf(files: readonly string[]): string[] {
  return files
    .filter((file) => timeOfBackup(file))
    .sort()
    .reverse()
}

function periodOf(backup: string, unit: keyof typeof retention): string {
  // Lusaka is two hours ahead of UTC all year.
  const local = new Date(timeOfBackup(backup)!.getTime() + 2 * 3_600_000)
  // The days since the Monday before, so that all days of a week are the same day.
  if (unit === 'week') local.setUTCDate(local.getUTCDate() - ((local.getUTCDay() + 6) % 7))
  return local.toISOString().slice(0, unit === 'month' ? 7 : 10)
}
