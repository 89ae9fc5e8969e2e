import type { PgBoss } from 'pg-boss'
import { sql } from 'kysely'
import { SpanKind } from '@opentelemetry/api'
import { runLibrarySql, tables, type Transaction } from './db.ts'
import { log } from './log.ts'
import { OutageLog } from './outage-log.ts'
import { isRequestId, withRequestId } from './request-id.ts'
import { inSpan } from './tracing.ts'

/** Work by the clock. A feature names its own in its `feature.ts`. */
export interface Job {
  /** The feature and the action, as `appointments.remind`: unique, and unchanged once released. */
  name: string
  /**
   * How often, over all servers together; it begins within a minute of its time, and never while
   * another server still does the same. What came due while no server ran is made up for once.
   */
  every: keyof typeof timetable
  /**
   * Does all that is due now. It may run late, or again after it was cut off half way: it looks in
   * the database for what is due, never at when it is called. What it throws is logged, and the next
   * time is the next try.
   */
  run(): Promise<unknown>
}

/** Work by single tasks: the transaction that writes a record enqueues its id. */
export interface Queue {
  /** The feature and the type of task, as `platform.mail`; a migration creates its row in `pgboss.queue`. */
  name: string
  /**
   * Does one piece, beside a few others. A piece comes again when its server ended without an answer.
   *
   * @returns `again` to try it later, at most `maxAttempts` times in all unless it was queued with
   *   other `retries`
   */
  run(task: Task): Promise<'done' | 'again'>
}

export interface Task {
  /** Id of the record that it is about. */
  id: string
  /** 1 for the first. */
  attempt: number
  /** True for the last of `maxAttempts`; of no meaning for a queue with other `retries`. */
  isLast: boolean
}

const maxAttempts = 8

/** How a piece is tried again after a failure: the pause doubles from half a minute on. */
export interface Retries {
  /** Attempts in all. */
  attempts: number
  /** Seconds of the longest pause; without it the pause goes on doubling. */
  longest_pause?: number
}

/** Minutes that fit the clinic's quiet hours: three in the morning in Zambia is one in UTC. */
const timetable = { minute: '* * * * *', hour: '7 * * * *', day: '23 1 * * *' }

/** Seconds. A server that died is noticed after a heartbeat, by the round that looks once a minute. */
const intervals = {
  heartbeat: 30,
  pollJobs: 5,
  pollQueues: 1,
  jobEnds: 3600,
  retention: 3600,
}
const concurrency = 5
/** Milliseconds; a stop has ten seconds in all. */
const timeouts = { stop: 7000, restart: 5000, alive: 30_000 }

interface When {
  /** The earliest time to begin; at once without it. */
  not_before?: Date | undefined
  /** Before other queued tasks. */
  isUrgent?: boolean
  retries?: Retries
}

/** Puts a piece into a queue, in the transaction of the record that it is about. */
export async function enqueue(
  tx: Transaction,
  queue: string,
  id: string,
  when: When = {},
): Promise<void> {
  const query = sql`select platform.enqueue(${argumentsOf(queue, id, when)})`
  await tx.run({ compile: () => query.compile(tables) })
}

/** Whether the job loops of a process are alive. */
export class JobLoopHeartbeat {
  #beaten = Number.NEGATIVE_INFINITY

  /** A loop has asked the database for work and got an answer. */
  beat() {
    this.#beaten = performance.now()
  }

  /** True where that was within the last half minute. */
  isAlive(): boolean {
    return performance.now() - this.#beaten < timeouts.alive
  }
}

/**
 * Puts a piece into a queue once more, to begin at once with all its attempts, whether it still
 * is queued there or done.
 *
 * @returns false where a server handles the piece just now: nothing is changed then
 */
export async function enqueueAgain(
  tx: Transaction,
  queue: string,
  id: string,
  when: When = {},
): Promise<boolean> {
  const query = sql<{
    is_queued: boolean
  }>`select platform.enqueue_again(${argumentsOf(queue, id, when)}) as is_queued`
  const [row] = await tx.run({ compile: () => query.compile(tables) })
  return row!.is_queued
}

/** Arguments of `platform.enqueue`, which triggers call too. */
const argumentsOf = (queue: string, id: string, { not_before, isUrgent, retries }: When) => sql`
  ${queue}, ${id}::uuid, ${isUrgent ? 1 : 0}::integer, coalesce(${not_before ?? null}::timestamptz, now()),
  ${(retries?.attempts ?? maxAttempts) - 1}::integer, ${retries?.longest_pause ?? null}::integer`

/**
 * Runs the features' jobs and works off the queues, until stopped, each task once however many servers
 * do so. It begins by itself, also where the database is away at first.
 *
 * @param pulse beats while the loops run
 * @returns a function that stops after the work under way, or without it after some seconds
 */
export function startJobs(
  jobs: readonly Job[],
  queues: readonly Queue[] = [],
  pulse = new JobLoopHeartbeat(),
): () => Promise<void> {
  const stopping = new AbortController()
  const opening = openWhenPossible(jobs, queues, pulse, stopping.signal)
  return async () => {
    stopping.abort()
    const boss = await opening
    await boss?.stop({ timeout: timeouts.stop })
  }
}

async function openWhenPossible(
  jobs: readonly Job[],
  queues: readonly Queue[],
  pulse: JobLoopHeartbeat,
  stopping: AbortSignal,
): Promise<PgBoss | undefined> {
  while (!stopping.aborted) {
    const boss = await makeBoss(pulse)
    try {
      await boss.start()
      for (const queue of queues) await workQueueOff(boss, queue)
      for (const job of jobs) await runByTheClock(boss, job)
      return boss
    } catch (error) {
      outage.fails({ err: error })
      await boss.stop({ graceful: false })
      await pause(timeouts.restart, stopping)
    }
  }
  return undefined
}

function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    stopping.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
}

/** Loops of several queues fail together, each second. */
const outage = new OutageLog('the job queue')

/** Loops fetch work by a statement that marks it as taken: a read-only database rejects it. */
const takesWork = /\bupdate\b/i

async function makeBoss(pulse: JobLoopHeartbeat): Promise<PgBoss> {
  // Only now: a script that posts a mail has no use for it, and a server answers first.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const rows = await runLibrarySql('run the job queue', text, values)
        if (takesWork.test(text)) {
          pulse.beat()
          outage.works()
        }
        return { rows }
      },
    },
    // Its tables are created by a migration and owned by another role.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
  })
  // Its messages are about its own statements and tables, which contain no name.
  boss.on('error', (error) => outage.fails({ reason: error.message }))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'))
  return boss
}

async function runByTheClock(boss: PgBoss, job: Job) {
  await boss.createQueue(job.name, {
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds: intervals.jobEnds,
    heartbeatSeconds: intervals.heartbeat,
    retentionSeconds: intervals.retention,
    deleteAfterSeconds: intervals.retention,
  })
  await boss.schedule(job.name, timetable[job.every], null, { missed: 'once' })
  const options = { pollingIntervalSeconds: intervals.pollJobs, perJobResults: true } as const
  await boss.work(job.name, options, async (occurrences) => {
    const running = inSpan(`job ${job.name}`, { kind: SpanKind.INTERNAL }, () => job.run())
    const status = await running.then(
      () => 'completed' as const,
      (error: unknown) => {
        log.warn({ err: error, job: job.name }, 'job failed')
        return 'failed' as const
      },
    )
    return occurrences.map(({ id }) => ({ id, status }))
  })
}

async function workQueueOff(boss: PgBoss, queue: Queue) {
  const options = {
    pollingIntervalSeconds: intervals.pollQueues,
    batchSize: concurrency,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const
  await boss.work(queue.name, options, (batch) =>
    Promise.all(
      batch.map(async ({ id, retryCount, data }) => {
        const task = { id, attempt: retryCount + 1, isLast: retryCount + 1 >= maxAttempts }
        const outcome = await withRequestId(requestOf(data), () => runTask(queue, task))
        return { id, status: outcome === 'done' ? ('completed' as const) : ('failed' as const) }
      }),
    ),
  )
}

function runTask(queue: Queue, task: Task): Promise<'done' | 'again'> {
  const attributes = { 'ubumi.attempt': task.attempt }
  const options = { kind: SpanKind.CONSUMER, attributes }
  return inSpan(`task ${queue.name}`, options, () => queue.run(task)).catch((error: unknown) => {
    log.warn({ err: error, queue: queue.name, task }, 'piece of work failed')
    return 'again' as const
  })
}

/** Id of the request that enqueued a task, which `platform.enqueue` stores; undefined for other tasks. */
function requestOf(data: unknown): string | undefined {
  const { request_id } = (data ?? {}) as { request_id?: unknown }
  return isRequestId(request_id) ? request_id : undefined
}
