import { log } from './log.ts'

/** Work that nobody waits for. A room exports its own from its `jobs.ts`, and `main.ts` lists them. */
export interface Job {
  /** The room and what is done, as `appointments.remind`: unique, and kept once released. */
  name: string
  /** How often; the first time soon after a server's start. */
  every: keyof typeof periods
  /**
   * Does all that is due now. It may run late, not at all for a while, or again after it was cut off
   * half way: it looks in the database for what is due, never at when it is called. What it throws is
   * logged and tried again the next time.
   */
  run(): Promise<unknown>
}

const minute = 60 * 1000
const periods = { minute, hour: 60 * minute, day: 24 * 60 * minute }

/**
 * Runs the rooms' jobs, until stopped.
 *
 * @returns a function that stops after the jobs under way
 */
export function startJobs(jobs: readonly Job[]): () => Promise<void> {
  const stops = jobs.map((job) => {
    const attempt = () =>
      job.run().catch((error: unknown) => log.warn({ err: error, job: job.name }, 'job failed'))
    let underWay = attempt()
    const timer = setInterval(() => {
      underWay = attempt()
    }, periods[job.every])
    timer.unref()
    return async () => {
      clearInterval(timer)
      await underWay
    }
  })
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
