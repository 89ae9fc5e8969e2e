import { Counter, Gauge, type Registry } from 'prom-client'
import { opened } from '../db/connection.ts'
import { type ReadFrom, replicaReads } from '../db/replica.ts'

/** Adds which database answered the readings that may come from the replica, and how late that is. */
export function addReplicaMetrics(registry: Registry): void {
  const registers = [registry]
  const reads = new Counter({
    name: 'ubumi_replica_reads_total',
    help: 'Readings that may come from the replica, by the database that answered.',
    labelNames: ['database'] as const,
    registers,
  })
  for (const database of ['replica', 'primary'] as const) reads.inc({ database }, 0)
  replicaReads.subscribe((database) => reads.inc({ database: database as ReadFrom }))
  new Gauge({
    name: 'ubumi_replica_usable',
    help: '1 where the replica had all that the primary has when it was last asked, in the last second.',
    registers,
    collect() {
      this.set(opened().replica?.isUsable() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'ubumi_replica_lag_seconds',
    help: 'How long ago the primary was where the replica is now; without a value while that does not answer.',
    registers,
    collect() {
      const lag = opened().replica?.lag()
      if (lag === undefined) this.remove()
      else this.set(lag)
    },
  })
}
