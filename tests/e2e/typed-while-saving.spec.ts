import type { Page } from '@playwright/test'
import { newClient } from './support/new-client.ts'
import { expect, test } from './support/test.ts'

/** Lets no new entry reach the server until the test says so. */
async function delayEntries(page: Page, path: string) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const isSent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(path),
  )
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await isReleased
    await route.continue()
  })
  return { isSent, release }
}

test('what is typed while a reading is saved belongs to the next one', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/hypertension')
  const pressure = await delayEntries(page, '/blood-pressure-readings')
  await page.getByLabel('Systolic').fill('124')
  await page.getByLabel('Diastolic').fill('82')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await pressure.isSent
  await page.getByLabel('Systolic').fill('13')
  pressure.release()
  await expect(page.getByText('Your reading has been logged.')).toBeVisible()
  await expect(page.getByLabel('Diastolic')).toHaveValue('')
  await expect(page.getByLabel('Systolic')).toBeFocused()
  await page.keyboard.type('1')
  await expect(page.getByLabel('Systolic')).toHaveValue('131')

  await page.goto('/diabetes')
  const glucose = await delayEntries(page, '/glucose-readings')
  await page.getByLabel('Unit', { exact: true }).selectOption('mmol/L')
  await page.getByLabel('Glucose level').fill('15')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await glucose.isSent
  await page.getByRole('button', { name: 'Meter shows HI' }).click()
  glucose.release()
  await expect(page.getByText('High sugar: look out for warning signs').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log reading' })).toBeEnabled()
  await expect(page.getByLabel('Glucose level')).toBeDisabled()
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(
    page.getByRole('region', { name: 'Recent readings' }).getByRole('listitem').first(),
  ).toContainText('HI')
})
