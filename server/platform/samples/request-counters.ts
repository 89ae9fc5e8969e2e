import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { ServiceSample } from '#domain/admin/service-figures.ts'
import { opened } from '../db/connection.ts'
import { type ConnectionWait, connectionWaits } from '../db/pools.ts'
import { countOpenStreams } from '../http/event-stream.ts'
import type { RecordRequest } from '../http/observe-requests.ts'

/** Times that are kept of one minute; of more calls, these are taken to be like the others. */
const maxTimes = 5000

/** The request counters of one process since the last reading. */
export interface RequestCounters {
  /** Counts a request. */
  recordRequest: RecordRequest
  /** The figures since the last call, or since the start. */
  take(): ServiceSample
  end(): void
}

/** Starts the counters of this process. */
export function startRequestCounters(): RequestCounters {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let counts = { requests: 0, failed: 0, wait: 0 }
  let times: number[] = []
  const noteWait = (message: unknown) => {
    counts.wait = Math.max(counts.wait, (message as ConnectionWait).ms)
  }
  connectionWaits.subscribe(noteWait)
  return {
    recordRequest({ route, status, ms }) {
      counts.requests += 1
      if (status >= 500) counts.failed += 1
      // A page is read from memory: its time says nothing of the database.
      if (route.startsWith('/api/') && times.length < maxTimes) times.push(ms)
    },
    take() {
      const { requests, failed, wait } = counts
      const slow_ms = quantile(times, 0.95)
      const loop_ms = Math.max(0, Math.round(delay.percentile(99) / 1e6) - 20)
      counts = { requests: 0, failed: 0, wait: 0 }
      times = []
      delay.reset()
      const { pool } = opened()
      return {
        requests,
        failed,
        ...(slow_ms === undefined ? {} : { slow_ms }),
        loop_ms,
        connections: pool.totalCount - pool.idleCount,
        wait_ms: Math.round(wait),
        streams: countOpenStreams(),
        memory_mb: Math.round(process.memoryUsage.rss() / 1024 ** 2),
      }
    },
    end() {
      connectionWaits.unsubscribe(noteWait)
      delay.disable()
    },
  }
}

/** @returns undefined of no values; whole milliseconds otherwise */
function quantile(values: readonly number[], part: number): number | undefined {
  if (values.length === 0) return undefined
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!)
}
