import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from './problem.ts'

/**
 * Refuses bodies of more than `most` bytes with 413. A declared length is believed, for Node's
 * parser holds the sender to it; what comes without one is counted. Nothing is done for a GET: to
 * ask whether it has a body costs more than the rest of the way to its handler.
 */
export function limitBody(most: number): MiddlewareHandler {
  const refuse = (): never => {
    throw new Problem(413, 'too_large', 'That is too large to send.')
  }
  const count = bodyLimit({ maxSize: most, onError: refuse })
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const declared = c.req.header('content-length')
    if (declared === undefined || c.req.header('transfer-encoding')) return count(c, next)
    if (Number(declared) > most) refuse()
    return next()
  }
}
