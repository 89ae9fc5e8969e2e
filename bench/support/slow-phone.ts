import type { Browser, BrowserContext, Page } from '@playwright/test'
import { recordTasks } from './longest-task.ts'

/** A cheap phone on a slow connection: 400 kbit/s, 400 ms round trip, processor slowed four times. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

export interface Visit {
  /** First contentful paint, ms after navigation began. */
  paint: number
  /** Brotli or gzip bytes of scripts as they came over the wire. */
  scriptBytes: number
  /** Of them, those that had arrived before what the caller waited for: parts come later. */
  scriptBytesBefore: number
  /** All bytes over the wire. */
  bytes: number
  /** ms after navigation began at which the first script was asked for. */
  firstScript: number | undefined
  /** Each script's address and its bytes. */
  scripts: [string, number][]
  fonts: number
  thirdParty: number
  /** ms until what the caller waited for stood on the screen. */
  ready: number
  /** The longest task of the page's main thread, in ms of processor time at a quarter of the speed. */
  longestTask: number
}

interface Request {
  type: string
  url: string
  began: number
  /** Whether the response has arrived whole, or has failed. */
  isComplete: boolean
  /** 0 until the response is complete, and for what the service worker answers. */
  bytes: number
}

/** What comes late, in milliseconds: a part that the page fetches once its first parts have run. */
const lateBy = 1500

/** Signed-in pages keep a stream open, so the network never falls idle. */
async function untilScriptsArrived(requests: () => Request[]) {
  let count = -1
  while (true) {
    const scripts = requests().filter(({ type }) => type === 'Script')
    if (scripts.length === count && scripts.every(({ isComplete }) => isComplete)) return
    count = scripts.length
    await new Promise((done) => setTimeout(done, lateBy))
  }
}

/**
 * Opens `url` with a cold cache on the slow phone and waits until `until` is true.
 *
 * @param prepare runs before the page's own scripts, to lay a session into its storage
 */
export async function visit(
  browser: Browser,
  url: string,
  until: (page: Page) => Promise<unknown>,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  await prepare?.(context)
  const page = await context.newPage()
  // Two megabytes of pictures take 40 s here.
  page.setDefaultTimeout(180_000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const seen = new Map<string, Request>()
  let start = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request, timestamp }) => {
    start ||= timestamp
    const began = (timestamp - start) * 1000
    seen.set(requestId, { type, url: request.url, began, isComplete: false, bytes: 0 })
  })
  const complete = (requestId: string, bytes: number) => {
    const request = seen.get(requestId)
    if (request) Object.assign(request, { bytes, isComplete: true })
  }
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    complete(requestId, encodedDataLength),
  )
  devtools.on('Network.loadingFailed', ({ requestId }) => complete(requestId, 0))
  const longestTask = await recordTasks(browser, page)
  await page.goto(url, { waitUntil: 'commit' })
  await until(page)
  const arrived = new Set([...seen.values()].filter(({ isComplete }) => isComplete))
  const ready = await page.evaluate(() => performance.now())
  await untilScriptsArrived(() => [...seen.values()])
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  const longest = await longestTask()
  await context.close()
  const requests = [...seen.values()]
  const scripts = requests.filter((request) => request.type === 'Script')
  const sum = (of: typeof requests) => of.reduce((total, request) => total + request.bytes, 0)
  return {
    paint,
    ready,
    longestTask: longest,
    bytes: sum(requests),
    scriptBytes: sum(scripts),
    scriptBytesBefore: sum(scripts.filter((script) => arrived.has(script))),
    firstScript:
      scripts.length > 0 ? Math.min(...scripts.map((script) => script.began)) : undefined,
    scripts: scripts.map((script) => [script.url, script.bytes]),
    fonts: requests.filter((request) => request.type === 'Font').length,
    thirdParty: requests.filter(
      (request) =>
        request.url.startsWith('http') && new URL(request.url).origin !== new URL(url).origin,
    ).length,
  }
}
