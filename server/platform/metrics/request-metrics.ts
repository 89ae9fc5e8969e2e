import { METHODS } from 'node:http'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { RecordRequest } from '../http/observe-requests.ts'

/** Seconds, around the targets of 50, 200 and 300 ms, up to the time limit of a statement. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10]

/** What Node accepts as a method; a label must not grow with what a caller sends. */
const methods = new Set(METHODS)

/** A login, a renewal of one, and the second factor. */
const routesOfLogin = new Set(['/auth/v1/token', '/auth/v1/factors/:id/verify'])

/**
 * Adds the counts and times of requests.
 *
 * @returns what counts one
 */
export function addRequestMetrics(registry: Registry): RecordRequest {
  const registers = [registry]
  const requests = new Counter({
    name: 'ubumi_http_requests_total',
    help: 'Answered requests, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'ubumi_http_request_duration_seconds',
    help: 'Time until an answer began, by the pattern of its route.',
    labelNames: ['method', 'route'] as const,
    buckets,
    registers,
  })
  const rejected = new Counter({
    name: 'ubumi_rejected_logins_total',
    help: 'Logins that were rejected, by password or second factor, by reason.',
    labelNames: ['reason'] as const,
    registers,
  })
  return ({ method: given, route, status, ms, reason }) => {
    if (reason && routesOfLogin.has(route)) rejected.inc({ reason })
    const method = methods.has(given) ? given : 'OTHER'
    requests.inc({ method, route, status })
    durations.observe({ method, route }, ms / 1000)
  }
}
