import type { Page } from '@playwright/test'
import { chunk } from './support/chunk.ts'
import { expect, test } from './support/test.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

test('a menu that could not be fetched says so, and comes with "Try again"', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await signIn('client@demo.test')
  await page.route(chunk('later-parts'), (route) => route.abort())
  const failure = () =>
    page.waitForEvent('requestfailed', (call) => call.url().includes('/assets/'))
  const whenIdle = failure()
  await page.goto('/account')
  await page.locator('#root[data-awake]').waitFor()
  await whenIdle
  const menu = page.getByRole('navigation', { name: 'Menu' })
  // The menu asks once more as it opens; only then does it wait for the button.
  const asItOpens = failure()
  await menuButton(page).click()
  await asItOpens
  await expect(menu.getByRole('alert')).toContainText('Could not load the menu')
  await page.unrouteAll()
  await menu.getByRole('button', { name: 'Try again' }).click()
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('the helplines stay open while a public page gets the header of a signed-in user', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  await page.setViewportSize({ width: 360, height: 780 })
  let send = () => {}
  const isAsked = new Promise<void>((done) => (send = done))
  await page.route(chunk('signed-in'), async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto('/about')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Help now' }).click()
  const numbers = page.getByRole('heading', { name: 'Talk to someone now' })
  await expect(numbers).toBeVisible()
  send()
  // The bar comes with that header.
  await expect(page.getByRole('navigation', { name: 'Your places' })).toBeVisible()
  await expect(numbers).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(numbers).toBeHidden()
  await expect(page.locator('#own-menu')).toBeAttached()
})

test('the menu of a wide page that has the exit has each link in a row of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/help-now')
  await page.locator('#root[data-awake]').waitFor()
  await menuButton(page).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Get Started' })).toBeVisible()
  const { left } = await menu
    .getByRole('listitem')
    .first()
    .evaluate((row) => row.getBoundingClientRect())
  for (const row of await menu.getByRole('listitem').all())
    expect((await row.boundingBox())!.x).toBe(left)
  expect(await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
})
