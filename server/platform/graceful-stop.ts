import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Milliseconds of silence after which a connection without a request under way is closed. */
const idleGrace = 1000

/** Milliseconds after which answers still under way are cut off; the supervisor kills soon after. */
const longestAnswer = 8000

/**
 * Prepares a server to stop without dropping anybody. Call it before the server has connections.
 *
 * From the moment of stopping no new connection is taken, and each answer on an old one says
 * `Connection: close`, so that a client with a kept-alive connection learns of it by an answer and
 * never by a reset. Connections that stay silent for a second are closed.
 *
 * @returns a function that resolves when the last connection is gone
 */
export function gracefulStop(server: HttpServer): () => Promise<void> {
  const underWay = new Map<ServerResponse, Socket>()
  /** Open connections, and how much each had said when last looked at. */
  const connections = new Map<Socket, number>()
  let isStopping = false
  server.on('connection', (socket: Socket) => {
    connections.set(socket, -1)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('Connection', 'close')
    underWay.set(response, request.socket)
    response.once('close', () => underWay.delete(response))
  })

  /** Unlike the server's own `closeIdleConnections`, spares one on which a request just arrives. */
  function closeSilent() {
    const busy = new Set(underWay.values())
    for (const [socket, heard] of connections) {
      if (!busy.has(socket) && heard === socket.bytesRead) socket.destroy()
      else connections.set(socket, socket.bytesRead)
    }
  }

  async function stop() {
    // Whoever has connected by now is taken in the poll phase that comes before this. A connection
    // that the system completes between that and the close below was never ours, and is refused.
    await new Promise(setImmediate)
    isStopping = true
    for (const response of underWay.keys()) {
      if (!response.headersSent) response.setHeader('Connection', 'close')
    }
    const closingSilent = setInterval(closeSilent, idleGrace)
    const closingAll = setTimeout(() => server.closeAllConnections(), longestAnswer)
    // The HTTP server's own close() would cut idle connections at once.
    await new Promise((done) => NetServer.prototype.close.call(server, done))
    clearInterval(closingSilent)
    clearTimeout(closingAll)
  }
  return stop
}
