import { Registry } from 'prom-client'
import type { RecordRequest } from '../http/observe-requests.ts'
import { mailQueue } from '../mail/mail.ts'
import { mailGauges } from '../mail/mail-gauges.ts'
import { addBackupMetrics } from './backup-metrics.ts'
import type { RecordGauges } from './gauges.ts'
import { addProcessMetrics } from './process-metrics.ts'
import { queueGauges } from './queue-gauges.ts'
import { addRecordMetrics } from './record-metrics.ts'
import { addRequestMetrics } from './request-metrics.ts'

export interface Metrics {
  registry: Registry
  /** Counts a request. */
  recordRequest: RecordRequest
  /**
   * Adds what the database knows, the same in each process.
   *
   * @param queues all queues and jobs
   * @param gauges the features' own figures
   */
  addRecords(queues: readonly { name: string }[], gauges: readonly RecordGauges[]): void
  /** Adds what the folder of backups says. */
  addBackups(folder: string): void
}

/**
 * Everything that `/metrics` shows. Labels have values from fixed lists: patterns of routes, methods,
 * statuses, names of queues and pools.
 */
export function createMetrics(): Metrics {
  const registry = new Registry()
  addProcessMetrics(registry)
  return {
    registry,
    recordRequest: addRequestMetrics(registry),
    addRecords(queues, gauges) {
      // Without a mail server no one works off the queue of emails, and its length still counts.
      const names = new Set([mailQueue, ...queues.map(({ name }) => name)])
      addRecordMetrics(registry, [queueGauges([...names]), mailGauges, ...gauges])
    },
    addBackups: (folder) => addBackupMetrics(registry, folder),
  }
}
