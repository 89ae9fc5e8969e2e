import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { Feature, ServerDependencies } from '../feature.ts'
import { features } from '../features.ts'
import { asSystem } from './db.ts'
import { enqueue, enqueueAgain, type Job, type Task, type Queue, startJobs } from './jobs.ts'
import { log } from './log.ts'
import { limit } from '#tests/support/patience.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const ask = (text: string, ...values: unknown[]) => database.asOwner(text, values)
const patiently = { timeout: limit(45_000) }

/** The states of all jobs of one name, as they are in the end. */
const statesOf = (name: string) => async () =>
  (await ask('select state::text from pgboss.job where name = $1 order by 1', name)).map(
    ({ state }) => state,
  )

/** Makes a job due, as the timetable would. */
const makeDue = (name: string) =>
  ask(`insert into pgboss.job (name, policy, retry_limit) values ($1, 'exclusive', 0)`, name)

const isListed = (name: string) => async () =>
  (await ask('select from pgboss.schedule where name = $1', name)).length

it('has a queue of this name for each call in a function of the database', async () => {
  const calls = await ask(
    String.raw`select distinct (regexp_matches(prosrc, 'enqueue(?:_again)?\(''([\w.]+)''', 'g'))[1] as queue from pg_proc`,
  )
  const dependencies = { env: {} } as ServerDependencies
  const all: readonly Feature[] = features
  const names = all
    .flatMap((feature) => feature.queues?.(dependencies) ?? [])
    .map(({ name }) => name)
  expect(calls.map(({ queue }) => queue)).toContain('membership.ask')
  expect(names).toEqual(expect.arrayContaining(calls.map(({ queue }) => queue)))
})

it('has the tables that this version of pg-boss wants', async () => {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: await database.asOwner(text, values) }) },
  })
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true, extraIndexes: [] })
})

it('makes up once for what came due while no server ran, also when two start at once', async () => {
  const runs = vi.fn<Job['run']>()
  const job: Job = { name: 'tests.daily', every: 'day', run: async () => runs() }
  const stopFirst = startJobs([job])
  await expect.poll(isListed(job.name), patiently).toBe(1)
  await stopFirst()
  await ask(`update pgboss.schedule set created_on = now() - interval '3 days'`)
  await ask(`update pgboss.version set cron_on = now() - interval '2 days 2 hours'`)
  const stops = [startJobs([job]), startJobs([job])]
  await expect.poll(statesOf(job.name), patiently).toEqual(['completed'])
  await Promise.all(stops.map((stop) => stop()))
  expect(runs).toHaveBeenCalledTimes(1)
})

it('logs a job that fails, keeps nothing of why in the queue, and runs it the next time', async () => {
  const warn = vi.spyOn(log, 'warn')
  const run = vi.fn<Job['run']>().mockRejectedValueOnce(new Error('Chanda is ill'))
  const job: Job = { name: 'tests.failing', every: 'day', run: async () => run() }
  const stop = startJobs([job])
  await expect.poll(isListed(job.name), patiently).toBe(1)
  await makeDue(job.name)
  await expect.poll(statesOf(job.name), patiently).toEqual(['failed'])
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ job: job.name }), 'job failed')
  await makeDue(job.name)
  await expect.poll(statesOf(job.name), patiently).toEqual(['completed', 'failed'])
  await stop()
  expect(JSON.stringify(await ask('select * from pgboss.job'))).not.toContain('Chanda')
})

it('stops only after the job under way', async () => {
  let finish = () => {}
  let isFinished = false
  const work = new Promise<void>((done) => (finish = done)).then(() => (isFinished = true))
  const run = vi.fn<Job['run']>().mockReturnValue(work)
  const job: Job = { name: 'tests.slow', every: 'day', run: async () => run() }
  const stop = startJobs([job])
  await expect.poll(isListed(job.name), patiently).toBe(1)
  await makeDue(job.name)
  await expect.poll(() => run.mock.calls.length, patiently).toBe(1)
  const stopped = stop().then(() => isFinished)
  setTimeout(finish, 1000)
  expect(await stopped).toBe(true)
  expect(await statesOf(job.name)()).toEqual(['completed'])
})

it('hands each piece of a queue to one server, and again only when that asks for it', async () => {
  await ask(
    `select pgboss.create_queue('tests.pieces', '{"policy": "standard", "partition": false}')`,
  )
  const ids = Array.from({ length: 40 }, () => randomUUID())
  const seen: Task[] = []
  const queue: Queue = {
    name: 'tests.pieces',
    run: async (task) => {
      seen.push(task)
      if (task.id === ids[1]) throw new Error('Chanda is ill')
      return task.id === ids[0] && task.attempt === 1 ? 'again' : 'done'
    },
  }
  await asSystem('fill a queue of a test', async (tx) => {
    for (const id of ids) await enqueue(tx, queue.name, id)
  })
  const stops = [startJobs([], [queue]), startJobs([], [queue])]
  const rest = Array.from({ length: 38 }, () => 'completed')
  await expect.poll(statesOf(queue.name), patiently).toEqual([...rest, 'retry', 'retry'])
  expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  // Half a minute before the second attempt is long for a test.
  await ask(`update pgboss.job set start_after = now() where id = $1`, ids[0])
  await expect.poll(() => seen.length, patiently).toBe(41)
  await Promise.all(stops.map((stop) => stop()))
  expect(seen.at(-1)).toEqual({ id: ids[0], attempt: 2, isLast: false })
  expect(JSON.stringify(await ask('select * from pgboss.job'))).not.toContain('Chanda')
})

it('queues a task that is done once more, and no other task of its queue', async () => {
  const [again, other] = [randomUUID(), randomUUID()]
  const queue = 'safety.tell'
  await ask(
    `insert into pgboss.job (id, name, policy, state) select unnest($1::uuid[]), $2, 'standard', 'completed'`,
    [again, other],
    queue,
  )
  expect(await asSystem('test', (tx) => enqueueAgain(tx, queue, again))).toBe(true)
  expect(await ask('select id, state::text from pgboss.job where name = $1', queue)).toEqual(
    expect.arrayContaining([
      { id: again, state: 'created' },
      { id: other, state: 'completed' },
    ]),
  )
})
