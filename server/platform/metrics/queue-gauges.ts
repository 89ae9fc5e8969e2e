import { sql } from 'kysely'
import { tables } from '../db.ts'
import type { RecordGauges } from './gauges.ts'

const gauges = {
  ubumi_queue_tasks: 'Tasks that are due and that no server has taken.',
  ubumi_queue_later_tasks: 'Tasks that are not due yet: planned, or to be tried again.',
  ubumi_queue_oldest_task_seconds: 'How long the oldest task that is due has been due.',
}

/**
 * The length of each queue. A job by the clock has a queue too, of one task at most.
 *
 * @param names of all queues and jobs, the only values of the label
 */
export function queueGauges(names: readonly string[]): RecordGauges {
  return {
    gauges,
    labels: ['queue'],
    async read(tx) {
      const query = sql<{ queue: string; due: number; later: number; oldest: number | null }>`
        select name as queue, count(*) filter (where start_after <= now())::integer as due,
          count(*) filter (where start_after > now())::integer as later,
          extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float8 as oldest
        from pgboss.job where name = any(${[...names]}::text[]) and state < 'active' and not blocked
        group by name`
      const rows = await tx.run({ compile: () => query.compile(tables) })
      const found = new Map(rows.map((row) => [row.queue, row]))
      const perQueue = (valueOf: (row: (typeof rows)[number] | undefined) => number | null) =>
        names.flatMap((queue) => {
          const value = valueOf(found.get(queue))
          return value === null ? [] : [{ labels: { queue }, value }]
        })
      return {
        ubumi_queue_tasks: perQueue((row) => row?.due ?? 0),
        ubumi_queue_later_tasks: perQueue((row) => row?.later ?? 0),
        ubumi_queue_oldest_task_seconds: perQueue((row) => row?.oldest ?? null),
      }
    },
  }
}
