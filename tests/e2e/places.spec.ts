import type { Page, Route } from '@playwright/test'
import { newClient } from './support/new-client.ts'
import { expect, test } from './support/test.ts'

/** How far the page is scrolled: in its own box on a phone with the bottom bar, else by the window. */
const scrolled = (page: Page) =>
  page.evaluate(() => Math.max(scrollY, document.getElementById('page')?.scrollTop ?? 0))

test('Back restores the scroll position of the page', async ({ page, signIn }) => {
  // A separate user: entries that other tests write for a demo account make the page longer during the test.
  const person = await newClient(page.request)
  // The stream of messages stays open; without it the network falls silent.
  await page.route('**/api/messages/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: elsewhere\ndata: {}\n\n' }),
  )
  await signIn(person.email, person.password)
  await page.goto('/patient-profile')
  const link = page.locator('main').getByRole('link', { name: /^Meal plan/ })
  await link.scrollIntoViewIfNeeded()
  await expect(page.getByText('No readings yet').first()).toBeVisible()
  // All lazy parts have loaded, so that the page has its full length.
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { name: 'Membership', exact: true }).scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(100)
  // By keyboard, so that nothing scrolls the link into view first.
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your goal')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(before)
})

test('a URL with a fragment scrolls to that part', async ({ page, signIn }) => {
  await signIn('client@demo.test')
  await page.goto('/account/data#erase')
  await expect(page.getByRole('heading', { name: 'Erase the account' })).toBeInViewport()
})

test('a page waits for the stylesheet of its feature, and renders without it if it fails', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/about', { waitUntil: 'networkidle' })
  const before = await heading.innerText()
  const pending: Route[] = []
  let isHeld = true
  await page.route('**/assets/*.css', (route) =>
    isHeld ? void pending.push(route) : route.continue(),
  )
  const script = page.waitForResponse(/\/assets\/.*\.js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help now' }).click()
  await script
  await expect.poll(() => pending.length).toBeGreaterThan(0)
  await expect(heading).toHaveText(before)
  isHeld = false
  for (const route of pending) await route.continue()
  await expect(heading).toHaveText('Help now')
  await expect(page.locator('.help-doors')).toHaveCSS('display', 'grid')

  await page.unrouteAll()
  await page.route('**/assets/*.css', (route) => route.abort())
  await page.getByRole('link', { name: 'I do not feel safe with my thoughts' }).click()
  await expect(heading).toHaveText('We are glad you are here')
  await expect(page.getByRole('link', { name: /933/ }).first()).toBeVisible()
})
