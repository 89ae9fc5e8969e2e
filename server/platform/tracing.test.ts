import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  context,
  type ContextManager,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanOptions,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { asSystem } from './db.ts'
import { startJobs } from './jobs.ts'
import { mailCarrier } from './mail/mail-carrier.ts'
import { postMail } from './mail/mail.ts'
import { limit } from '#tests/support/patience.ts'

/** What an SDK would export of a span. */
interface Seen {
  name: string
  parent?: string | undefined
  attributes: Attributes
  error: boolean
  ended: boolean
}

const planted = 'planted7'
const seen: Seen[] = []

/** The least that an SDK is: spans in memory, and a context that follows promises. */
function startSpan(name: string, { attributes }: SpanOptions = {}, parent = context.active()) {
  const id = String(seen.length)
  const above = trace.getSpan(parent)?.spanContext()
  const one: Seen = { name, attributes: { ...attributes }, error: false, ended: false }
  one.parent = above && (seen[Number(above.spanId)]?.name ?? above.spanId)
  seen.push(one)
  const span = {
    spanContext: (): SpanContext => ({ traceId: '1', spanId: id, traceFlags: 1 }),
    setAttribute: (key: string, value: string) => ((one.attributes[key] = value), span),
    setAttributes: (more: Attributes) => (Object.assign(one.attributes, more), span),
    setStatus: ({ code }: { code: number }) => ((one.error = code === SpanStatusCode.ERROR), span),
    updateName: (text: string) => ((one.name = text), span),
    isRecording: () => true,
    end: () => (one.ended = true),
  } as unknown as Span
  return span
}
const tracer = { startSpan } as Tracer

const storage = new AsyncLocalStorage<Context>()
const manager: ContextManager = {
  active: () => storage.getStore() ?? ROOT_CONTEXT,
  with: (of, work, self, ...args) => storage.run(of, () => work.call(self!, ...args)),
  bind: (_, target) => target,
  enable: () => manager,
  disable: () => manager,
}

let app: TestApp
let proxied: TestApp['app']
let patient: Persona
beforeAll(async () => {
  app = await openTestApp()
  patient = await app.createPersona({ full_name: planted })
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
  context.setGlobalContextManager(manager)
  propagation.setGlobalPropagator({
    inject: () => {},
    fields: () => ['traceparent'],
    extract: (of, carrier, getter) => {
      const spanId = getter.get(carrier, 'traceparent')
      return typeof spanId === 'string'
        ? trace.setSpanContext(of, { traceId: '1', spanId, traceFlags: 1 })
        : of
    },
  })
  proxied = createApp({
    ...app.settings,
    env: { ...app.settings.env, TRUST_PROXY: ['127.0.0.1'] },
  })
})
beforeEach(() => (seen.length = 0))
afterAll(async () => {
  trace.disable()
  context.disable()
  propagation.disable()
  await app.close()
})

const named = (name: string) => seen.filter((span) => span.name === name)
const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

describe('a request', () => {
  it('has a span with the pattern of its route, and its transactions below it', async () => {
    const path = `/api/threads/${patient.user_id}/messages?${planted}=${planted}`
    const headers = { 'User-Agent': planted, Referer: planted }
    const answer = await app.call('GET', path, { as: patient, headers })
    const route = 'GET /api/threads/:id/messages'
    expect(named(route)).toEqual([
      {
        name: route,
        parent: undefined,
        ended: true,
        error: false,
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/api/threads/:id/messages',
          'http.response.status_code': answer.status,
          'ubumi.request_id': answer.headers.get('x-request-id'),
        },
      },
    ])
    expect(named('transaction').length).toBeGreaterThan(0)
    for (const span of named('transaction'))
      expect(span).toMatchObject({
        parent: 'GET',
        ended: true,
        attributes: { 'db.system.name': 'postgresql' },
      })
    const written = JSON.stringify(seen)
    for (const secret of [planted, patient.user_id, patient.email, patient.token])
      expect(written).not.toContain(secret)
  })

  it('continues the trace of a trusted proxy, and of no other caller', async () => {
    const headers = { traceparent: 'of a proxy' }
    await app.call('GET', '/api/live', { headers })
    expect(seen[0]).toMatchObject({ name: 'GET /api/live', parent: undefined })
    await proxied.request('/api/live', { headers }, bindings)
    expect(seen[1]).toMatchObject({ name: 'GET /api/live', parent: 'of a proxy' })
  })
})

describe('work that fails', () => {
  it('has a span with the type of the error, without what it says', async () => {
    const failing = asSystem('fail for a test', async () => {
      throw new TypeError(planted)
    })
    await expect(failing).rejects.toThrow(planted)
    expect(named('transaction')[0]).toMatchObject({
      error: true,
      ended: true,
      attributes: { 'error.type': 'TypeError', 'ubumi.reason': 'fail for a test' },
    })
    expect(JSON.stringify(seen)).not.toContain(planted)
  })
})

describe('an email and a job', () => {
  it('have spans, without an address', async () => {
    const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.test' }
    const job = { name: 'tests.traced', every: 'day' as const, run: async () => {} }
    const stop = startJobs([job], [mailCarrier(settings)])
    const mail = { recipient: `${planted}@example.test`, subject: planted }
    await asSystem('write an email of a test', (tx) =>
      postMail(tx, { ...mail, text_body: planted, html_body: planted }),
    )
    const due = `insert into pgboss.job (name, policy, retry_limit) values ($1, 'exclusive', 0)`
    const queues = () =>
      app.database.asOwner('select from pgboss.queue where name = $1', [job.name])
    await expect.poll(async () => (await queues()).length, { timeout: limit(45_000) }).toBe(1)
    await app.database.asOwner(due, [job.name])
    const ended = () => seen.filter((span) => span.ended).map(({ name }) => name)
    const names = ['send email', 'task platform.mail', 'job tests.traced']
    await expect.poll(ended, { timeout: limit(45_000) }).toEqual(expect.arrayContaining(names))
    await stop()
    expect(named('send email')[0]).toMatchObject({
      parent: 'task platform.mail',
      error: true,
      attributes: { 'error.type': expect.stringMatching(/^E[A-Z]+$/) },
    })
    expect(JSON.stringify(seen)).not.toContain(planted)
  })
})
