import { linkIn, logIn, newPerson, signUp } from './support/new-person.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const rejected = /status of 4\d\d/

test('a confirmation link used twice says that the address is confirmed; one form takes the code', async ({
  page,
  readMail,
  allowConsole,
}) => {
  allowConsole(rejected)
  const person = newPerson()
  await signUp(page, person)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Type the code from the email' }),
  ).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(1)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(
    page.getByText(/Wait \d+ seconds?, then try again\.|a new email is on its way/),
  ).toBeVisible()
  await expectNoAxeViolations(page)

  const link = linkIn((await readMail(person.email, /^Confirm your email/)).text)
  for (const lead of ['Nothing more to do here.', 'You used this link before, and it worked.']) {
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    await expect(page.getByText(lead)).toBeVisible()
  }
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('too many wrong passwords show the waiting time, and a suspended user reads what to do', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(rejected)
  const person = await newClient(request)
  const version = { 'X-Supabase-Api-Version': '2024-01-01' }
  const answers = { status: 429, headers: { ...version, 'Retry-After': '8' } }
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      ...answers,
      json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    }),
  )
  await logIn(page, person)
  const form = page.locator('main form')
  await expect(form).toContainText('There were too many tries. Wait 8 seconds, then try again.')
  await expect(page.getByText('Request rate limit reached')).toHaveCount(0)
  await page.unroute('**/auth/v1/token**')

  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      status: 400,
      headers: version,
      json: { code: 'user_banned', message: 'User is banned' },
    }),
  )
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(form).toContainText('This account is suspended')
  await expect(form).toContainText('what you can do')
  await expect(page.getByText('User is banned')).toHaveCount(0)
  await expectNoAxeViolations(page)
})
