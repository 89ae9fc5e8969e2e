import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxFileBytes } from '#domain/values/files.ts'
import { type ClinicServers, startTwoServers } from '#tests/support/clinic-servers.ts'
import { followed } from '#tests/support/event-streams.ts'
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { findProxy, proxies, type Proxy, startProxy } from '#tests/support/proxies.ts'
import { clinic, secureClient } from '#tests/support/tls.ts'
import { join, pdf } from '#tests/support/uploads.ts'
import { asAdmin } from '../process/support/people.ts'
import { limit } from '#tests/support/patience.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

/** The calls that take a file: their bodies may be larger. */
const uploads = ['/api/provider/photo', '/api/provider/registration', '/api/student-verification']
const limits = { usual: 1024 * 1024, upload: maxFileBytes + 64 * 1024 }

describe.each(proxies.filter(findProxy))('two servers behind %s', (name) => {
  let clinicServers: ClinicServers
  let proxy: Proxy
  let reach: ReturnType<typeof secureClient>
  let authorization: string
  beforeAll(async () => {
    clinicServers = await startTwoServers(postgres, {
      METRICS_PORT: '0',
      SHUTDOWN_DELAY: '5',
    })
    authorization = `Bearer ${clinicServers.client.token}`
    proxy = await startProxy(name, clinicServers.ports)
    reach = secureClient(proxy.port, proxy.certificate)
  })
  afterAll(async () => {
    await proxy?.stop()
    await clinicServers?.stop()
  })
  const post = (path: string, body: object, more: { from?: string; headers?: object } = {}) =>
    reach.call(path, {
      method: 'POST',
      ...more,
      headers: { authorization, 'content-type': 'application/json', ...more.headers },
      body: JSON.stringify(body),
    })

  it('serve a page and a call over TLS with HTTP/2, and lead http there', async () => {
    const page = await reach.call('/')
    expect(page.status, page.body).toBe(200)
    expect(page.body).toContain('<!doctype html>')
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=/)
    const read = await reach.call('/api/blood-pressure-readings', { headers: { authorization } })
    expect(read).toMatchObject({ status: 200, body: '[]' })
    expect(read.headers['cache-control']).toBe('no-store')
    const plain = await fetch(`http://127.0.0.1:${proxy.plainPort}/pricing?a=1`, {
      headers: { host: clinic },
      redirect: 'manual',
    })
    expect([301, 308]).toContain(plain.status)
    expect(plain.headers.get('location')).toMatch(/^https:.*\/pricing\?a=1$/)
  })

  it('answer what npm run doctor asks through them', async () => {
    const headers = { authorization: `Bearer ${clinicServers.serviceKey}` }
    const seen = await reach.call('/api/connection-check/request', {
      headers: { ...headers, 'x-forwarded-for': '203.0.113.77' },
    })
    expect(JSON.parse(seen.body)).toEqual({
      caller_address: '127.0.0.1',
      is_from_proxy: true,
      forwarded_protocol: 'https',
    })
    const sent = await reach.call('/api/connection-check/body', {
      method: 'POST',
      headers,
      body: new Uint8Array(limits.upload),
    })
    expect(sent).toMatchObject({ status: 200, body: JSON.stringify({ bytes: limits.upload }) })
    const { stream } = await reach.open('/api/connection-check/events', { headers })
    const arrivals: number[] = []
    for await (const chunk of stream)
      if (String(chunk).includes('event:')) arrivals.push(performance.now())
    expect(arrivals).toHaveLength(2)
    expect(arrivals[1]! - arrivals[0]!).toBeGreaterThan(500)
  })

  it('compress once, and only for those who ask', async () => {
    const packed = await reach.open('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const bytes = Buffer.concat(await packed.stream.toArray())
    expect(JSON.parse(gunzipSync(bytes).toString())).toHaveProperty('openapi')
    const plain = await reach.call('/api/openapi.json')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(plain.body)).toHaveProperty('openapi')
  })

  it('pass on the first event of a stream at once, and end it when the reader leaves', async () => {
    const { stream: body } = await reach.open('/api/messages/stream', {
      headers: { authorization },
    })
    const stream = followed(
      new Response(Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>),
    )
    // Held back, it would come with the sign of life after 25 seconds at the earliest.
    const began = performance.now()
    expect(await stream.next()).toMatchObject({ event: 'ready' })
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(await countStreams()).toBe(1)
    body.destroy()
    await expect.poll(countStreams, { timeout: limit(20_000) }).toBe(0)
  })
  const countStreams = async () => {
    const texts = clinicServers.servers.map(async (server) => {
      const address = /Metrics are at (\S+)/.exec(server.output())![1]!
      const text = await (await fetch(address)).text()
      return Number(/^ubumi_event_streams (\d+)/m.exec(text)![1])
    })
    return (await Promise.all(texts)).reduce((one, other) => one + other)
  }

  it('accept a file as large as the server does', async () => {
    const [head, tail] = [pdf.subarray(0, 9), pdf.subarray(9)]
    const filling = Buffer.alloc(maxFileBytes - pdf.length - 2, ' ')
    const largest = join(head, '%', filling, '\n', tail)
    expect(largest).toHaveLength(maxFileBytes)
    const form = new FormData()
    form.append('file', new File([largest], 'card.pdf', { type: 'application/pdf' }))
    const body = new Response(form)
    const sent = await reach.call('/api/student-verification', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${clinicServers.student.token}`,
        'content-type': body.headers.get('content-type')!,
      },
      body: new Uint8Array(await body.arrayBuffer()),
    })
    expect(sent.status, sent.body).toBe(201)
  })

  it.each([
    { path: '/api/blood-pressure-readings', limit: limits.usual },
    ...uploads.map((path) => ({ path, limit: limits.upload })),
  ])('$path takes $limit bytes and answers more with a clear 413', async ({ path, limit }) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const send = (bytes: number, isUncounted: boolean) =>
      reach.call(path, { method: 'POST', headers, body: Buffer.alloc(bytes, ' '), isUncounted })
    for (const isUncounted of [false, true]) {
      const accepted = await send(limit, isUncounted)
      expect([413, 500, 502, 503], accepted.body).not.toContain(accepted.status)
      const rejected = await send(limit + 1, isUncounted)
      expect(rejected.status, rejected.body).toBe(413)
      expect(JSON.parse(rejected.body)).toEqual({
        code: 'too_large',
        message: 'That is too large to send.',
        request_id: expect.stringMatching(/^[\da-f-]{32,36}$/),
      })
    }
  })

  it('see the address of the caller, who cannot forge it', async () => {
    const seen = async (headers: Record<string, string>) => {
      const how = { from: '127.0.0.2', headers }
      const factor = JSON.parse(
        (await post('/auth/v1/factors', { factor_type: 'totp' }, how)).body,
      ) as { id: string }
      const challenge = await post(`/auth/v1/factors/${factor.id}/challenge`, {}, how)
      expect(challenge.status, challenge.body).toBe(200)
      const { id } = JSON.parse(challenge.body) as { id: string }
      return asAdmin(clinicServers.database, async (client) => {
        const { rows } = await client.query(
          'select host(ip) as ip from accounts.factor_challenges where id = $1',
          [id],
        )
        await client.query('delete from accounts.factors')
        return rows[0]!.ip as string
      })
    }
    expect(await seen({})).toBe('127.0.0.2')
    expect(await seen({ 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.2')
    expect(await seen({ forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' })).toBe(
      '127.0.0.2',
    )
  })

  const path = '/api/blood-pressure-readings'
  const readAgain = () => reach.call(path, { headers: { authorization } })
  const write = () => post(path, { systolic: 120, diastolic: 80 })
  /** The statuses of many calls at once, each once; with what a failed one was answered. */
  const outcomes = async (call: typeof write, count = 20) => {
    const answers = await Promise.all(Array.from({ length: count }, call))
    const seen = answers.map(({ status, headers, body }) =>
      status < 300 ? `${status}` : JSON.stringify([status, headers, body]),
    )
    return [...new Set(seen)]
  }

  it('lose no request where one of them stops as it should', async () => {
    const seen = new Set<string>()
    let isStopped = false
    const stopped = clinicServers.servers[0].stop().then((code) => {
      isStopped = true
      return code
    })
    const callBoth = async () => {
      for (const call of [write, readAgain])
        for (const outcome of await outcomes(call, 4)) seen.add(outcome)
    }
    while (!isStopped) await callBoth()
    expect(await stopped).toBe(0)
    await callBoth()
    expect(seen).toEqual(new Set(['200', '201']))
    await clinicServers.startFirst()
  })

  it('go on where one of them is killed', async () => {
    const [first, second] = clinicServers.servers
    await first.stop('SIGKILL')
    expect(await outcomes(readAgain)).toEqual(['200'])
    // Caddy of Debian 12 does not repeat a POST: it has to find out first that the server is gone.
    if (name === 'caddy')
      await expect.poll(() => outcomes(write), { timeout: limit(10_000) }).toEqual(['201'])
    expect(await outcomes(write)).toEqual(['201'])
    await second.stop('SIGKILL')
    const without = await readAgain()
    expect(without.status, without.body).toBe(503)
    expect(without.headers['retry-after']).toBe('5')
    expect(JSON.parse(without.body)).toMatchObject({ code: 'unavailable' })
  })
})
