import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { openMenu } from './support/menu.ts'
import { linkIn, newPerson, signUp } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

type Person = ReturnType<typeof newPerson>
type ReadMail = (to: string, subject: RegExp) => Promise<{ text: string }>

const rejected = /status of 4\d\d/

async function confirm(page: Page, readMail: ReadMail, { email }: Person) {
  await page.goto(linkIn((await readMail(email, /^Confirm your email/)).text))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
}

async function fillLogin(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

const logIn = (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).click()

const storedKeys = (page: Page) =>
  page.evaluate(() => ({ tab: Object.keys(sessionStorage), device: Object.keys(localStorage) }))

test('login shows the errors of the specification, and keeps the typed text', async ({
  page,
  readMail,
  allowConsole,
}) => {
  allowConsole(rejected)
  const person = newPerson()
  await signUp(page, person)
  await expect(page.getByRole('main')).toContainText(`We sent an email to ${person.email}`)

  await fillLogin(page, person.email, person.password)
  await logIn(page)
  await expect(page.getByText('Confirmation Required')).toBeVisible()
  const unconfirmed = 'Please check your email to confirm your account before logging in.'
  await expect(page.locator('.error-summary')).toContainText(unconfirmed)
  await expect(page.locator('.error-summary')).toBeFocused()
  await expectNoAxeViolations(page)

  await confirm(page, readMail, person)
  expect(await storedKeys(page)).toEqual({ tab: [], device: [] })
  await fillLogin(page, person.email, 'Another-Word-1')
  await logIn(page)
  await expect(page.getByText('Login Failed')).toBeVisible()
  const wrong = 'Incorrect email or password. Please try again.'
  await expect(page.locator('.error-summary')).toContainText(wrong)
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Another-Word-1')
  await expectNoAxeViolations(page)

  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await logIn(page)
  await expect(page.getByText("You've successfully logged in.")).toBeVisible()
  await expect(page).toHaveURL(/\/patient-profile$/)
})

test('a student consents first, gets the hub, and can open no other page', async ({
  page,
  readMail,
}) => {
  const person = newPerson()
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page.getByText('Weak Password')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByLabel('Full name').fill(person.full_name)
  await page.getByLabel('Day', { exact: true }).fill('9')
  await page.getByLabel('Month', { exact: true }).fill('11')
  await page.getByLabel('Year', { exact: true }).fill('2004')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByText('More: student, provider, gender, phone').click()
  await page.getByLabel('I am a student').check()
  await page.getByLabel('Institution name').fill('University of Zambia')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Agreement Required')).toBeVisible()
  await expect(page.locator('.error-summary')).toContainText(
    'You must confirm your student status to proceed.',
  )
  await expectNoAxeViolations(page)
  await page.getByLabel('I confirm that I am a student').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeVisible()

  await confirm(page, readMail, person)
  await fillLogin(page, person.email, person.password)
  await logIn(page)
  await expect(page).toHaveURL(/\/student-profile$/)
  await page.goto('/hypertension')
  await expect(page).toHaveURL(/\/student-profile$/)
  await openMenu(page)
  await expect(
    page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }),
  ).toBeVisible()
})

test('a pending provider can log in, and sees what is pending', async ({ page, signIn }) => {
  await signIn('pending@demo.test')
  await expect(page).toHaveURL(/\/provider-profile$/)
  await expect(page.getByText('Awaiting verification').first()).toBeVisible()
  await page.goto('/patient-profile')
  await expect(page).toHaveURL(/\/provider-profile$/)
})

test('the session is stored on the device only if the user chose it', async ({ page, context }) => {
  await fillLogin(page, 'client@demo.test', 'Demo-2026!')
  await logIn(page)
  await page.waitForURL('**/patient-profile')
  expect((await storedKeys(page)).device).toEqual([])

  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await fillLogin(page, 'client@demo.test', 'Demo-2026!')
  await page.getByLabel('Keep me signed in on this device').check()
  await logIn(page)
  await page.waitForURL('**/patient-profile')
  const second = await context.newPage()
  await second.goto('/patient-profile')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(second).toHaveURL(/\/patient-profile$/)
})

test('a forgotten password is replaced by a link that works until one is saved', async ({
  page,
  readMail,
  allowConsole,
}) => {
  allowConsole(rejected)
  const person = newPerson()
  await signUp(page, person)
  await confirm(page, readMail, person)
  const answers: string[] = []
  for (const email of ['nobody.at.all@example.test', person.email]) {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible()
    const said = await page.getByRole('status').filter({ hasText: 'on its way' }).innerText()
    answers.push(said.replace(email, ''))
  }
  expect(answers[0]).toBe(answers[1])
  await expectNoAxeViolations(page)

  const mail = await readMail(person.email, /password/)
  const link = /https?:\/\/\S+\/reset-password\?\S+/.exec(mail.text)![0]
  await page.goto(link)
  await expectNoAxeViolations(page)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Weak Password')).toBeVisible()
  // The link was touched; a page that is reloaded, or opened again, still accepts it.
  const redeemed = () => page.waitForResponse((answer) => answer.url().includes('/verify'))
  const [first] = await Promise.all([
    redeemed(),
    page.reload().then(() => page.getByLabel('New password').focus()),
  ])
  expect(first.status()).toBe(200)
  await page.getByLabel('New password').fill('Baobab-Night-58')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto(link)
  await page.getByLabel('New password').focus()
  await expect(page.getByText('This link does not work any more')).toBeVisible()
  await expectNoAxeViolations(page)
  await fillLogin(page, person.email, 'Baobab-Night-58')
  await logIn(page)
  await expect(page).toHaveURL(/\/patient-profile$/)
})

test('an account with two-step login needs both factors; then it is exported and erased', async ({
  page,
  readMail,
  allowConsole,
}) => {
  allowConsole(rejected)
  const person = newPerson()
  await signUp(page, person)
  await confirm(page, readMail, person)
  await fillLogin(page, person.email, person.password)
  await logIn(page)
  await page.waitForURL('**/patient-profile')

  await page.goto('/account/two-step-login')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByAltText('QR code')).toBeVisible()
  await expectNoAxeViolations(page)
  const secret = await page.locator('code').innerText()
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByLabel('Six-digit code').fill(totp.generate())
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('It is on.')).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await fillLogin(page, person.email, person.password)
  await logIn(page)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  expect(await storedKeys(page)).toEqual({ tab: [], device: [] })
  await expectNoAxeViolations(page)
  await page
    .getByLabel('Six-digit code')
    .fill(totp.generate({ timestamp: Date.now() + totp.period * 1000 }))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/patient-profile')

  await page.goto('/account/data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(
    'There is a problem',
  )
  await expectNoAxeViolations(page)
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('Account erased')).toBeVisible()
  expect(await storedKeys(page)).toEqual({ tab: [], device: [] })
  await fillLogin(page, person.email, person.password)
  await logIn(page)
  await expect(page.getByText('Login Failed')).toBeVisible()
})

test('a profile that fails to load is requested again, and causes no redirect', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 503/)
  await signIn('pending@demo.test')
  await page.route('**/api/profile', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/patient-profile')
  // As the toast of the catalogue, and as a notice that stays.
  await expect(page.getByText('Error fetching profile')).toHaveCount(2)
  await expect(page).toHaveURL(/\/patient-profile$/)
  await expectNoAxeViolations(page)
  await page.unroute('**/api/profile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/provider-profile$/)
})

test('a logout that does not reach the server shows a message, and this device is cleared anyway', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  const answer = { code: 'unexpected_failure', message: 'The records are away' }
  // Before the page opens: a route that is set while it loads is sometimes not in force for it.
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 500, json: answer }))
  await signIn('client@demo.test')
  // A call of the page that fails because of the logout would show its own notice.
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(page.getByText('Sign out Failed')).toBeVisible()
  await expect(page.getByText('The records are away')).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await storedKeys(page)).toEqual({ tab: [], device: [] })
})

test('a session ended on another device leads to the login page and leaves no data', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(rejected)
  await signIn('client@demo.test')
  await page.evaluate(async () => {
    const { access_token } = JSON.parse(sessionStorage.getItem('ubumi.auth') ?? '{}') as {
      access_token: string
    }
    const headers = { Authorization: `Bearer ${access_token}` }
    await fetch('/auth/v1/logout?scope=local', { method: 'POST', headers })
  })
  await page.goto('/membership')
  await expect(page).toHaveURL(/\/login\?next=%2Fmembership$/)
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  expect(await storedKeys(page)).toEqual({ tab: [], device: [] })
})
