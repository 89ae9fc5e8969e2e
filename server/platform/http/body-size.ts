import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxFileBytes } from '#domain/values/files.ts'
import { Problem } from '../problem.ts'

/** The largest body of a call with a file: its form has other fields, too. */
export const maxBytesWithFile = maxFileBytes + 64 * 1024

/** The largest body of a call without a file, and of one that needs no token. */
export const maxBytes = 1024 * 1024
export const maxPublicBytes = 16 * 1024

/**
 * Rejects bodies that are larger than their call allows with 413. A declared length is believed, for Node's
 * parser holds the sender to it; what comes without one is counted. Nothing is done for a GET: to
 * ask whether it has a body costs more than the rest of the way to its handler.
 *
 * @param maxOf bytes of a call, by its method and path
 */
export function limitBody(maxOf: (call: string) => number): MiddlewareHandler {
  const reject = (): never => {
    throw new Problem(413, 'too_large', 'That is too large to send.')
  }
  const counters = new Map<number, MiddlewareHandler>()
  const counterTo = (maxSize: number) => {
    const counter = counters.get(maxSize) ?? bodyLimit({ maxSize, onError: reject })
    counters.set(maxSize, counter)
    return counter
  }
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const max = maxOf(`${c.req.method} ${c.req.path}`)
    const declared = c.req.header('content-length')
    if (declared === undefined || c.req.header('transfer-encoding')) return counterTo(max)(c, next)
    if (Number(declared) > max) reject()
    return next()
  }
}
