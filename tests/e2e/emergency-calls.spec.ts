import type { Locator } from '@playwright/test'
import { logBloodPressure } from './support/readings.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** Every call of the card: as wide as the card lets it, at least 56 px high, and nothing on top of it. */
async function expectCalls(card: Locator) {
  const calls = card.getByRole('list', { name: 'Helplines' }).getByRole('link')
  await expect(calls.first()).toBeVisible()
  const inner = await card.locator('.care-body').evaluate((body) => {
    const { paddingLeft, paddingRight } = getComputedStyle(body)
    return body.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  })
  for (const call of await calls.all()) {
    await call.scrollIntoViewIfNeeded()
    const { width, height } = (await call.boundingBox())!
    expect(height).toBeGreaterThanOrEqual(56)
    expect(Math.abs(width - inner)).toBeLessThan(2)
    const isOnTop = await call.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const points = [
        [left + 12, top + 12],
        [right - 12, bottom - 12],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const
      return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
    })
    expect(isOnTop, 'nothing covers the number').toBe(true)
  }
  await expect(calls.first()).toHaveAttribute('href', 'tel:112')
}

for (const size of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]) {
  test(`at ${size.width} px an emergency begins with buttons to call that nothing covers`, async ({
    page,
    request,
    signIn,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    const { email, password } = await newClient(request)
    await signIn(email, password)
    const card = page.getByRole('alert').filter({ has: page.locator('.care-level') })

    await page.goto('/hypertension')
    await logBloodPressure(page, 190, 125)
    await expect(page.getByText('Hypertensive Crisis Alert!')).toBeVisible()
    await expectCalls(card)
    await expectNoAxeViolations(page)

    await page.goto('/diabetes')
    await page.getByLabel('Unit').selectOption('mg/dL')
    await page.getByLabel('Glucose level').fill('50')
    await page.getByRole('button', { name: 'Log reading' }).click()
    await expect(card).toContainText('This is dangerously low')
    await expectCalls(card)

    await page.goto('/hypertension?tab=symptoms')
    await page.getByRole('tabpanel').getByText('Chest pain', { exact: true }).click()
    await expectCalls(card)
    await expectNoAxeViolations(page)
  })
}
