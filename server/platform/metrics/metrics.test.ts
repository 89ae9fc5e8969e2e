import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Feature } from '#server/feature.ts'
import { features } from '#server/features.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { engine } from '#tests/support/database.ts'
import { asSystem, tables, type Transaction } from '../db.ts'
import { opened } from '../db/connection.ts'
import { log } from '../log.ts'
import { mailQueue, postMail } from '../mail/mail.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { recordGauges } from './record-groups.ts'
import { serveMetrics } from './serve-metrics.ts'

const planted = 'planted7'
const jobs = [{ name: 'appointments.remind' }]
const all: readonly Feature[] = features
const gauges = all.flatMap((feature) => feature.gauges ?? [])

let base: TestApp
let metrics: Metrics
let patient: Persona
let served: Awaited<ReturnType<typeof serveMetrics>>

beforeAll(async () => {
  base = await openTestApp()
  patient = await base.createPersona({ full_name: planted })
  metrics = createMetrics()
  served = await serveMetrics(metrics.registry, { port: 0, host: '127.0.0.1' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  served.stop()
  await base.close()
})

const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
const app = () => createApp({ ...base.settings, recordRequest: metrics.recordRequest })
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app().request(path, { method, headers }, bindings)
const scrape = async () => (await fetch(served.url)).text()
/** The samples of one metric, as `{labels} value` each. */
const samplesOf = (text: string, name: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .map((line) => line.slice(name.length).trim())

/** Metrics with a clock of their own, for what the database is asked. */
function withClock() {
  const own = createMetrics()
  let now = 0
  const read = vi.fn<(tx: unknown) => Promise<{ ubumi_test: number }>>()
  read.mockResolvedValue({ ubumi_test: 7 })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  own.addRecords(recordGauges(jobs, [...gauges, { gauges: { ubumi_test: 'A test.' }, read }]))
  return {
    read,
    pass: (ms: number) => (now += ms),
    text: () => own.registry.metrics(),
  }
}

describe('the metrics of requests', () => {
  it('count by the pattern of the route, the method and the status, with a time', async () => {
    const headers = { Authorization: `Bearer ${patient.token}` }
    await get('/api/blood-pressure-readings?limit=20', headers)
    const text = await scrape()
    expect(samplesOf(text, 'ubumi_http_requests_total')).toContain(
      '{method="GET",route="/api/blood-pressure-readings",status="200"} 1',
    )
    for (const le of ['0.05', '0.2', '0.3', '10', '+Inf'])
      expect(text).toContain(
        `ubumi_http_request_duration_seconds_bucket{le="${le}",method="GET",route="/api/blood-pressure-readings"}`,
      )
  })

  it('have no new label for an unknown path, method or id, and contain nothing personal', async () => {
    const headers = {
      Authorization: `Bearer ${patient.token}`,
      'X-Request-Id': planted,
      'User-Agent': planted,
    }
    const visit = async (word: string) => {
      await get(`/${word}`, headers)
      await get(`/api/${word}?${word}=${word}`, headers)
      await get(`/api/threads/${word}/messages?name=${word}`, headers)
      await get(`/api/appointments/${word}`, headers, word.toUpperCase())
    }
    await visit(planted)
    const before = samplesOf(await scrape(), 'ubumi_http_requests_total')
    await visit(`${planted}b`)
    const text = await scrape()
    const after = samplesOf(text, 'ubumi_http_requests_total')
    const labels = (samples: string[]) => samples.map((sample) => sample.replace(/ \d+$/, ''))
    expect(labels(after)).toEqual(labels(before))
    expect(after).toContain('{method="OTHER",route="/api/*",status="404"} 2')
    const routes = after.map((sample) => /route="([^"]+)"/.exec(sample)![1])
    const registered = new Set(app().routes.map(({ path }) => path))
    expect(routes.filter((route) => !registered.has(route!))).toEqual([])
    for (const secret of [planted, patient.user_id, patient.email])
      expect(text.toLowerCase()).not.toContain(secret)
  })
})

describe('the metrics of the process', () => {
  it('are memory, event loop, connections and event streams', async () => {
    const correspondent = { Authorization: `Bearer ${patient.token}` }
    const stream = await get('/api/messages/stream', correspondent)
    expect(stream.status).toBe(200)
    const text = await scrape()
    expect(Number(samplesOf(text, 'process_resident_memory_bytes')[0])).toBeGreaterThan(1e7)
    expect(samplesOf(text, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1)
    expect(samplesOf(text, 'ubumi_event_streams')).toEqual(['1'])
    const pools = engine === 'postgres' ? ['pool', 'reserved', 'health'] : ['pool']
    const waiting = samplesOf(text, 'ubumi_database_waiting')
    expect(waiting).toEqual(pools.map((pool) => `{pool="${pool}"} 0`))
    const states = pools.flatMap((pool) => [
      `{pool="${pool}",state="in_use"}`,
      `{pool="${pool}",state="idle"}`,
    ])
    const connections = samplesOf(text, 'ubumi_database_connections')
    expect(connections.map((sample) => sample.split(' ')[0])).toEqual(states)
    await stream.body!.cancel()
    expect(samplesOf(await scrape(), 'ubumi_event_streams')).toEqual(['0'])
  })

  it('have how long a transaction waited for a connection', async () => {
    const { pool } = opened()
    /** Waits of more than 100 ms so far. */
    const longWaits = async () => {
      const counts = samplesOf(await scrape(), 'ubumi_database_wait_seconds_bucket')
      const upTo = (le: string) =>
        Number(counts.find((one) => one.startsWith(`{le="${le}",pool="pool"} `))!.split(' ')[1])
      return upTo('+Inf') - upTo('0.1')
    }
    const held = await Promise.all(
      Array.from({ length: pool.options.max }, async () => pool.connect()),
    )
    const before = await longWaits()
    const call = get('/api/blood-pressure-readings', { Authorization: `Bearer ${patient.token}` })
    await expect.poll(() => pool.waitingCount).toBe(1)
    const waiting = samplesOf(await scrape(), 'ubumi_database_waiting')
    expect(waiting[0]).toBe('{pool="pool"} 1')
    await new Promise((done) => setTimeout(done, 120))
    for (const client of held) client.release()
    expect((await call).status).toBe(200)
    expect((await longWaits()) - before).toBe(1)
  })
})

describe('the metrics of the database', () => {
  it('count what is due and not done, with its age, and leave out what there is not', async () => {
    const { text, pass } = withClock()
    const first = await text()
    expect(samplesOf(first, 'ubumi_database_up')).toEqual(['1'])
    expect(samplesOf(first, 'ubumi_queue_tasks')).toEqual([
      `{queue="${mailQueue}"} 0`,
      '{queue="appointments.remind"} 0',
    ])
    for (const name of [
      'ubumi_queue_oldest_task_seconds',
      'ubumi_outbox_oldest_email_seconds',
      'ubumi_oldest_open_payment_seconds',
    ])
      expect(samplesOf(first, name)).toEqual([])
    for (const name of [
      'ubumi_outbox_emails',
      'ubumi_undelivered_emails',
      'ubumi_open_payments',
      'ubumi_open_safety_alerts',
    ])
      expect(samplesOf(first, name)).toEqual(['0'])

    const mail = { recipient: `${planted}@example.test`, subject: planted }
    const content = { ...mail, text_body: planted, html_body: planted }
    const later = new Date(Date.now() + 86_400_000)
    await asSystem('write emails of a test', async (tx) => {
      await postMail(tx, content)
      await postMail(tx, content, { not_before: later })
      await postMail(tx, { ...content, subject: 'rejected' })
    })
    await base.database.asOwner(
      `update platform.mail_outbox set give_up_at = give_up_at - interval '90 seconds' where give_up_at < $1`,
      [new Date(Date.now() + 2 * 86_400_000 + 60_000)],
    )
    await base.database.asOwner(
      `update platform.mail_outbox set undelivered = 'rejected', undelivered_at = now(), last_error = '550' where subject = 'rejected'`,
    )
    await base.database.asOwner(
      `update pgboss.job set start_after = start_after - interval '70 seconds' where name = $1 and start_after <= now()`,
      [mailQueue],
    )
    await base.database.asOwner(
      `insert into payments (user_id, plan_key, plan_name, amount_ngwee, phone, network, created_at)
       select $1, key, 'A plan', 5000, '+260970000001', 'MTN', now() - interval '40 seconds'
       from plans limit 1`,
      [patient.user_id],
    )
    pass(10_000)
    const second = await text()
    expect(samplesOf(second, 'ubumi_queue_tasks')).toContain(`{queue="${mailQueue}"} 2`)
    expect(samplesOf(second, 'ubumi_queue_later_tasks')).toContain(`{queue="${mailQueue}"} 1`)
    const [task] = samplesOf(second, 'ubumi_queue_oldest_task_seconds')
    expect(task).toMatch(new RegExp(`^{queue="${mailQueue}"} 7\\d`))
    expect(samplesOf(second, 'ubumi_outbox_emails')).toEqual(['1'])
    expect(samplesOf(second, 'ubumi_outbox_oldest_email_seconds')[0]).toMatch(/^9\d/)
    expect(samplesOf(second, 'ubumi_undelivered_emails')).toEqual(['1'])
    expect(samplesOf(second, 'ubumi_open_payments')).toEqual(['1'])
    expect(samplesOf(second, 'ubumi_oldest_open_payment_seconds')[0]).toMatch(/^4\d/)
    expect(second).not.toContain(planted)
    expect(second).not.toContain(patient.user_id)
  })

  it('ask the database once in ten seconds, however often they are read', async () => {
    const { read, text, pass } = withClock()
    await Promise.all([text(), text(), text()])
    pass(9999)
    await text()
    expect(read).toHaveBeenCalledTimes(1)
    pass(1)
    expect(samplesOf(await text(), 'ubumi_test')).toEqual(['7'])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('are left out while the database fails, beside the rest, and are there again later', async () => {
    const { read, text, pass } = withClock()
    const warn = vi.spyOn(log, 'warn')
    read.mockRejectedValueOnce(new Error('away'))
    const failed = await text()
    expect(samplesOf(failed, 'ubumi_database_up')).toEqual(['0'])
    expect(failed).not.toMatch(/^ubumi_(test|outbox_emails|open_payments|queue_tasks)[ {]/m)
    expect(failed).toContain('process_resident_memory_bytes ')
    await text()
    expect(warn).toHaveBeenCalledTimes(1)
    pass(10_000)
    expect(samplesOf(await text(), 'ubumi_database_up')).toEqual(['1'])
  })

  it('give up after 3 seconds, whatever keeps the answer', async () => {
    let answer = () => {}
    const read = async () => {
      await new Promise<void>((done) => (answer = done))
      return { ubumi_test: 1 }
    }
    const own = createMetrics()
    own.addRecords(recordGauges(jobs, [{ gauges: { ubumi_test: 'A test.' }, read }]))
    const text = await own.registry.metrics()
    expect(samplesOf(text, 'ubumi_database_up')).toEqual(['0'])
    expect(text).toContain('process_resident_memory_bytes ')
    answer()
  })

  // The embedded database cannot cut a statement off.
  it.runIf(engine === 'postgres')('end a statement that takes longer than 2 seconds', async () => {
    const warn = vi.spyOn(log, 'warn')
    const sleep = sql`select pg_sleep(20)`
    const own = createMetrics()
    const read = async (tx: Transaction) => {
      await tx.run({ compile: () => sleep.compile(tables) })
      return { ubumi_test: 1 }
    }
    own.addRecords(recordGauges(jobs, [{ gauges: { ubumi_test: 'A test.' }, read }]))
    expect(samplesOf(await own.registry.metrics(), 'ubumi_database_up')).toEqual(['0'])
    expect(warn).toHaveBeenCalledWith(
      { err: expect.objectContaining({ code: '57014' }) },
      'reading the metrics of the database fails',
    )
  })
})

describe('the address of the metrics', () => {
  it('is no path of the app', async () => {
    for (const path of ['/metrics', '/api/metrics', '/metrics/'])
      expect((await get(path, { Authorization: `Bearer ${patient.token}` })).status).toBe(404)
  })

  it('answers /metrics in the text format, and nothing else', async () => {
    const answer = await fetch(served.url)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    for (const path of ['', 'api/health', 'metrics/x'])
      expect((await fetch(new URL(`/${path}`, served.url))).status).toBe(404)
    expect((await fetch(served.url, { method: 'POST' })).status).toBe(405)
  })

  it('is rejected where it is taken', async () => {
    const port = Number(new URL(served.url).port)
    const again = serveMetrics(metrics.registry, { port, host: '127.0.0.1' })
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
