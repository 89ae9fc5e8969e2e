import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { OpenRequest } from './open-requests.ts'

/**
 * How long a client may take, in milliseconds. A phone on a slow connection (400 kbit/s) needs 105 s
 * to send a file of 5 MB, so a body is judged by its progress and not by a short total.
 */
export const clientLimits = {
  /** From the first byte of a request, or the start of a connection, to the end of its headers. */
  headers: 15_000,
  /** Without any byte in either direction; also between two requests of one connection. */
  idle: 25_000,
  /** Until a body has to arrive at `bytesPerSecond` on average. */
  bodyGrace: 20_000,
  /** 8 kbit/s: a fifth of what GPRS carries. */
  bytesPerSecond: 1000,
  /** For a whole request, and for reading a whole answer: 5 MB at 70 kbit/s. */
  total: 600_000,
  /** Between two looks at all connections: how much later than its time one is closed at most. */
  check: 5000,
}

/** The limits that Node checks itself, for `createServer`. */
export function timeoutsOfServer(limits = clientLimits): ServerOptions {
  return {
    headersTimeout: limits.headers,
    requestTimeout: limits.total,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.check,
  }
}

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Closes connections whose client sends nothing, sends a body a few bytes at a time, or does not read
 * its response. While the client waits for the server, as on an event stream, nothing is closed.
 *
 * @param open the requests under way
 */
export function closeSlowClients(
  server: Server,
  open: ReadonlyMap<ServerResponse, OpenRequest>,
  limits = clientLimits,
): void {
  // Node counts bytes that the client takes as activity, also within one large write.
  server.timeout = limits.idle
  server.on('timeout', (socket: Socket) => {
    const isOurTurn = [...open].some(
      ([response, { request }]) => request.socket === socket && clientWaits(request, response),
    )
    if (isOurTurn) socket.setTimeout(limits.idle)
    else socket.destroy()
  })
  const check = () => {
    const now = performance.now()
    for (const [response, { request, began, bytesBefore }] of open) {
      const { socket } = request
      const took = now - began
      if (!request.complete) {
        const seconds = (socket.bytesRead - bytesBefore) / limits.bytesPerSecond
        if (took < limits.bodyGrace + seconds * 1000) continue
        if (!response.headersSent) socket.write(tooSlow)
        socket.destroy()
      } else if (took > limits.total && !clientWaits(request, response)) {
        socket.destroy()
      }
    }
  }
  const checking = setInterval(check, limits.check).unref()
  server.once('close', () => clearInterval(checking))
}

/** True where the request has arrived whole, and the client has taken what there is of the answer. */
function clientWaits(request: IncomingMessage, response: ServerResponse): boolean {
  return request.complete && !response.writableEnded && !response.writableNeedDrain
}
