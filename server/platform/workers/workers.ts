import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Piscina } from 'piscina'
import { log } from '../log.ts'
import type * as jobs from './worker-jobs.ts'

/**
 * Threads beside the one that answers: what takes long (setting PDFs, drawing pictures, looking
 * through PDFs) is done there, and the server goes on answering. They start with the first piece of
 * work and end after a while without any.
 */

type Jobs = typeof jobs
type JobName = keyof Jobs

/**
 * How many threads each kind of work has; the queues before them let no more through. With two
 * processors a second thread that prints would take the time of the thread that answers.
 */
export const maxThreads = { print: availableParallelism() > 2 ? 2 : 1, look: 1 }
type Kind = keyof typeof maxThreads

/** Kinds have threads of their own, so that none holds the libraries and the memory of both. */
const kindOf: Record<JobName, Kind> = {
  setPdf: 'print',
  inspectPdf: 'look',
  reEncodeImage: 'look',
  drawLogo: 'look',
}

/** Milliseconds without work after which a thread ends, and gives its memory back. */
const idleTimeout = 30_000

/**
 * Megabytes of heap for objects that live on. The last resort: an allocation that is too large by far
 * ends the whole process and not only its thread, so that each job has limits of its own on what it is
 * given.
 */
const heap: Record<Kind, number> = { print: 256, look: 128 }

/** Work that took too long or too much memory; its thread was ended. */
export class WorkerStopped extends Error {}

const pools = new Map<Kind, Promise<Piscina>>()

async function openPool(kind: Kind): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const pool = new Piscina({
    filename: join(import.meta.dirname, 'worker-jobs.ts'),
    minThreads: 0,
    maxThreads: maxThreads[kind],
    idleTimeout,
    resourceLimits: {
      maxOldGenerationSizeMb: heap[kind],
      maxYoungGenerationSizeMb: 16,
      stackSizeMb: 4,
    },
    // Where processor time is short, the thread that answers comes first.
    niceIncrement: process.platform === 'linux' ? 5 : 0,
    atomics: 'disabled',
    recordTiming: false,
    // Nothing of the server's configuration is needed there.
    env: {},
    execArgv: [],
  })
  pool.on('error', (error) => log.error({ err: error }, 'a worker thread failed'))
  return pool
}

/**
 * Does one piece of work on a thread.
 *
 * @param input plain data, copied to the thread; bytes that are named in `transfer` are moved instead
 * @param milliseconds after which the thread is ended
 * @throws WorkerStopped when it took too long or too much memory; whatever the work throws
 */
export async function runInWorker<Name extends JobName>(
  name: Name,
  input: Parameters<Jobs[Name]>[0],
  milliseconds: number,
  transfer: ArrayBuffer[] = [],
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  const kind = kindOf[name]
  const opening = pools.get(kind) ?? openPool(kind)
  pools.set(kind, opening)
  const pool = await opening
  const signal = AbortSignal.timeout(milliseconds)
  try {
    return await pool.run(input, { name, signal, transferList: transfer })
  } catch (error) {
    const { code } = error as { code?: string }
    if (signal.aborted || code === 'ERR_WORKER_OUT_OF_MEMORY') {
      log.warn({ job: name, code, milliseconds }, 'a worker thread was stopped')
      throw new WorkerStopped(`${name} took more than it may`)
    }
    throw error
  }
}

/** Ends all threads; the next piece of work starts new ones. */
export async function closeWorkers(): Promise<void> {
  const open = [...pools.values()]
  pools.clear()
  for (const pool of await Promise.all(open)) await pool.destroy()
}
