import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { asSystem } from './db.ts'
import { enqueueAgain, type Queue, startJobs } from './jobs.ts'
import { log } from './log.ts'
import { mailQueue } from './mail/mail.ts'
import { currentRequestId, withRequestId } from './request-id.ts'
import { limit } from '#tests/support/patience.ts'

let app: TestApp
let proxied: TestApp['app']
beforeAll(async () => {
  app = await openTestApp({ AUTH_AUTOCONFIRM: 'false' })
  const env = { ...app.settings.env, TRUST_PROXY: ['127.0.0.1'] }
  proxied = createApp({ ...app.settings, env })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.close())

const newId = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/
const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
/** The id that a request gets where the proxy, or else any caller, sends this one. */
async function idFor(given: string, sender = proxied) {
  const answer = await sender.request('/api/live', { headers: { 'X-Request-Id': given } }, bindings)
  return answer.headers.get('x-request-id')!
}
const dataOf = async (queue: string) =>
  (
    await app.database.asOwner('select data from pgboss.job where name = $1 order by created_on', [
      queue,
    ])
  ).map(({ data }) => data as { request_id?: string } | null)

describe('the id of a request', () => {
  it.each(['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '3F2504E04F8941D39A0C0305E82C3301'])(
    'is that of a trusted proxy: %s',
    async (given) => {
      expect(await idFor(given)).toBe(given)
      const other = await idFor(given, app.app)
      expect(other).not.toBe(given)
      expect(other).toMatch(newId)
    },
  )

  it.each([
    'mutale@example.test',
    '260970000001',
    'a'.repeat(33),
    '3f2504e0-4f8941d39a0c0305e82c3301',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301, 3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    `${'0'.repeat(31)}g`,
  ])('is a new one where a proxy sends: %s', async (given) => {
    expect(await idFor(given)).toMatch(newId)
  })
})

describe('a task', () => {
  it('has the id of the request that enqueued it, and nothing else of it', async () => {
    const given = randomUUID()
    const body = JSON.stringify({
      email: 'planted7@example.test',
      password: 'Lusaka-Morning-7',
      data: { full_name: 'planted7' },
    })
    const headers = { 'X-Request-Id': given, 'Content-Type': 'application/json' }
    const answer = await proxied.request(
      '/auth/v1/signup',
      { method: 'POST', headers, body },
      bindings,
    )
    expect(answer.status).toBe(200)
    expect(await dataOf(mailQueue)).toEqual([{ request_id: given }])
  })

  it('writes that id into each line of its log, and into what it enqueues', async () => {
    await app.database.asOwner(
      `select pgboss.create_queue(name, '{"policy": "standard", "partition": false}')
       from unnest(array['tests.first', 'tests.second']) name`,
    )
    let written = ''
    const sink = new Writable({ write: (chunk: Buffer, _, done) => done(void (written += chunk)) })
    // The same addition to each line as the real log has, where the test can read.
    const { [pino.symbols.mixinSym]: mixin } = log as unknown as Record<symbol, () => object>
    const copy = pino({ mixin: mixin! }, sink)
    const enqueueAs = (request_id: string | undefined, queue: string, record: string) =>
      withRequestId(request_id, () =>
        asSystem('enqueue for a test', (tx) => enqueueAgain(tx, queue, record)),
      )
    const first: Queue = {
      name: 'tests.first',
      run: async ({ id }) => {
        copy.info('in a task')
        await enqueueAs(currentRequestId(), 'tests.second', id)
        return 'done'
      },
    }
    const ids = [undefined, randomUUID(), randomUUID()]
    const record = randomUUID()
    for (const id of ids) await enqueueAs(id, first.name, id === ids[2] ? record : randomUUID())
    const data = ids.map((request_id) => (request_id ? { request_id } : null))
    // Tasks of one millisecond have no order.
    expect(new Set(await dataOf(first.name))).toEqual(new Set(data))
    const stop = startJobs([], [first])
    const waiting = async () => (await dataOf('tests.second')).length
    await expect.poll(waiting, { timeout: limit(45_000) }).toBe(3)
    await stop()
    const lines = written.trim().split('\n')
    const seen = lines.map((line) => (JSON.parse(line) as { request_id?: string }).request_id)
    expect(new Set(seen)).toEqual(new Set(ids))
    expect(new Set(await dataOf('tests.second'))).toEqual(new Set(data))

    // What is enqueued again belongs to the latest request.
    await enqueueAs(ids[1], 'tests.second', record)
    const again = await dataOf('tests.second')
    expect(again.filter((one) => one?.request_id === ids[1])).toHaveLength(2)
    expect(currentRequestId()).toBeUndefined()
  })
})
