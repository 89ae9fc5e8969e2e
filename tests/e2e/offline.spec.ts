import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { Hono } from 'hono'
import { securityHeaders } from '#server/platform/security-headers.ts'
import { webPages } from '#server/platform/static.ts'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { freePort } from '#tests/support/postgres.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { keptPaths, untilHelpIsKept } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

/** The browser itself says so of each page and call that finds no line. */
const noLine = /ERR_INTERNET_DISCONNECTED/

async function expectTitle(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('after one visit of any page the pages of help open without a line, logged out', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(noLine)
  await page.goto('/about')
  await untilHelpIsKept(page)
  await context.setOffline(true)

  await page.goto('/safety')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Answer the questions' }).click()
  for (const answer of ['No', 'No', 'Yes', 'No', 'Yes']) {
    const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('button', { name: answer, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(question)
  }
  await expectTitle(page, 'Please call now')

  await page.goto('/help-now')
  await page.locator('#root[data-awake]').waitFor()
  await expectTitle(page, 'Help now')
  await page.goto('/safety-plan')
  await page.locator('#root[data-awake]').waitFor()
  await expectTitle(page, 'My safety plan')
  // Inside the app as well, without loading a page anew.
  await page.getByRole('main').getByRole('link', { name: 'Support now' }).click()
  await expectTitle(page, 'We are glad you are here')
})

test('any other page without a line is a page with the help lines, and comes back with the line', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(noLine)
  await page.goto('/')
  await untilHelpIsKept(page)
  await context.setOffline(true)
  for (const path of ['/pricing', '/hypertension?from=menu', '/nowhere']) {
    await page.goto(path)
    await expectTitle(page, 'There is no connection')
    await expect(page.locator('a[href="tel:933"]')).toBeVisible()
    await expectNoAxeViolations(page)
  }
  await page.goto('/pricing')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expectTitle(page, 'Pricing')
})

test('nothing is kept but the pages of help and what they are made of', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilHelpIsKept(page)
  await page.goto('/hypertension')
  await expectTitle(page, 'Hypertension Hub')
  const { names, paths } = await keptPaths(page)
  expect(names).toHaveLength(1)
  expect(paths.filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
    '/favicon.svg',
    '/help-now',
    '/offline',
    '/safety',
    '/safety-plan',
  ])
})

test('a new build takes the place of the old one at the next visit', async ({ browser }) => {
  const folder = temporaryFolder()
  const port = await freePort()
  const publish = () => {
    const app = new Hono()
    app.use(securityHeaders(false))
    app.route('/', webPages({ folder: folder.path, development: false }))
    return serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
  }
  const take = (server: ServerType) => new Promise<void>((done) => void server.close(() => done()))
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
    await untilHelpIsKept(page)
    const { names: before } = await keptPaths(page)

    await take(server)
    edit('worker.js', (text) => text.replace(/"cache":"help-\w+"/, '"cache":"help-newer"'))
    edit('pages/help-now.html', (text) =>
      text.replace(/(name="description" content=")[^"]*/, '$1Newer words'),
    )
    server = publish()

    await page.goto('/about')
    await expect.poll(async () => (await keptPaths(page)).names).toEqual(['help-newer'])
    expect(before).not.toContain('help-newer')
    await page.context().setOffline(true)
    await page.goto('/help-now')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Newer words')
  } finally {
    await page.close()
    await take(server)
    folder.remove()
  }
})

test('while the server fails, the pages of help are there', async ({ browser }) => {
  const folder = temporaryFolder()
  const port = await freePort()
  let isFailing = false
  const app = new Hono()
  app.use(securityHeaders(false))
  app.use(async (c, next) => (isFailing ? c.text('Bad gateway', 502) : next()))
  cpSync('dist/web', folder.path, { recursive: true })
  app.route('/', webPages({ folder: folder.path, development: false }))
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` })
  try {
    await page.goto('/about')
    await untilHelpIsKept(page)
    isFailing = true
    await page.goto('/safety')
    await expectTitle(page, 'We are glad you are here')
  } finally {
    await page.close()
    await new Promise<void>((done) => void server.close(() => done()))
    folder.remove()
  }
})
