import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import { isDatabaseOpen, opened } from '../db/connection.ts'
import { type ConnectionWait, connectionWaits, type Pools } from '../db/pools.ts'
import { countOpenStreams } from '../http/event-stream.ts'
import { version } from '../version.ts'

/** Seconds, up to the time limit for a connection. */
const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3]

/**
 * Adds what a process knows of itself: processor time, memory, event loop, open files, its
 * connections to the database and its event streams.
 */
export function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({
    name: 'ubumi_build_info',
    help: 'Always 1; the label is the version of the product.',
    labelNames: ['version'] as const,
    registers,
  }).set({ version }, 1)
  new Gauge({
    name: 'ubumi_event_streams',
    help: 'Open streams of server-sent events.',
    registers,
    collect() {
      this.set(countOpenStreams())
    },
  })
  new Gauge({
    name: 'ubumi_database_connections',
    help: 'Connections to the database, in use or idle.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [name, pool] of namedPools()) {
        this.set({ pool: name, state: 'in_use' }, pool.totalCount - pool.idleCount)
        this.set({ pool: name, state: 'idle' }, pool.idleCount)
      }
    },
  })
  new Gauge({
    name: 'ubumi_database_waiting',
    help: 'Transactions that wait for a connection.',
    labelNames: ['pool'] as const,
    registers,
    collect() {
      for (const [name, pool] of namedPools()) this.set({ pool: name }, pool.waitingCount)
    },
  })
  const waits = new Histogram({
    name: 'ubumi_database_wait_seconds',
    help: 'How long transactions waited for a connection, also in vain.',
    labelNames: ['pool'] as const,
    buckets,
    registers,
  })
  connectionWaits.subscribe((message) => {
    // A transaction may get its connection while the database is closed: an error here would end the process.
    if (!isDatabaseOpen()) return
    const { pool: used, ms } = message as ConnectionWait
    const [pool] = namedPools().find(([, pool]) => pool === used) ?? []
    if (pool) waits.observe({ pool }, ms / 1000)
  })
}

/** The embedded database has one session, which is all pools: it is named once. */
function namedPools(): (readonly [keyof Pools | 'replica', Pools['pool']])[] {
  const { pool, reserved, health, replica } = opened()
  if (pool === reserved) return [['pool', pool]]
  return [
    ['pool', pool],
    ['reserved', reserved],
    ['health', health],
    ...(replica ? [['replica', replica.pool] as const] : []),
  ]
}
