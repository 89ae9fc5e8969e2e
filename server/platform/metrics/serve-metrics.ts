import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { log } from '../log.ts'
import { timeoutsOfServer } from '../process/slow-clients.ts'

/**
 * Serves `/metrics`, and nothing else, at an address of its own.
 *
 * @returns where, and how to stop, once it listens
 * @throws Error with a code of the operating system where it cannot listen there
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<{ url: string; stop(): void }> {
  const server = createServer(timeoutsOfServer(), (request, response) => {
    const isKnown = request.url?.split('?')[0] === '/metrics'
    if (!isKnown) end(response, 404)
    else if (request.method !== 'GET' && request.method !== 'HEAD') end(response, 405)
    else
      registry.metrics().then(
        (text) => end(response, 200, text, registry.contentType),
        (error: unknown) => {
          log.error({ err: error }, 'the metrics could not be written')
          end(response, 500)
        },
      )
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, host, done)
  })
  const { address, port: taken, family } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`, stop }
}

function end(response: ServerResponse, status: number, text = '', type = 'text/plain') {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
}
