import { Gauge, type Registry } from 'prom-client'
import { readLastDrill, timeOfNewestBackup } from '../backup/last-times.ts'

/**
 * Adds the ages that are read from the folder of backups itself, so that every process with that folder
 * says the same, and a folder that is away or empty shows: the age is infinite then.
 *
 * @param clock milliseconds since 1970
 */
export function addBackupMetrics(registry: Registry, folder: string, clock = Date.now): void {
  const addFigure = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  const add = (name: string, help: string, timeOf: () => Promise<Date | undefined>) =>
    addFigure(name, help, async () => {
      const time = await timeOf().catch(() => undefined)
      return time ? (clock() - time.getTime()) / 1000 : Number.POSITIVE_INFINITY
    })
  add(
    'ubumi_backup_age_seconds',
    'How old the newest backup in BACKUP_DIR is; +Inf where there is none.',
    () => timeOfNewestBackup(folder),
  )
  add(
    'ubumi_restore_drill_age_seconds',
    'How long ago a backup was last restored and checked; +Inf where none was.',
    async () => (await readLastDrill(folder)).passed_at,
  )
  addFigure('ubumi_restore_drill_failed', '1 where the last restore drill failed.', async () =>
    (await readLastDrill(folder)).hasFailed ? 1 : 0,
  )
}
