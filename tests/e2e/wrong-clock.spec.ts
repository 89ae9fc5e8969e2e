import { newClient } from './support/new-client.ts'
import { logBloodPressure } from './support/readings.ts'
import { expect, test } from './support/test.ts'

test('on a phone whose clock is a day fast, the user stays signed in and no token is renewed', async ({
  page,
  signIn,
}) => {
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url())
  })
  await page.clock.install({ time: Date.now() + 24 * 3_600_000 })
  await page.clock.resume()
  await signIn('client@demo.test')
  await page.goto('/hypertension')
  await logBloodPressure(page, 117, 74)
  await page.goto('/account/devices')
  await expect(page.getByText('(this device)')).toBeVisible()
  expect(renewals).toEqual([])
})

test('on a phone whose clock is two days fast, a pregnant person with 165/112 is still advised at once', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await page.clock.install({ time: Date.now() + 48 * 3_600_000 })
  await page.clock.resume()
  await signIn(email, password)
  await page.goto('/hypertension')
  const question = page.getByRole('region', { name: 'Are you pregnant' })
  await question.getByRole('button', { name: 'I am pregnant' }).click()
  await expect(question).toBeHidden()
  await logBloodPressure(page, 165, 112)
  const warning = page.getByRole('alert').filter({ hasText: 'Go to a hospital now' })
  await expect(warning).toBeVisible()
  await page.reload()
  await expect(warning).toBeVisible()
  await page.goto('/patient-profile')
  await expect(page.getByRole('heading', { name: 'Go to a hospital now' })).toBeVisible()
})

test('on a phone whose clock is three hours slow, a payment has the minutes that the server gives it', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await page.clock.install({ time: Date.now() - 3 * 3_600_000 })
  await page.clock.resume()
  await signIn(email, password)
  await page.goto('/membership?plan=wellness-starter')
  const dialog = page.getByRole('dialog', { name: 'Pay for Wellness Starter' })
  await dialog.getByLabel('Mobile-money number').fill('0977 123 006')
  await expect(dialog.getByLabel('Airtel')).toBeChecked()
  await dialog.getByRole('button', { name: 'Pay K250' }).click()
  await expect(page.getByText(/You have until \d\d:\d\d/)).toContainText(/\(1[45]:\d\d left\)/)
})
