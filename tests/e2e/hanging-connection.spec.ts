import type { Page } from '@playwright/test'
import { chunk } from './support/chunk.ts'
import { expect, test } from './support/test.ts'

/** A route that accepts the call and does not respond until it is released. */
async function hang(page: Page, url: string | RegExp) {
  await page.route(url, () => {})
  return () => page.unroute(url)
}

const summary = (page: Page) => page.locator('.error-summary')
const lateWords = 'The server did not reply. What you typed is still here.'

test('a reading on a hanging connection times out after half a minute, is shown as queued, and is saved once', async ({
  page,
  signIn,
}, { project }) => {
  await page.clock.install()
  await signIn('client@demo.test')
  await page.goto('/hypertension')
  const systolic = project.name === 'desktop' ? '134' : '133'
  const rows = page
    .getByRole('region', { name: 'Recent readings' })
    .getByRole('listitem')
    .filter({ hasText: `${systolic}/84` })
  await page.getByLabel('Systolic').fill(systolic)
  await page.getByLabel('Diastolic').fill('84')

  // It arrives and is written; only the answer is lost.
  const sent: string[] = []
  await page.route('**/api/blood-pressure-readings', async (route) => {
    sent.push(route.request().postData() ?? '')
    await route.fetch()
  })
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect.poll(() => sent.length).toBe(1)
  await page.clock.fastForward(29_000)
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await page.clock.fastForward(2000)
  await expect(page.getByText('Saved on this phone, will be sent').first()).toBeVisible()
  await expect(page.getByLabel('Systolic')).toHaveValue('')

  await page.unroute('**/api/blood-pressure-readings')
  await page.reload()
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBe(1)
})

test('a login on a hanging connection ends with a message, also if it hangs before the form is checked', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/login')
  const letGo = await hang(page, chunk('schemas', 'form-check'))
  await page.getByLabel('Email').fill('client@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  await page.clock.fastForward(31_000)
  await expect(summary(page)).toContainText(lateWords)
  await letGo()
})

test('data on a hanging connection is requested again once, and then the page offers a retry', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn('client@demo.test')
  await page.goto('/account/devices')
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible()
  let asked = 0
  await page.route('**/api/blood-pressure-readings?*', () => {
    asked += 1
  })
  await page.goto('/hypertension')
  await expect.poll(() => asked).toBe(1)
  await expect(page.getByText('Last: loading...')).toBeVisible()
  await page.clock.fastForward(16_000)
  await expect(async () => {
    await page.clock.fastForward(1000)
    expect(asked).toBe(2)
  }).toPass()
  await page.clock.fastForward(16_000)
  await expect(page.getByText('The server did not reply.').first()).toBeVisible()
  await page.unroute('**/api/blood-pressure-readings?*')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText(/Last reading/).first()).toBeVisible()
})
