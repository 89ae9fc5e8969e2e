import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { chunk, picture } from '#tests/support/uploads.ts'

/** Slow connection of a phone, in bytes a second. */
const slowPhone = 400_000 / 8
const closesWithin = 35_000

describe('600 clients that never finish their requests', () => {
  const folder = temporaryFolder()
  let server: ServerProcess
  const sockets: Socket[] = []
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: folder.path, AUTH_AUTOCONFIRM: 'true' })
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await server.stop()
    folder.remove()
  })

  async function signUp(role: 'client' | 'provider'): Promise<string> {
    const answer = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      body: JSON.stringify({
        email: `${role}@example.test`,
        password: 'Lusaka-Morning-7',
        data: { full_name: 'Bupe Zulu', role },
      }),
    })
    const { access_token } = (await answer.json()) as { access_token: string }
    return access_token
  }

  /** Sends `text` on a new connection. @returns milliseconds until the server closed it */
  function timeUntilClosed(text: string): Promise<number> {
    const began = performance.now()
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {}).resume()
    socket.write(text)
    return new Promise((done) => socket.once('close', () => done(performance.now() - began)))
  }

  it('are closed within 35 seconds, while a slow upload and an event stream stay open', async () => {
    const [client, provider] = [await signUp('client'), await signUp('provider')]
    const stream = await fetch(`${server.url}/api/messages/stream`, {
      headers: { authorization: `Bearer ${client}` },
    })
    let streamed = ''
    let isStreaming = true
    const following = (async () => {
      for await (const bytes of stream.body!) streamed += Buffer.from(bytes).toString()
    })().finally(() => (isStreaming = false))
    following.catch(() => {})

    const half = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":`
    const closing = Promise.all([
      ...Array.from({ length: 400 }, () =>
        timeUntilClosed('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Half: '),
      ),
      ...Array.from({ length: 100 }, () => timeUntilClosed(half('/auth/v1/signup'))),
      ...Array.from({ length: 100 }, () => timeUntilClosed(half('/api/contact-messages'))),
    ])
    const uploading = sendPhoto(`${server.url}/api/provider/photo`, provider)

    await wait(2000)
    // How fast is for `bench/hostile.ts`: here the machine does other things, too.
    const signal = AbortSignal.timeout(15_000)
    expect((await fetch(`${server.url}/api/health`, { signal })).status).toBe(200)

    expect(Math.max(...(await closing))).toBeLessThan(closesWithin)
    const { status, took } = await uploading
    expect(status).toBe(200)
    expect(took).toBeGreaterThan(closesWithin)
    expect(isStreaming).toBe(true)
    expect(streamed).toContain(':\n\n')
    // A client that was closed is no error of ours.
    expect(server.output()).not.toContain('unforeseen')
  })
})

/** Sends a photo of 2 MB as fast as a slow phone does. */
async function sendPhoto(url: string, token: string) {
  const began = performance.now()
  const photo = Buffer.from(await picture('png'))
  const end = photo.length - 12
  const ballast = chunk('teSt', randomBytes(2_000_000))
  const boundary = 'a-boundary'
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    photo.subarray(0, end),
    ballast,
    photo.subarray(end),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const pieces = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (let sent = 0; sent < body.length; sent += slowPhone) {
        controller.enqueue(body.subarray(sent, sent + slowPhone))
        await wait(1000)
      }
      controller.close()
    },
  })
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: pieces,
    duplex: 'half',
  } as RequestInit)
  return { status: answer.status, body: await answer.text(), took: performance.now() - began }
}
