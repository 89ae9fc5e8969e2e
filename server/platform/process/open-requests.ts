import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** A request that is not answered completely yet. */
export interface OpenRequest {
  request: IncomingMessage
  /** Milliseconds on the clock of `performance.now()` when its headers were complete. */
  began: number
  /** Bytes that its connection had received by then. */
  bytesBefore: number
}

/**
 * Keeps a list of the requests under way, for what closes connections. Call it before the server has
 * connections.
 */
export function trackRequests(server: Server): ReadonlyMap<ServerResponse, OpenRequest> {
  const open = new Map<ServerResponse, OpenRequest>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const bytesBefore = request.socket.bytesRead
    open.set(response, { request, began: performance.now(), bytesBefore })
    response.once('close', () => open.delete(response))
  })
  return open
}
