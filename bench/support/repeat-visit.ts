import type { Browser, BrowserContext, Page } from '@playwright/test'

/** When the page first painted, and when its data was on the screen, in ms after navigation began. */
export interface RepeatVisit {
  paint: number
  ready: number
}

/** Whether a cache other than that of the help pages has this path. */
async function isStored(path: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => !name.startsWith('help-'))
  const found = await Promise.all(names.map((cacheName) => caches.match(path, { cacheName })))
  return found.some(Boolean)
}

/**
 * Opens a page until the service worker has stored it, then measures further visits: the worker
 * stopped, as after a while without use, the connection slow, and the page's processor slowed four
 * times. That of the worker cannot be slowed.
 *
 * @param slowDown switches the slow connection on or off
 * @param prepare lays a session into the storage
 */
export async function repeatVisits(
  browser: Browser,
  url: string,
  shows: string,
  rounds: number,
  slowDown: (wanted: boolean) => void,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<RepeatVisit[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  // As long as the first visit may take: other work slows both.
  context.setDefaultTimeout(180_000)
  await prepare(context)
  slowDown(false)
  const first = await context.newPage()
  await first.goto(url)
  await first.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      )
  })
  // The first visit passed no worker, so nothing of it was stored.
  await first.goto(url)
  await untilShown(first, shows)
  while (!(await first.evaluate(isStored, new URL(url).pathname)))
    await new Promise((done) => setTimeout(done, 250))
  await first.close()

  slowDown(true)
  const visits: RepeatVisit[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.stopAllWorkers')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'commit' })
    await untilShown(page, shows)
    visits.push(
      await page.evaluate(() => ({
        ready: performance.now(),
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      })),
    )
    await page.close()
  }
  await context.close()
  return visits
}

/** Asked at every frame: a locator asks every half second at last. */
function untilShown(page: Page, text: string) {
  return page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent.includes(wanted),
    text,
    { polling: 'raf' },
  )
}
