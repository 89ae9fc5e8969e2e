import { type Page, expect, test } from '@playwright/test'

import { brand } from '#domain/brand.ts'

/** Signs in as the demo client and opens a sensitive page. The neutral site answers from here. */
async function openSensitivePage(page: Page) {
  await page.route(brand.exit_page, (route) => route.fulfill({ body: 'Sunny, 31 degrees' }))
  await page.goto('/login')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByLabel('Email').fill('client@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('/patient-profile')
  await page.goto('/mental-health')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How are you, really?')
}

/** Neither the page nor anything this tab knew can be had back. */
async function expectGone(page: Page) {
  await page.waitForURL(brand.exit_page)
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/mental-health')
  await page.goto('/help-now')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
}

test('"Exit this page" leaves at once for a page about the weather, and the tab forgets', async ({
  page,
}) => {
  await openSensitivePage(page)
  await page.getByRole('link', { name: 'Exit this page' }).click()
  await expectGone(page)
})

test('Shift pressed three times does the same, and no other keys do', async ({ page }) => {
  await openSensitivePage(page)
  for (const key of ['Shift', 'Shift', 'a', 'Shift', 'Shift']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: 'Exit this page' })).toBeVisible()
  await page.keyboard.press('Shift')
  await expectGone(page)
})
