import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of processor time that the thread used, unlike `dur`, which other work lengthens. */
  tdur?: number
  args?: { name?: string }
}

/**
 * Records the tasks of a page's main thread until the returned function is called, which answers with the
 * longest one in milliseconds of processor time. A slowed processor counts as slow: the browser slows a
 * thread by keeping it busy.
 */
export async function recordTasks(browser: Browser, page: Page): Promise<() => Promise<number>> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  return async () => {
    const recorded = (await browser.stopTracing()).toString()
    const { traceEvents } = JSON.parse(recorded) as { traceEvents: TraceEvent[] }
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
    const mains = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(threadOf),
    )
    const tasks = traceEvents.filter(
      (event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)),
    )
    if (tasks.length === 0) throw new Error('The browser recorded no task of the page.')
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
  }
}
