import { Registry } from 'prom-client'
import type { RecordRequest } from '../http/observe-requests.ts'
import { addBackupMetrics } from './backup-metrics.ts'
import type { RecordGauges } from './gauges.ts'
import { addCertificateMetrics, addDiskMetrics } from './machine-metrics.ts'
import { addProcessMetrics } from './process-metrics.ts'
import { addRecordMetrics } from './record-metrics.ts'
import { addReplicaMetrics } from './replica-metrics.ts'
import { addRequestMetrics } from './request-metrics.ts'

export interface Metrics {
  registry: Registry
  /** Counts a request. */
  recordRequest: RecordRequest
  /**
   * Adds what the database knows, the same in each process.
   *
   * @param groups of `recordGauges`
   */
  addRecords(groups: readonly RecordGauges[]): void
  /** Adds what the folder of backups says. */
  addBackups(folder: string): void
  /** Adds how much of the disks of these folders is free. */
  addDisks(folders: Readonly<Record<string, string>>): void
  /** Adds when the certificate of the service ends. */
  addCertificate(PUBLIC_URL: string): void
  /** Adds where readings come from, and how late the replica is. */
  addReplica(): void
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
    addRecords: (groups) => addRecordMetrics(registry, groups),
    addBackups: (folder) => addBackupMetrics(registry, folder),
    addDisks: (folders) => addDiskMetrics(registry, folders),
    addCertificate: (address) => addCertificateMetrics(registry, address),
    addReplica: () => addReplicaMetrics(registry),
  }
}
