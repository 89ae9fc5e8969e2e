import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('without consent, a crisis value shows what to do at once, on the consent page and after “Not now”, and “I agree and save” saves it', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request, { hasConsented: false })
  await signIn(email, password)
  await page.goto('/hypertension')
  await page.getByLabel('Systolic').fill('192')
  await page.getByLabel('Diastolic').fill('124')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await page.waitForURL('**/consent?next=/hypertension')
  const card = page.getByRole('region', { name: 'What to do now' })
  await expect(card.getByRole('alert')).toContainText('This is dangerously high')
  await expect(card.getByRole('link', { name: 'Call 112' })).toBeInViewport()
  await expect(card).toContainText('192/124 is not saved.')
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Not now' }).click()
  await page.waitForURL('**/patient-profile')
  await expect(card.getByRole('alert')).toContainText('This is dangerously high')
  await expectNoAxeViolations(page)

  // The same with sugar.
  await page.goto('/diabetes')
  await page.getByLabel('Glucose level').fill('2.4')
  await page.getByLabel('Unit', { exact: true }).selectOption('mmol/L')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await page.waitForURL('**/consent?next=/diabetes')
  await expect(card.getByRole('alert')).toContainText('Take 1 tablespoon of sugar')
  await page.goBack()
  await page.waitForURL('**/diabetes')
  await expect(card.getByRole('alert')).toContainText('This is dangerously low')

  // A sign of danger, which is then saved together with the consent.
  await page.goto('/hypertension?tab=symptoms')
  await page.getByText('Chest pain', { exact: true }).click()
  await page.getByText('Very much').click()
  await page.getByRole('button', { name: 'Log it' }).click()
  await page.waitForURL('**/consent?next=/hypertension*')
  await expect(card.getByRole('alert')).toContainText('Chest pain: get help now')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I agree and save “Chest pain”' }).click()
  await page.waitForURL('**/hypertension?tab=symptoms')
  await expect(page.getByRole('button', { name: /Chest pain Very much/ })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('a crisis value typed while the session ended shows what to do on the login page, and is kept for its owner', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 40[0-9]/)
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/hypertension')
  await page.getByLabel('Systolic').fill('192')
  await page.getByLabel('Diastolic').fill('124')
  // Ended elsewhere: neither the token nor its renewal is accepted any more.
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'not_signed_in', message: 'Please log in.' } }),
  )
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    }),
  )
  await page.getByRole('button', { name: 'Log reading' }).click()
  await page.waitForURL(/\/login\?next=/)
  const card = page.getByRole('region', { name: 'What to do now' })
  await expect(card.getByRole('alert')).toContainText('This is dangerously high')
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.unrouteAll()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/hypertension')
  await expect(card).toContainText('192/124 is not saved.')
  await expect(page.getByLabel('Systolic')).toHaveValue('192')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByText('Your reading has been logged.')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(
    page.getByRole('alert').filter({ hasText: 'This is dangerously high' }),
  ).toBeVisible()
})
