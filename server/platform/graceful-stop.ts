import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Milliseconds after which a connection that asks for nothing is told to go. */
const idleGrace = 1000

/** Milliseconds after which answers still under way are cut off; the supervisor kills soon after. */
const longestAnswer = 8000

/**
 * Prepares a server to stop without dropping anybody. Call it before the server has connections.
 *
 * From the moment of stopping no new connection is taken, and each answer on an old one says
 * `Connection: close`, so that a client with a kept-alive connection learns of it by an answer and
 * never by a reset. Connections that stay silent are closed after a second.
 *
 * @returns a function that resolves when the last connection is gone
 */
export function gracefulStop(server: HttpServer): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('Connection', 'close')
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return () =>
    new Promise((done) => {
      isStopping = true
      for (const response of underWay) {
        if (!response.headersSent) response.setHeader('Connection', 'close')
      }
      // The HTTP server's own close() would cut idle connections at once, also one on which a
      // request is just arriving.
      NetServer.prototype.close.call(server, () => {
        clearInterval(closingIdle)
        clearTimeout(closingAll)
        done()
      })
      const closingIdle = setInterval(() => server.closeIdleConnections(), idleGrace)
      const closingAll = setTimeout(() => server.closeAllConnections(), longestAnswer)
    })
}
