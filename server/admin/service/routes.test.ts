import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ServiceHistory } from '#domain/admin/service-history.ts'
import { recordGauges } from '#server/platform/metrics/record-groups.ts'
import { startRequestCounters } from '#server/platform/samples/request-counters.ts'
import { storeSample } from '#server/platform/samples/store-samples.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
beforeEach(() => app.database.asOwner('delete from platform.service_samples'))
afterAll(() => app.close())

const first = randomUUID()
const second = randomUUID()
/** Notes figures of a server so many minutes ago. */
const note = (process_id: string, minutesAgo: number, figures: object) =>
  app.database.asOwner(
    `insert into platform.service_samples
     values (date_trunc('minute', now() - make_interval(mins => $2)), $1, $3)`,
    [process_id, minutesAgo, JSON.stringify(figures)],
  )
const read = async (query = '') => {
  const answer = await app.call('GET', `/api/admin/service${query}`, { as: admin })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as unknown as ServiceHistory
}

it('adds up what servers do, and takes the largest of what all of them read', async () => {
  for (const [server, requests, failed] of [
    [first, 100, 1],
    [second, 50, 2],
  ] as const)
    await note(server, 1, { requests, failed, slow_ms: requests, undelivered: 4 })
  const { servers, points } = await read()
  expect(servers).toBe(2)
  expect(points).toHaveLength(1)
  expect(points[0]).toMatchObject({
    requests: 150,
    failed: 3,
    slow_ms: 100,
    undelivered: 4,
    backup_hours: null,
  })
})

it('sums up a quarter of an hour of a day, and two hours of a week', async () => {
  await note(first, 60 * 30, { requests: 1 })
  const minute = new Date().getUTCMinutes() % 15
  // In the quarter of an hour before this one.
  await note(first, minute + 2, { requests: 10, failed: 1, loop_ms: 5 })
  await note(first, minute + 4, { requests: 30, failed: 2, loop_ms: 9 })
  const day = await read('?period=day')
  expect(day.points).toHaveLength(1)
  expect(day.points[0]).toMatchObject({ requests: 20, failed: 3, loop_ms: 9 })
  const week = await read('?period=week')
  expect(week.points[0]).toMatchObject({ requests: 1 })
  expect(week.points.at(-1)).toMatchObject({ failed: 3 })
})

it('is noted by a server with what it did since the last time, and deletes what is older than eight days', async () => {
  const minute = startRequestCounters()
  const request = { method: 'GET', route: '/api/threads', ms: 40 }
  minute.recordRequest({ ...request, status: 200 })
  minute.recordRequest({ ...request, status: 503, ms: 800 })
  minute.recordRequest({ ...request, route: '/', status: 200, ms: 9000 })
  await note(second, 9 * 24 * 60, { requests: 1 })
  const sources = {
    minute,
    groups: recordGauges([{ name: 'platform.mail' }], []),
    folder: undefined,
  }
  await storeSample(first, sources)
  minute.end()
  const rows = await app.database.asOwner(
    'select process_id, figures from platform.service_samples',
  )
  expect(rows).toEqual([
    {
      process_id: first,
      figures: {
        requests: 3,
        failed: 1,
        slow_ms: 800,
        loop_ms: expect.any(Number),
        connections: expect.any(Number),
        wait_ms: expect.any(Number),
        streams: 0,
        memory_mb: expect.any(Number),
        queue_seconds: 0,
        undelivered: 0,
      },
    },
  ])
  expect(minute.take()).toMatchObject({ requests: 0, failed: 0 })
})

it('rejects another period, and everyone but an admin', async () => {
  const odd = await app.call('GET', '/api/admin/service?period=year', { as: admin })
  expect(odd).toMatchObject({ status: 422, body: { fields: { period: 'Send day or week.' } } })
  const client = await app.createPersona()
  expect((await app.call('GET', '/api/admin/service', { as: client })).status).toBe(403)
})
