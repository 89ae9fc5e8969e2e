import { expect, type Page } from '@playwright/test'

/** Waits until the service worker has cached the help pages and controls this page. */
export async function untilHelpIsCached(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** The paths in the caches of the site, and the names of these. */
export async function offlinePaths(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) }
  })
}
