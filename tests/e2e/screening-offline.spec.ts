import type { Page } from '@playwright/test'
import { untilAnswerable } from './support/answerable.ts'
import { openMenu } from './support/menu.ts'
import { newClient } from './support/new-client.ts'
import { logIn } from './support/new-person.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { untilLockable } from './support/stored.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { offlinePaths, untilHelpIsCached } from './support/worker.ts'
import { limit } from '#tests/support/patience.ts'

test.use({ serviceWorkers: 'allow' })

async function expectTitle(page: Page, title: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('a screening starts and ends offline, shows help and results, survives a reload, and is sent once', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  test.setTimeout(limit(180_000))
  // The browser itself says so of each page and call that finds no connection.
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/)
  const person = await newClient(request)
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  await untilHelpIsCached(page)
  // The page of the screening itself is never opened online.
  await page.reload()
  await expect.poll(async () => (await offlinePaths(page)).paths).toContain('/screening')
  await untilLockable(page)
  const arrived: number[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname === '/api/screening-results' && answer.request().method() === 'POST')
      arrived.push(answer.status())
  })

  await context.setOffline(true)
  await page.goto('/screening')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expectTitle(page, /I have felt cheerful and in good spirits/)
  await answerByKeys(page, [...Array<number>(5).fill(5), ...Array<number>(15).fill(0), 2])
  await expectTitle(page, 'Thank you for telling us')
  await expect(page.getByRole('link', { name: /933/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Not now, show me what helps' }).click()
  await page.getByRole('button', { name: 'See my results' }).click()
  await expectTitle(page, 'Your results')
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(first).toHaveText('You told us about thoughts of not being alive')
  await expect(page.getByText('PHQ-9: 2 of')).toBeVisible()
  const kept = page.getByText('Saved on this phone. We send it when you are online.')
  await expect(kept).toBeVisible()
  await expectPageChecks(page, 'a screening that waits')
  await page.reload()
  await expect(kept).toBeVisible()
  await page.goto('/patient-profile')
  const banner = page.getByRole('complementary', { name: 'A screening is not sent yet' })
  await expect(banner).toBeVisible()
  await page.reload()
  await expect(banner).toBeVisible()
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  const ask = page.getByRole('alertdialog', { name: 'Log out before everything is sent?' })
  await expect(ask).toContainText(/^Log out before everything is sent\?Not sent yet: 1 screening\b/)
  await ask.getByRole('button', { name: 'Stay logged in' }).click()

  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await page.goto('/screening/history')
  const list = page.getByRole('region', { name: 'Your screenings, newest first' })
  await expect(list.getByRole('row')).toHaveCount(2)
  expect(arrived).toEqual([201])
})

/** Presses the key of each value, then waits for the next question. */
async function answerByKeys(page: Page, values: readonly number[]) {
  for (const value of values) {
    const before = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await untilAnswerable(page)
    await page.keyboard.press(String(value))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before)
  }
}
