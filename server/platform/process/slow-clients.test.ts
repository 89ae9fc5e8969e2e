import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trackRequests } from './open-requests.ts'
import { clientLimits, closeSlowClients, timeoutsOfServer } from './slow-clients.ts'
import { limit } from '#tests/support/patience.ts'

/** A fiftieth of the real limits, with the same rate. */
const limits = {
  headers: 300,
  idle: 500,
  bodyGrace: 400,
  bytesPerSecond: clientLimits.bytesPerSecond,
  total: 4000,
  check: 100,
}
/** Bytes that no system keeps for a reader who does not read. */
const largeAnswer = Buffer.alloc(64 * 1024 * 1024, 'x')

function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.url === '/stream') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
    const beat = setInterval(() => response.write(':\n\n'), 800)
    response.once('close', () => clearInterval(beat))
  } else if (request.url === '/large') {
    response.end(largeAnswer)
  } else if (request.url === '/thinks') {
    setTimeout(() => response.end('thought'), 1300)
  } else {
    request.resume().once('end', () => response.end('whole'))
  }
}

const server = createServer(timeoutsOfServer(limits), answer)
const sockets: Socket[] = []

beforeAll(async () => {
  closeSlowClients(server, trackRequests(server), limits)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

/** A connection: what it has received, and milliseconds until the server closed it. */
function open(text = '') {
  const began = performance.now()
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  socket.on('error', () => {})
  const closed = new Promise<number>((done) =>
    socket.once('close', () => done(performance.now() - began)),
  )
  socket.write(text)
  return { socket, closed, received: () => received }
}

const post = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

/** Writes a piece again and again. @returns how to stop */
function trickle(socket: Socket, sent: string, every: number): () => void {
  const writing = setInterval(() => socket.write(sent), every)
  const stop = () => clearInterval(writing)
  socket.once('close', stop)
  return stop
}

describe('clientLimits', () => {
  it('closes a silent client within 35 seconds, and leaves a slow phone the time for 5 MB', () => {
    const { headers, idle, bodyGrace, check, bytesPerSecond, total } = clientLimits
    for (const limit of [headers, idle, bodyGrace]) expect(limit + check).toBeLessThan(35_000)
    const slowPhone = 400_000 / 8
    expect(bytesPerSecond).toBeLessThan(slowPhone / 10)
    expect(total).toBeGreaterThan((5 * 1024 * 1024 * 1000 * 5) / slowPhone)
    expect(timeoutsOfServer()).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 600_000,
      keepAliveTimeout: 25_000,
      connectionsCheckingInterval: 5000,
    })
  })
})

describe('a server with these limits', () => {
  it.each([
    ['says nothing at all', ''],
    ['sends half of its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Half'],
    ['sends half of its body', post(1000) + 'half'],
    ['sends nothing after its first request', get('/')],
  ])('closes a client that %s', async (_, text) => {
    expect(await open(text).closed).toBeLessThan(3000)
  })

  it('closes a client that sends its headers, or its body, a byte at a time', async () => {
    const headers = open('GET / HTTP/1.1\r\nHost: a\r\nX-Half: ')
    trickle(headers.socket, 'x', 50)
    const body = open(post(100_000))
    trickle(body.socket, 'x', 50)
    expect(await headers.closed).toBeLessThan(2000)
    expect(await body.closed).toBeLessThan(2000)
    expect(body.received()).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('closes a client that never reads its answer', async () => {
    const deaf = open(get('/large'))
    deaf.socket.pause()
    const connections = () =>
      new Promise<number>((done) => server.getConnections((_, count) => done(count)))
    await wait(100)
    const before = await connections()
    await expect.poll(connections, { timeout: limit(5000) }).toBeLessThan(before)
  })

  it('waits for a body that is slow and makes progress', async () => {
    const slow = open(post(12_000))
    const stop = trickle(slow.socket, 'x'.repeat(500), 100)
    await expect.poll(slow.received, { timeout: limit(6000) }).toContain('whole')
    stop()
  })

  it('does not close a client that waits for its response, nor one that follows events', async () => {
    const waiting = open(get('/thinks'))
    const following = open(get('/stream'))
    await expect.poll(waiting.received, { timeout: limit(3000) }).toContain('thought')
    await wait(limits.total)
    expect(following.socket.destroyed).toBe(false)
    expect(following.received().split(':\n').length).toBeGreaterThan(4)
  })
})
