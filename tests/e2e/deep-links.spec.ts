import type { Page } from '@playwright/test'
import { newClient } from './support/new-client.ts'
import { linkIn, newPerson } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

async function fillLogin(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

test('Book Now continues to booking after sign-up, the email on another device, and login', async ({
  page,
  browser,
  readMail,
}) => {
  const person = newPerson()
  await page.goto('/appointments-landing')
  await page.getByRole('link', { name: 'Book Now' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Full name').fill(person.full_name)
  await page.getByLabel('Day', { exact: true }).fill('27')
  await page.getByLabel('Month', { exact: true }).fill('3')
  await page.getByLabel('Year', { exact: true }).fill('1984')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Type the code from the email' })).toBeVisible()

  const link = linkIn((await readMail(person.email, /^Confirm your email/)).text)
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await other.getByRole('button', { name: 'Confirm my email' }).click()
  await other.getByLabel('Password', { exact: true }).fill('Baobab-Night-58')
  await other.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(other.getByText('Your email is confirmed')).toBeVisible()
  await other.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(other, { ...person, password: 'Baobab-Night-58' })
  await other.waitForURL((url) => url.pathname === '/book-appointment')
  await other.context().close()

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, { ...person, password: 'Baobab-Night-58' })
  await page.waitForURL((url) => url.pathname === '/book-appointment')
})

test('the target page is kept before the app has started', async ({ page }) => {
  const next = '/login?next=%2Fbook-appointment'
  await page.route('**/assets/*.js', () => undefined)
  for (const name of ['Sign up', 'Forgot Password?']) {
    await page.goto(next, { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('link', { name }).click({ noWaitAfter: true })
    await page.waitForURL((url) => url.pathname !== '/login', { waitUntil: 'commit' })
    expect(new URL(page.url()).searchParams.get('next')).toBe('/book-appointment')
  }
})

test('a link in an email opens its page after login, also with a new password, and never another site', async ({
  page,
  request,
  readMail,
}) => {
  const person = await newClient(request)
  await page.goto('/account/emails')
  await page.waitForURL((url) => url.pathname === '/login')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/account/emails')
  // No one was logged in, so no session has ended.
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Forgot Password?' }).click()
  // The login page stays until the next one is ready, and has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible()
  const mail = await readMail(person.email, /password/)
  await page.goto(/https?:\/\/\S+\/reset-password\?\S+/.exec(mail.text)![0])
  await page.getByLabel('New password').fill('Baobab-Night-58')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await fillLogin(page, { ...person, password: 'Baobab-Night-58' })
  await page.waitForURL((url) => url.pathname === '/account/emails')
  expect(pathOf(page)).toBe('/account/emails')

  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '/billing']) {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await fillLogin(page, { ...person, password: 'Baobab-Night-58' })
    await page.waitForURL((url) => url.pathname === '/patient-profile')
  }
})

test('a session that has ended shows a message and returns to the same page after login', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 4\d\d/)
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/diabetes?tab=emergency')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => {
    const { access_token } = JSON.parse(sessionStorage.getItem('ubumi.auth') ?? '{}') as {
      access_token: string
    }
    const headers = { Authorization: `Bearer ${access_token}` }
    await fetch('/auth/v1/logout?scope=local', { method: 'POST', headers })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  await expectNoAxeViolations(page)
  await fillLogin(page, person)
  await page.waitForURL((url) => url.pathname === '/diabetes')
  expect(pathOf(page)).toBe('/diabetes?tab=emergency')
})
