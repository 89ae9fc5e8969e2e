import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { addNote } from './support/readings.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { openMenu } from './support/menu.ts'
import { newClient } from './support/new-client.ts'
import { logIn } from './support/new-person.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { isStored, untilLockable } from './support/stored.ts'
import { offlinePaths, untilHelpIsCached } from './support/worker.ts'
import { limit } from '#tests/support/patience.ts'

test.use({ serviceWorkers: 'allow' })

type Person = Awaited<ReturnType<typeof newClient>>

/** The browser's own message about each page and call without a connection. */
const isOffline = /ERR_INTERNET_DISCONNECTED/

async function expectTitle(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('after one visit of any page the help pages open offline, logged out', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(isOffline)
  await page.goto('/about')
  await untilHelpIsCached(page)
  await context.setOffline(true)

  await page.goto('/safety')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Answer the questions' }).click()
  for (const answer of ['No', 'No', 'Yes', 'No', 'Yes']) {
    const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('button', { name: answer, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(question)
  }
  await expectTitle(page, 'Please call now')

  await page.goto('/help-now')
  await page.locator('#root[data-awake]').waitFor()
  await expectTitle(page, 'Help now')
  await page.goto('/safety-plan')
  await page.locator('#root[data-awake]').waitFor()
  await expectTitle(page, 'My safety plan')
  // Inside the app as well, without a reload.
  await page.getByRole('main').getByRole('link', { name: 'Support now' }).click()
  await expectTitle(page, 'We are glad you are here')
})

test('any other page shows the helplines offline, and loads when the connection is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(isOffline)
  await page.goto('/')
  await untilHelpIsCached(page)
  await context.setOffline(true)
  for (const path of ['/pricing', '/hypertension?from=menu', '/nowhere']) {
    await page.goto(path)
    await expectTitle(page, 'There is no connection')
    await expect(page.locator('a[href="tel:933"]')).toBeVisible()
    await expectNoAxeViolations(page)
  }
  await page.goto('/pricing')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(/^Pricing/)
  await expect(page.getByRole('link', { name: 'Try again' })).toBeHidden()
})

test('readings logged offline are shown as queued, warn at once, are sent once, and outlive a logout unread', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  test.setTimeout(limit(180_000))
  allowConsole(isOffline)
  // A part that the app asks for by way of the service worker.
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/)
  const person = await newClient(request)
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  await untilHelpIsCached(page)
  await page.goto('/hypertension')
  await expect(page.getByText('No reading here yet.')).toBeVisible()
  await expect.poll(async () => (await offlinePaths(page)).paths).toContain('/hypertension')
  await untilLockable(page)
  const kept = await offlinePaths(page)
  expect(kept.names).toHaveLength(2)
  expect(kept.paths.filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
    '/diabetes',
    '/favicon.svg',
    '/help-now',
    '/hypertension',
    '/my-summary',
    '/offline',
    '/patient-profile',
    '/safety',
    '/safety-plan',
    '/screening',
  ])

  await context.setOffline(true)
  await page.reload()
  await expectTitle(page, 'Hypertension Hub')
  const waiting = page.getByRole('list', { name: 'Unsent readings' }).getByRole('listitem')
  await logOffline(page, 128, 82)
  await expect(page.getByText('1 reading not sent yet.')).toBeVisible()
  await expect(page.getByText('Your reading has been logged.')).toBeHidden()
  await logOffline(page, 119, 77)
  await logOffline(page, 190, 125)
  await expect(page.getByText('Hypertensive Crisis Alert!')).toBeVisible()
  const emergency = page.getByRole('alert').filter({ hasText: 'Emergency' })
  await expect(emergency).toBeInViewport()
  await expect(waiting).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove 119/77 mmHg' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(waiting).toHaveCount(2)

  await page.reload()
  await expect(waiting).toHaveText([/128\/82 mmHg.*Stage 1/, /190\/125 mmHg.*Crisis/])
  await expect(emergency).toBeVisible()
  await expectPageChecks(page, 'readings that wait')

  await page.goto('/patient-profile')
  await expectTitle(page, 'Welcome')
  const banner = page.getByRole('complementary', { name: 'Saved on this phone, will be sent' })
  await expect(banner).toContainText('2 readings not sent yet.')
  const backAt = Date.now()
  await context.setOffline(false)
  await expect(page.getByText('2 readings have been sent and logged.')).toBeVisible()
  await expect(banner).toBeHidden()
  const rows = await readingsOf(request, person)
  expect(new Set(rows.map(({ systolic }) => systolic))).toEqual(new Set([128, 190]))
  expect(rows).toHaveLength(2)
  for (const { created_at } of rows) expect(Date.parse(created_at)).toBeLessThan(backAt)

  await page.goto('/hypertension')
  await expect(page.getByRole('listitem').filter({ hasText: '128/82' })).toHaveCount(1)
  await context.setOffline(true)
  await addNote(page, 'planted note')
  await logOffline(page, 133, 84)
  await expect(waiting).toHaveCount(1)
  // Locked: no one reads it in the stores of the browser.
  expect(await isStored(page, 'planted note')).toBe(false)
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  // Nothing unsent is left behind without a word.
  const ask = page.getByRole('alertdialog', { name: 'Log out before everything is sent?' })
  await expect(ask).toContainText('Not sent yet: 1 reading.')
  await expectNoAxeViolations(page)
  await ask.getByRole('button', { name: 'Send and log out' }).click()
  await expect(ask.getByText('We could not send everything. Stay logged in')).toBeVisible()
  await ask.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(waiting).toHaveCount(1)
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await ask.getByRole('button', { name: 'Log out, send later' }).click()
  // The exit link leads to a page that is not stored: it says so, and shows nothing of the last one.
  await expectTitle(page, 'This page could not be shown')
  await expect.poll(async () => (await offlinePaths(page)).names).toHaveLength(1)
  expect((await offlinePaths(page)).paths.filter((path) => path.startsWith('/api'))).toEqual([])
  for (const planted of ['planted note', 'systolic', person.email, 'access_token'])
    expect(await isStored(page, planted), planted).toBe(false)
  await context.setOffline(false)
  await logIn(page, person)
  await expect(page.getByText('Your reading has been sent and logged.')).toBeVisible()
  expect((await readingsOf(request, person))[0]).toMatchObject({ systolic: 133 })
})

test('a reading logged offline outlives its tab and another user of the phone, and is sent after the next login', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  allowConsole(isOffline)
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/)
  const [person, other] = [await newClient(request), await newClient(request)]
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  await page.goto('/hypertension')
  await untilLockable(page)
  await page.getByLabel('Systolic').fill('139')
  // The checks and the outbox come with the first touch of a field.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await logOffline(page, 139, 88)
  await expect(page.getByText('Saved on this phone, will be sent').first()).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const second = await context.newPage()
  await logIn(second, other)
  await second.waitForURL('**/patient-profile')
  await untilLockable(second)
  await expect(second.getByText('not sent yet')).toBeHidden()
  await openMenu(second)
  // Without a question: nothing unsent is theirs.
  await second.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await second.waitForURL((url) => url.pathname === '/')

  await second.goto('/login')
  await second.getByLabel('Email').fill(person.email)
  await second.getByLabel('Password', { exact: true }).fill(person.password)
  await second.getByLabel('Keep me signed in on this device').check()
  await second.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(second.getByText('Your reading has been sent and logged.')).toBeVisible()
  expect(await readingsOf(request, person)).toMatchObject([{ systolic: 139, diastolic: 88 }])
  expect(await readingsOf(request, other)).toEqual([])
})

async function logOffline(page: Page, systolic: number, diastolic: number) {
  await page.getByLabel('Systolic').fill(String(systolic))
  await page.getByLabel('Diastolic').fill(String(diastolic))
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByLabel('Systolic')).toHaveValue('')
}

/** The blood pressures of a user on the server, newest first. */
async function readingsOf(request: APIRequestContext, { email, password }: Person) {
  const grant = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
  })
  const { access_token } = (await grant.json()) as { access_token: string }
  const answer = await request.get('/api/blood-pressure-readings', {
    headers: { Authorization: `Bearer ${access_token}` },
  })
  return (await answer.json()) as { systolic: number; created_at: string }[]
}

test('the app can be installed', async ({ page, context }) => {
  await page.goto('/')
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Each test has a window of its own that remembers nothing, in which no browser installs anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data!) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
    const { width, height } = await sharp(await icon.body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
