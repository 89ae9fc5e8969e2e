import type { Page } from '@playwright/test'

/**
 * All that the site's origin has written: both storages, databases, caches, history state. Of the
 * build's own files, whose names say their content, only the names.
 */
export async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const requests = await cache.keys()
        const texts = requests.map(async ({ url }) =>
          new URL(url).pathname.startsWith('/assets/')
            ? ''
            : ((await cache.match(url))?.text() ?? ''),
        )
        return [requests.map(({ url }) => url), await Promise.all(texts)]
      }),
    )
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      cached,
      history.state,
      window.name,
    ])
  })
}

/** Waits until what is entered offline can be locked for the user of this page. */
export async function untilLockable(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (sessionStorage.getItem('ubumi.keys') ?? localStorage.getItem('ubumi.keys')) !== null,
  )
}

/** Whether the storage contains this text. So a failing test does not print all the stores. */
export async function isStored(page: Page, words: string): Promise<boolean> {
  return (await everythingStored(page)).includes(words)
}
