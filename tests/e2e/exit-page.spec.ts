import { type Page, expect, test } from '@playwright/test'

import { brand } from '#domain/values/brand.ts'
import { holdTimers, offlinePaths, runHeld, untilHelpIsCached } from './support/worker.ts'

/** Signs in as the demo client, to stay on this device. The neutral site answers from here. */
async function logIn(page: Page) {
  await page.route(brand.exit_page, (route) => route.fulfill({ body: 'Sunny, 31 degrees' }))
  await page.goto('/login')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByLabel('Email').fill('client@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!')
  await page.getByLabel('Keep me signed in on this device').check()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('/patient-profile')
}

/** What the server says to the session that was in this browser. */
const statusWith = (page: Page, token: string) =>
  page.request
    .get('/api/profile', { headers: { Authorization: `Bearer ${token}` } })
    .then((answer) => answer.status())

const tokenIn = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('ubumi.auth')!) as { access_token: string }).access_token,
  )

/**
 * Neither the page nor any stored data can be restored, and Back does not leave the neutral page.
 *
 * @param before how many entries of this site come before the page in the history
 */
async function expectGone(page: Page, token: string, before: number) {
  await page.waitForURL(brand.exit_page)
  for (let entry = 0; entry < before; entry++) {
    // Each entry of this site leads on to the neutral page before anything of it is drawn.
    const isBack = page.waitForEvent('framenavigated', (frame) => frame.url() === brand.exit_page)
    await page.evaluate(() => history.back())
    await isBack
    await expect(page.getByText('Sunny, 31 degrees')).toBeVisible()
  }
  await expect.poll(() => statusWith(page, token)).toBe(401)
  await page.goto('/help-now')
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0])
  await page.goto('/mental-health')
  await page.waitForURL('/login**')
}

test('"Exit this page" ends the session for good, and Back stays on the neutral page', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/mental-health')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How are you, really?')
  const token = await tokenIn(page)
  await page.goto('/help-now')
  const entries = await page.evaluate(() => history.length)
  // Between the help pages, and through the questions, the history does not grow.
  await page.locator('#root[data-awake]').waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'I do not feel safe with my thoughts' })
    .click()
  await page.getByRole('button', { name: 'Answer the questions' }).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText('Question 2 of 4')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.getByRole('link', { name: 'Exit this page' }).click()
  await expectGone(page, token, 2)
})

test('Shift pressed three times does the same, and no other keys do', async ({ page }) => {
  await logIn(page)
  const token = await tokenIn(page)
  await page.goto('/help-now')
  await page.locator('#root[data-awake]').waitFor()
  for (const key of ['Shift', 'Shift', 'a', 'Shift', 'Shift']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: 'Exit this page' })).toBeVisible()
  await page.keyboard.press('Shift')
  await expectGone(page, token, 1)
})

test('presses of Shift count while one header replaces another', async ({ page }) => {
  await logIn(page)
  const token = await tokenIn(page)
  await page.goto('/mental-health')
  await page.locator('#root[data-awake]').waitFor()
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /screening/i })
    .first()
  await link.waitFor()
  await page.keyboard.press('Shift')
  await page.keyboard.press('Shift')
  await link.click()
  // The header of a single task has no menu.
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
  await page.keyboard.press('Shift')
  await expectGone(page, token, 2)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('"Exit this page" deletes the stored pages, and none is stored after it', async ({
    page,
    context,
  }) => {
    await logIn(page)
    await untilHelpIsCached(page)
    await page.goto('/membership')
    await expect.poll(async () => (await offlinePaths(page)).paths).toContain('/membership')
    const [worker] = context.serviceWorkers()
    await worker!.evaluate(holdTimers)
    await page.goto('/appointments')
    await page.locator('#root[data-awake]').waitFor()
    // Within the app: the page from before is still the one that the worker waits for.
    await page
      .getByRole('link', { name: /^Messages/ })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('link', { name: 'Exit this page' }).click()
    await page.waitForURL(brand.exit_page)
    const stored = () => worker!.evaluate(() => caches.keys())
    const helpOnly = [expect.stringMatching(/^help-/)]
    await expect.poll(stored).toEqual(helpOnly)
    for (let entry = 0; entry < 2; entry++) {
      const isBack = page.waitForEvent('framenavigated', (frame) => frame.url() === brand.exit_page)
      await page.evaluate(() => history.back())
      await isBack
    }
    await worker!.evaluate(runHeld)
    expect(await stored()).toEqual(helpOnly)
  })
})
