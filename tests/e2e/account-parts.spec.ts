import type { Page } from '@playwright/test'
import { newClient } from './support/new-client.ts'
import { pressOn } from './support/keyboard.ts'
import { cutOff, expectPageChecks, spaceText } from './support/page-checks.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** The rows of a client: title, page, and a text of that page. */
const parts = [
  ['Password', '/account/password', 'Current password'],
  ['Email address', '/account/email', 'New email address'],
  ['Two-step login', '/account/two-step-login', 'It is off.'],
  ['Where you are logged in', '/account/devices', '(this device)'],
  ['Sharing', '/account/sharing', 'Only you see your screening results'],
  ['Who opened my record', '/account/record-access', 'No one else has opened your record.'],
  ['Invitations', '/account/invitations', 'No invitations for your email address.'],
  ['Emails', '/account/emails', 'What happens to my appointments'],
  ['Calendar', '/account/calendar', 'You have no calendar address yet.'],
  ['Your data', '/account/data', 'You agreed on'],
] as const

const rowsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Parts of your account' }).getByRole('link')
const rowOf = (page: Page, title: string) => rowsOf(page).filter({ hasText: title })

test('the account is ten rows with their present state; each opens its page by keyboard, and Back returns', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(limit(120_000))
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/account')
  await expect(rowsOf(page)).toHaveText(parts.map(([title]) => new RegExp(`^${title}`)))
  await expect(rowOf(page, 'Email address')).toContainText(email)
  await expect(rowOf(page, 'Two-step login')).toContainText('Two-step login is off')
  await expect(rowOf(page, 'Where you are logged in')).toContainText(/device/)
  await expect(rowOf(page, 'Sharing')).toContainText('You share nothing')
  await expect(rowOf(page, 'Who opened')).toContainText('No one else has opened it')
  await expect(rowOf(page, 'Emails')).toContainText('All emails are on')
  await expect(rowOf(page, 'Your data')).toContainText(/Consent given on \d/)
  const heights = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(56)

  const heading = page.getByRole('heading', { level: 1 })
  for (const [title, path, text] of parts) {
    await pressOn(page, title)
    await page.waitForURL((url) => url.pathname === path)
    await expect(heading).toHaveText(title)
    await expect(heading).toBeFocused()
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    // Once by the link, once by the browser, in turn.
    if (path.length % 2) await page.goBack()
    else await pressOn(page, 'Account')
    await page.waitForURL((url) => url.pathname === '/account')
    await expect(heading).toHaveText('Account')
    await expect(heading).toBeFocused()
  }
})

test('a change on a page is the state of its row', async ({ page, request, signIn }) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/account')
  await rowOf(page, 'Emails').click()
  await page.getByLabel('Reminders').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('From now on you get the emails you have ticked.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Account' }).click()
  await expect(rowOf(page, 'Emails')).toContainText('2 of 3 kinds of email are on')

  await rowOf(page, 'Sharing').click()
  const sharing = page.getByRole('region', { name: 'Share with my therapist' })
  await sharing.getByRole('switch').click()
  await sharing.getByRole('button', { name: 'Share with my therapist', exact: true }).click()
  await expect(sharing.getByText(/^You agreed to this on/)).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, 'Sharing')).toContainText('You share: screenings')
})

test('the old anchors of the account page lead to the page of that part', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  for (const [anchor, target, title] of [
    ['password', '/account/password', 'Password'],
    ['email', '/account/email', 'Email address'],
    ['second-step', '/account/two-step-login', 'Two-step login'],
    ['devices', '/account/devices', 'Where you are logged in'],
    ['student', '/account/student-status', 'Student status'],
    ['consent', '/account/data#consent', 'Your data'],
    ['sharing', '/account/sharing', 'Sharing'],
    ['sharing-readings', '/account/sharing#readings', 'Sharing'],
    ['alerts', '/account/sharing#alerts', 'Sharing'],
    ['emergency-contact', '/account/sharing#emergency-contact', 'Sharing'],
    ['openings', '/account/record-access', 'Who opened my record'],
    ['mails', '/account/emails', 'Emails'],
    ['export', '/account/data#export', 'Your data'],
    ['erase', '/account/data#erase', 'Your data'],
    ['record', '/account#record', 'Account'],
    ['constructor', '/account#constructor', 'Account'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/account#${anchor}`)
    await page.waitForURL((url) => url.pathname + url.hash === target)
    await expect(page.getByRole('heading', { level: 1 }), anchor).toHaveText(title)
    const [, id] = target.split('#')
    if (id && target.startsWith('/account/')) await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

test('a row whose state cannot be fetched says what its page is for, and still opens it', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 403|Failed to load resource/)
  await signIn('client@demo.test')
  const broken = { status: 403, json: { code: 'forbidden', message: 'No.' } }
  await page.route('**/api/{sessions,consents,mail-settings}', (route) => route.fulfill(broken))
  await page.route('**/api/me/record-days**', (route) => route.fulfill(broken))
  await page.goto('/account')
  await expect(rowOf(page, 'Where you')).toContainText('See your devices, and log them out')
  await expect(rowOf(page, 'Sharing')).toContainText('Choose what your provider sees')
  await expect(rowOf(page, 'Emails')).toContainText('Choose which emails you get')
  await expectPageChecks(page, 'states that could not be fetched')
  await rowOf(page, 'Emails').click()
  await expect(page.getByText('Error fetching your email settings')).toBeVisible()
})

test('a provider has seven rows, a student has ten and their status', async ({ page, signIn }) => {
  await signIn('therapist@demo.test')
  await page.goto('/account')
  await expect(rowsOf(page)).toHaveCount(7)
  await expect(rowOf(page, 'Sharing')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Student status/ })).toHaveCount(0)
  await page.goto('/account/sharing')
  await page.waitForURL((url) => url.pathname === '/provider-profile')

  await signIn('student@demo.test')
  await page.goto('/account')
  await expect(rowsOf(page)).toHaveCount(10)
  await page.getByRole('link', { name: /^Student status/ }).click()
  await expect(page.getByRole('button', { name: 'End my student status' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a long name and address fit at each width, and with wide text', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request, {
    full_name: `Chilufya-Nakamba ${'Mutale'.repeat(14)} Wamundila`,
  })
  await signIn(email, password)
  await page.goto('/account')
  await expect(rowOf(page, 'Emails')).toContainText('All emails are on')
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await cutOff(page), `at ${width} px`).toEqual([])
    await spaceText(page, true)
    expect(await cutOff(page), `wide text at ${width} px`).toEqual([])
    await spaceText(page, false)
  }
})
