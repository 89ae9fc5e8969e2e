import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import type { Browser } from '@playwright/test'
import { Hono } from 'hono'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { webPages } from '#server/platform/http/static.ts'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { freePort } from '#tests/support/postgres.ts'
import { expect, test } from './support/test.ts'
import { offlinePaths, untilHelpIsCached } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

/** In the page: whether no other worker is on its way. */
async function isSettled() {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
  return !installing && !waiting && active?.state === 'activated'
}

/** Stops a server, with the connections that the browser opened in advance and never used: Node waits for those. */
const take = (server: ServerType) =>
  new Promise<void>((done) => {
    server.close(() => done())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })

test('a new build replaces the old one at the next visit', async ({ browser }) => {
  const folder = temporaryFolder()
  const port = await freePort()
  const publish = () => {
    const app = new Hono()
    app.use(securityHeaders(false))
    app.route('/', webPages({ folder: folder.path, development: false }))
    return serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
  }
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder.path, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    for (const form of ['br', 'gz']) rmSync(`${path}.${form}`)
  }
  cpSync('dist/web', folder.path, { recursive: true })
  let server = publish()
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` })
  try {
    await page.goto('/about')
    await untilHelpIsCached(page)
    const { names: before } = await offlinePaths(page)

    await take(server)
    edit('worker.js', (text) => text.replace(/"cache":"help-\w+"/, '"cache":"help-newer"'))
    edit('pages/help-now.html', (text) =>
      text.replace(/(name="description" content=")[^"]*/, '$1Newer words'),
    )
    server = publish()

    await page.goto('/about')
    // What a tab of the build before may still ask for stays until there is another build.
    await expect
      .poll(async () => (await offlinePaths(page)).names)
      .toEqual([...before, 'help-newer'])
    // Its cache has a name before it contains anything.
    await expect.poll(() => page.evaluate(isSettled)).toBe(true)
    await page.context().setOffline(true)
    await page.goto('/help-now')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Newer words')
  } finally {
    await page.close()
    await take(server)
    folder.remove()
  }
})

/** A page on a server of its own that answers with 502 once `fail` is called. */
async function openFailingServer(browser: Browser) {
  const port = await freePort()
  let isFailing = false
  const app = new Hono()
  app.use(securityHeaders(false))
  app.use(async (c, next) => (isFailing ? c.text('Bad gateway', 502) : next()))
  app.route('/', webPages({ folder: 'dist/web', development: false }))
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` })
  return {
    page,
    fail: () => void (isFailing = true),
    stop: async () => {
      await page.close()
      await take(server)
    },
  }
}

test('while the server fails, the help pages open', async ({ browser }) => {
  const { page, fail, stop } = await openFailingServer(browser)
  try {
    await page.goto('/about')
    await untilHelpIsCached(page)
    fail()
    await page.goto('/safety')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are glad you are here')
  } finally {
    await stop()
  }
})

test('an empty page of the app opens again without the server, and a reload asks the server', async ({
  browser,
}) => {
  const { page, fail, stop } = await openFailingServer(browser)
  try {
    await page.goto('/about')
    await untilHelpIsCached(page)
    // Its subject is sensitive: nothing on the device shows that it was opened.
    await page.goto('/messages')
    await page.goto('/appointments')
    await expect.poll(async () => (await offlinePaths(page)).paths).toContain('/appointments')
    expect((await offlinePaths(page)).paths).not.toContain('/messages')

    fail()
    const again = await page.goto('/appointments')
    expect(again!.status()).toBe(200)
    expect(again!.fromServiceWorker()).toBe(true)
    expect((await page.reload())!.status()).toBe(502)
  } finally {
    await stop()
  }
})
