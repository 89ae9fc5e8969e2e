import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, longestWait } from './cluster.ts'
import type { Observed } from './clients.ts'

/** A fault of the primary, and what an operator does afterwards. */
export type Fault = keyof typeof faults

/** Until the cluster takes writes again, some time after the fault. */
async function untilWritable(seen: Observed, began: number) {
  // A primary without contact to etcd takes writes for some seconds more.
  while ((seen.probes.at(-1)?.at ?? 0) < began + 6000) {
    if (performance.now() > began + longestWait) throw new Error('The cluster takes no writes.')
    await wait(100)
  }
  await wait(3000)
}

const faults = {
  async switchover(cluster: Cluster) {
    await cluster.switchOver()
  },
  /** PostgreSQL, Patroni and etcd of its machine end at once, as when the power fails. */
  async 'kill -9'(cluster: Cluster, seen: Observed) {
    const machine = await cluster.primary()
    machine.killAll()
    await untilWritable(seen, performance.now())
    cluster.start(machine)
  },
  /** The primary goes on running, and nothing reaches it. */
  async partition(cluster: Cluster, seen: Observed) {
    const machine = await cluster.primary()
    machine.disconnect()
    await untilWritable(seen, performance.now())
    machine.reconnect()
  },
}

/** The kinds of fault, in the order in which they take turns. */
export const kinds = Object.keys(faults) as Fault[]

/** Causes the fault, and waits until the cluster is complete again. */
export async function cause(kind: Fault, cluster: Cluster, seen: Observed): Promise<void> {
  await faults[kind](cluster, seen)
  await cluster.untilComplete()
  await wait(4000)
}
