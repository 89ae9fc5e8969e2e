import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { ServiceSample } from '#domain/admin/service-figures.ts'
import { newestBackup, timeOfBackup } from '../backup/retention.ts'
import { now } from '../clock.ts'
import { asSystem, tables } from '../db.ts'
import { log } from '../log.ts'
import type { RecordGauges } from '../metrics/gauges.ts'
import { readAll } from '../metrics/record-metrics.ts'
import type { RequestCounters } from './request-counters.ts'

/** Milliseconds. */
const minute = 60_000
const keptDays = 8

interface Sources {
  minute: RequestCounters
  /** What the database knows. */
  groups: readonly RecordGauges[]
  /** Of backups, if the server makes any. */
  folder: string | undefined
}

/** Notes the figures of this process each minute, until it is stopped. @returns how to stop */
export function storeSamples(sources: Sources): () => void {
  const process_id = randomUUID()
  const timer = setInterval(() => {
    storeSample(process_id, sources).catch((error: unknown) =>
      log.warn({ err: error }, 'the figures of this minute could not be stored'),
    )
  }, minute).unref()
  return () => {
    clearInterval(timer)
    sources.minute.end()
  }
}

/** Notes the figures since the last time. */
export async function storeSample(process_id: string, sources: Sources): Promise<void> {
  const own = sources.minute.take()
  const figures = { ...own, ...(await readShared(sources)) }
  await asSystem('note what the service is like', async (tx) => {
    await tx.run(
      tables
        .insertInto('platform.service_samples')
        .values({ at: sql<Date>`now()`, process_id, figures: JSON.stringify(figures) }),
    )
    await tx.run(
      tables
        .deleteFrom('platform.service_samples')
        .where('at', '<', sql<Date>`now() - make_interval(days => ${keptDays}::integer)`),
    )
  })
}

/** What all processes read alike, from the database and the folder of backups. */
async function readShared({ groups, folder }: Sources): Promise<ServiceSample> {
  const records = (await readAll(groups)) ?? {}
  const single = (name: string) => {
    const figure = records[name]
    return typeof figure === 'number' ? Math.round(figure) : undefined
  }
  const queues = records.ubumi_queue_oldest_task_seconds
  const oldest = Array.isArray(queues)
    ? Math.max(0, ...queues.map(({ value }) => value))
    : undefined
  const made = folder && timeOfBackup(newestBackup(await readdir(folder).catch(() => [])) ?? '')
  return withoutMissing({
    queue_seconds: oldest === undefined ? undefined : Math.round(oldest),
    email_seconds: single('ubumi_outbox_oldest_email_seconds'),
    undelivered: single('ubumi_undelivered_emails'),
    open_payments: single('ubumi_open_payments'),
    open_alerts: single('ubumi_open_safety_alerts'),
    backup_hours: made ? Math.floor((now().getTime() - made.getTime()) / 3_600_000) : undefined,
  })
}

function withoutMissing(figures: Record<string, number | undefined>): ServiceSample {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))
}
