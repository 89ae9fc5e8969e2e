import { newPerson, sendSignUp } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const rejected = /status of 4\d\d/

test('an emailed link logs in once after a click, and not when it is only opened', async ({
  page,
  readMail,
  allowConsole,
}) => {
  allowConsole(rejected)
  const { email } = newPerson()
  const asked = await page.request.post('/auth/v1/otp', { data: { email } })
  expect(asked.status()).toBe(200)
  const { text } = await readMail(email, /^Log in to/)
  const link = /https?:\S+\/login\?\S+/.exec(text)![0]
  await page.request.get(link)

  await page.goto(link)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/patient-(dashboard|profile)$/)

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(link)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('This link was used before, or is too old.')).toBeVisible()
  await page.getByRole('link', { name: 'Log in with your password' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('where sign-up is disabled, the page says so instead of showing its form', async ({
  page,
  allowConsole,
}) => {
  allowConsole(rejected)
  await page.route('**/auth/v1/settings', (route) =>
    route.fulfill({ json: { disable_signup: true } }),
  )
  await page.goto('/signup')
  await expect(page.getByRole('heading', { name: 'No new accounts for now' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveCount(0)
  await expectNoAxeViolations(page)

  await page.unroute('**/auth/v1/settings')
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    }),
  )
  await sendSignUp(page, newPerson())
  await expect(page.locator('.error-summary')).toContainText('we cannot take new accounts')
})
