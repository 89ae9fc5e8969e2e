import type { Page } from '@playwright/test'

/** All that the site's origin has written: both storages, databases, caches, history state. */
export async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const answers = await cache.matchAll()
        return Promise.all(answers.map((answer) => answer.text()))
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
