import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProxy, proxies, type Proxy, startProxy } from '#tests/support/proxies.ts'
import { clinic, secureClient } from '#tests/support/tls.ts'

/** What a proxy with a file of `deploy/` sends to the servers behind it, which here are of the test. */
describe.each(proxies.filter(findProxy))('%s', (name) => {
  let upstream: Server
  let proxy: Proxy
  let reach: ReturnType<typeof secureClient>
  /** Requests that arrived, but those about health. */
  let arrived: { method: string; path: string; headers: IncomingHttpHeaders }[] = []
  /** How many of the next requests lose their connection. */
  let toDrop = 0
  /** The last answer to a reader of the event stream. */
  let stream: ServerResponse
  /** Open connections, and when each was used last. */
  const used = new Map<Socket, number>()

  beforeAll(async () => {
    upstream = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      const { method = '', url: path = '', headers, socket } = request
      if (!used.has(socket)) socket.once('close', () => used.delete(socket))
      used.set(socket, performance.now())
      if (path === '/api/ready') return void response.end()
      arrived.push({ method, path, headers })
      if (toDrop > 0) {
        toDrop -= 1
        return void socket.destroy()
      }
      if (path === '/api/messages/stream') {
        stream = response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        return void stream.write('event: ready\n\n')
      }
      return void setTimeout(() => response.end('{}'), 200)
    })
    await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
    const { port } = upstream.address() as AddressInfo
    proxy = await startProxy(name, [port, port])
    reach = secureClient(proxy.port, proxy.certificate)
  })
  afterAll(async () => {
    await proxy?.stop()
    upstream.closeAllConnections()
    upstream.close()
  })

  it('says who calls and by which id, whatever the caller says', async () => {
    arrived = []
    await reach.call('/api/live', {
      from: '127.0.0.3',
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'http',
        'x-request-id': 'a'.repeat(32),
        forwarded: 'for=203.0.113.9',
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
        tracestate: 'a=b',
      },
    })
    const { headers } = arrived[0]!
    expect(headers).toMatchObject({
      host: clinic,
      'x-forwarded-for': '127.0.0.3',
      'x-forwarded-proto': 'https',
    })
    expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-?([\da-f]{4}-?){3}[\da-f]{12}$/)
    expect(headers['x-request-id']).not.toBe('a'.repeat(32))
    expect(headers).not.toHaveProperty('forwarded')
    expect(headers).not.toHaveProperty('traceparent')
    expect(headers).not.toHaveProperty('tracestate')
    expect(headers).not.toHaveProperty('accept-encoding')
  })

  it('asks again where a connection is lost, but never repeats what may have been done', async () => {
    for (const [method, count, status] of [
      ['POST', 1, 503],
      ['PATCH', 1, 503],
      ['GET', 2, 200],
    ] as const) {
      arrived = []
      toDrop = 1
      const body = method === 'GET' ? {} : { body: '{}' }
      const answer = await reach.call('/api/bookings', { method, ...body })
      expect([method, answer.status, arrived.length]).toEqual([method, status, count])
      toDrop = 0
    }
  })

  it('passes on each event before the next one comes', async () => {
    const { stream: reader } = await reach.open('/api/messages/stream')
    const next = () =>
      new Promise((done) => reader.once('data', (chunk: Buffer) => done(chunk.toString())))
    expect(await next()).toBe('event: ready\n\n')
    for (const event of [':\n\n', 'event: message\n\n']) {
      const received = next()
      stream.write(event)
      expect(await received).toBe(event)
    }
    const left = new Promise((done) => stream.once('close', done))
    reader.destroy()
    await left
  })

  it('closes idle connections before the server would', async () => {
    await Promise.all(Array.from({ length: 6 }, () => reach.call('/api/live')))
    const open = used.size
    let longest = 0
    for (const until = performance.now() + 27_000; performance.now() < until;) {
      await new Promise((next) => setTimeout(next, 200))
      const seconds = [...used.values()].map((at) => (performance.now() - at) / 1000)
      longest = Math.max(longest, ...seconds)
    }
    expect(used.size).toBeLessThan(open)
    expect(longest).toBeGreaterThan(10)
    expect(longest).toBeLessThan(24)
  })
})
