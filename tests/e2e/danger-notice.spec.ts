import type { Locator, Page } from '@playwright/test'
import { newClient } from './support/new-client.ts'
import { logBloodPressure } from './support/readings.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

test.use({ viewport: { width: 360, height: 780 } })

/** Whether each point of it that is on the screen is what a reader sees there, and can press. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const page = document.querySelector('#page')!.getBoundingClientRect()
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [from, to] = [Math.max(top, page.top) + 2, Math.min(bottom, page.bottom) - 2]
    for (let y = from; y <= to; y += 12)
      for (const x of [left + 6, (left + right) / 2, right - 6])
        if (!element.contains(document.elementFromPoint(x, y))) return false
    return to > from
  })

async function logGlucose(page: Page, value: string) {
  await page.getByLabel('Unit').selectOption('mmol/L')
  await page.getByLabel('Glucose level').fill(value)
  await page.getByRole('button', { name: 'Log reading' }).click()
}

const dangers = [
  {
    shown: '192/124',
    path: '/hypertension',
    log: (page: Page) => logBloodPressure(page, 192, 124),
    alert: 'Hypertensive Crisis Alert!',
    title: 'This is dangerously high',
  },
  {
    shown: '2.2 mmol/L',
    path: '/diabetes',
    log: (page: Page) => logGlucose(page, '2.2'),
    alert: 'Low (Hypoglycemia) Alert!',
    title: 'This is dangerously low: act now',
  },
] as const

test('no notice covers what to do in an emergency, nor the field that comes next', async ({
  page,
  request,
  context,
  signIn,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const { email, password } = await newClient(request)
  await signIn(email, password)
  const notice = page.locator('.toast')

  await page.goto('/hypertension')
  await logBloodPressure(page, 118, 76)
  await expect(notice).toContainText('Success!')
  const header = (await page.getByRole('banner').boundingBox())!
  const box = (await notice.boundingBox())!
  expect(box.y, 'under the header').toBeGreaterThanOrEqual(header.y + header.height - 1)
  expect(box.y, 'and not at the foot').toBeLessThan(200)
  const field = page.getByLabel('Systolic')
  await expect(field).toBeFocused()
  await expect.poll(() => isUncovered(field), { timeout: limit(5000) }).toBe(true)

  for (const { shown, path, log, alert, title } of dangers) {
    await page.goto(path)
    await log(page)
    const card = page.locator('.care-emergency')
    await expect(card, shown).toContainText(title)
    // Heard, and seen in the card alone.
    await expect(page.getByRole('alert').filter({ hasText: alert })).toHaveCount(1)
    expect((await notice.boundingBox())!.height, shown).toBeLessThanOrEqual(1)
    await expect(card).toBeInViewport()
    await expect.poll(() => isUncovered(card), { timeout: limit(5000) }).toBe(true)
    // The next notice is heard, too, and what fails is seen beside the card.
    await expect(notice).toContainText('Your', { timeout: limit(20_000) })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'I was seen' }).click()
    const failed = page.locator('.toast-destructive')
    await expect(failed).toBeVisible({ timeout: limit(20_000) })
    await expect.poll(() => isUncovered(card), { timeout: limit(5000) }).toBe(true)
    await context.setOffline(false)
  }
})
