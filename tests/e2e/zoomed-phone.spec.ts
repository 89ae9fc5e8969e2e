import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** A phone of 360 px that its reader has zoomed in to 200 %. */
test.use({ viewport: { width: 180, height: 390 } })

/** Nothing scrolls sideways, and each part of the header can be pressed. */
async function expectReachable(page: Page, path: string, shows = 'h1') {
  await page.goto(path)
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.locator(shows).first(), path).toBeVisible()
  const sideways = () =>
    page.evaluate(() => {
      const page = document.getElementById('page')!
      return Math.max(page.scrollWidth, document.documentElement.scrollWidth)
    })
  await expect.poll(sideways, path).toBeLessThanOrEqual(180)
  for (const button of await page.locator('header .header-row > :is(a, button)').all()) {
    if (!(await button.isVisible())) continue
    const isOnTop = await button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
    expect(isOnTop, `${await button.textContent()} of ${path}`).toBe(true)
  }
}

test('at 200 % on a phone help, exit and menu are in reach on public pages', async ({ page }) => {
  for (const path of ['/', '/pricing', '/help-now', '/safety', '/login', '/signup'])
    await expectReachable(page, path)
})

test('at 200 % on a phone the calendar of a provider fits, and no heading is larger than the page’s', async ({
  page,
  signIn,
}) => {
  await signIn('therapist@demo.test')
  await expectReachable(page, '/appointment-scheduler', '.day-number')
  const sizeOf = (level: 'h1' | 'h2') =>
    page
      .locator(`main ${level}`)
      .first()
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize))
  expect(await sizeOf('h2')).toBeLessThan(await sizeOf('h1'))
})

test('at 200 % on a phone help, exit and menu are in reach on pages of a client', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  for (const path of ['/patient-profile', '/appointments', '/messages', '/screening'])
    await expectReachable(page, path)
  for (const path of ['/hypertension', '/diabetes'])
    await expectReachable(page, path, '.reading-line')
})
