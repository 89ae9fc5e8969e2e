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

/** What this file uses of the worker's global scope. */
interface Scope {
  ExtendableEvent: { prototype: { waitUntil: (work: Promise<unknown>) => void } }
  runHeld: () => Promise<void>
}

/** In the worker: from now on its timers wait for `runHeld`. */
export function holdTimers() {
  const scope = globalThis as unknown as Scope
  const held: (() => void)[] = []
  const working: Promise<unknown>[] = []
  const { waitUntil } = scope.ExtendableEvent.prototype
  scope.ExtendableEvent.prototype.waitUntil = function (work) {
    working.push(work)
    waitUntil.call(this, work)
  }
  Object.assign(globalThis, {
    setTimeout: (run: () => void) => held.push(run),
    runHeld: async () => {
      for (const run of held) run()
      await Promise.allSettled(working)
    },
  })
}

/** In the worker: runs what waits, and resolves once all of its work is done. */
export const runHeld = () => (globalThis as unknown as Scope).runHeld()
