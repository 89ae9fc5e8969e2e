import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxFileBytes } from '#domain/values/files.ts'
import { Problem } from '../problem.ts'

/** The largest body of a call with a file: its form has other fields, too. */
export const maxBytesWithFile = maxFileBytes + 64 * 1024

/**
 * Rejects bodies of more than `max` bytes with 413; calls that take files have a limit of their own,
 * by method and path. A declared length is believed, for Node's
 * parser holds the sender to it; what comes without one is counted. Nothing is done for a GET: to
 * ask whether it has a body costs more than the rest of the way to its handler.
 */
export function limitBody(
  max: number,
  larger: Readonly<Record<string, number>> = {},
): MiddlewareHandler {
  const reject = (): never => {
    throw new Problem(413, 'too_large', 'That is too large to send.')
  }
  const countTo = (maxSize: number) => bodyLimit({ maxSize, onError: reject })
  const count = countTo(max)
  const countLarger = new Map(
    Object.entries(larger).map(([call, bytes]) => [call, countTo(bytes)] as const),
  )
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const call = `${c.req.method} ${c.req.path}`
    const declared = c.req.header('content-length')
    if (declared === undefined || c.req.header('transfer-encoding'))
      return (countLarger.get(call) ?? count)(c, next)
    if (Number(declared) > (larger[call] ?? max)) reject()
    return next()
  }
}
