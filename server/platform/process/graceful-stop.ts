import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { OpenRequest } from './open-requests.ts'

/** Milliseconds of silence after which a connection without a request under way is closed. */
const idleGrace = 1000

/** Milliseconds in which pending connections are accepted, at most. */
const longestWelcome = 5000

/** Milliseconds of a turn of the event loop in which nothing else was done. */
const quickTurn = 0.5

/** Milliseconds after which answers still under way are cut off; the supervisor kills soon after. */
const longestAnswer = 8000

/**
 * Prepares a server to stop without dropping a request. Call it before the server has connections.
 *
 * Closing a listening socket resets connections that the system has accepted but the server has not. So
 * all pending ones are accepted first, and the socket is closed right after a check that found none
 * waiting. From the moment of stopping each answer says `Connection: close`, so that a client with a
 * keep-alive connection learns of it by a response and never by a reset. Connections that stay silent
 * for a second are closed.
 *
 * @param open the requests under way
 * @returns a function that resolves when the last connection is gone
 */
export function gracefulStop(
  server: HttpServer,
  open: ReadonlyMap<ServerResponse, OpenRequest>,
): () => Promise<void> {
  /** Open connections, and how much each had said when last looked at. */
  const connections = new Map<Socket, number>()
  let isStopping = false
  let arrivals = 0
  server.on('connection', (socket: Socket) => {
    arrivals += 1
    connections.set(socket, -1)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('Connection', 'close')
  })

  /** Unlike the server's own `closeIdleConnections`, spares one on which a request just arrives. */
  function closeSilent() {
    const busy = new Set([...open.values()].map(({ request }) => request.socket))
    for (const [socket, bytesBefore] of connections) {
      if (!busy.has(socket) && bytesBefore === socket.bytesRead) socket.destroy()
      else connections.set(socket, socket.bytesRead)
    }
  }

  /** Ends right behind a turn of the event loop that looked for connections and found none. */
  async function letInWhoeverWaits() {
    // The rest of the current turn accepts no more connections.
    await new Promise(setImmediate)
    const began = performance.now()
    let turned = began
    let isQuiet = false
    while (!isQuiet && turned - began < longestWelcome) {
      const [arrived, turning] = [arrivals, turned]
      await new Promise(setImmediate)
      turned = performance.now()
      isQuiet = arrivals === arrived && turned - turning < quickTurn
    }
  }

  async function stop() {
    isStopping = true
    for (const response of open.keys()) {
      if (!response.headersSent) response.setHeader('Connection', 'close')
    }
    const closingAll = setTimeout(() => server.closeAllConnections(), longestAnswer)
    await letInWhoeverWaits()
    // At once: what comes between the look and this is reset. The HTTP server's own close() would
    // also cut idle connections.
    const closed = new Promise((done) => NetServer.prototype.close.call(server, done))
    const closingSilent = setInterval(closeSilent, idleGrace)
    await closed
    clearInterval(closingSilent)
    clearTimeout(closingAll)
  }
  return stop
}
