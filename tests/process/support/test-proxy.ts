import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a proxy that is configured badly does. */
export interface ProxyFaults {
  /** Passes on X-Forwarded-For and X-Request-Id as the caller sent them. */
  passesHeaders?: boolean
  /** Sends an answer when it is complete. */
  buffers?: boolean
  /** Bytes of the largest request. */
  maxBody?: number
}

/** A proxy in front of the server at `target`, without TLS. */
export async function startProxy(target: () => string) {
  let faults: ProxyFaults = {}
  const server = createServer((incoming, answer) => forward(incoming, answer, target(), faults))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    set: (next: ProxyFaults) => (faults = next),
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

function forward(
  incoming: IncomingMessage,
  answer: ServerResponse,
  target: string,
  { passesHeaders, buffers, maxBody = Infinity }: ProxyFaults,
) {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBody) {
    incoming.resume().on('end', () => answer.writeHead(413).end())
    return
  }
  const headers = { ...incoming.headers }
  if (!passesHeaders) {
    headers['x-forwarded-for'] = '198.51.100.4'
    delete headers['x-request-id']
  }
  const onward = request(
    target + incoming.url,
    { method: incoming.method, headers },
    (received) => {
      const whole: Buffer[] = []
      const begin = () => answer.writeHead(received.statusCode!, received.headers)
      if (!buffers) received.pipe(begin())
      else
        received
          .on('data', (chunk: Buffer) => whole.push(chunk))
          .on('end', () => begin().end(Buffer.concat(whole)))
    },
  )
  onward.on('error', () => answer.writeHead(502).end())
  incoming.pipe(onward)
}
