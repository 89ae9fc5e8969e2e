import type { APIRequestContext, Page } from '@playwright/test'
import { burnoutQuestions } from '#domain/students/burnout.ts'
import { chunk } from './support/chunk.ts'
import { untilAnswerable } from './support/answerable.ts'
import { newClient } from './support/new-client.ts'
import { logIn } from './support/new-person.ts'
import { addNote } from './support/readings.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

type Person = Awaited<ReturnType<typeof newClient>>

/** Ends every session of a user, as a changed password or an admin does. */
async function revokeSessions(request: APIRequestContext, { email, password }: Person) {
  const grant = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
  })
  const { access_token } = (await grant.json()) as { access_token: string }
  await request.post('/auth/v1/logout?scope=global', {
    headers: { Authorization: `Bearer ${access_token}` },
  })
}

/** Waits until the page can save typed text (`web/app/idle/keep-typed.ts`). */
const untilKeeping = (page: Page) =>
  page.waitForFunction(
    (file) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(file).test(name)),
    chunk('start').source,
  )

async function typeIntake(page: Page) {
  await page.goto('/intake')
  await page.locator('[name=address]').fill('Plot 7, Kabulonga')
  await page.locator('[name=reasonForVisit]').fill('Headaches since May')
  await untilKeeping(page)
}

async function expectIntake(page: Page) {
  await expect(page.locator('[name=reasonForVisit]')).toHaveValue('Headaches since May')
  await expect(page.locator('[name=address]')).toHaveValue('Plot 7, Kabulonga')
}

/** Fills the login page that a page without a session has led to. */
async function logInHere(page: Page, { email, password }: Person) {
  await page.waitForURL('**/login**')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** The browser's own message about an error response. */
const rejected = /status of 40[013]/

test('a half-filled form is restored after the session ended, only for the same user, and the intake form after a reload', async ({
  page,
  request,
  allowConsole,
}) => {
  test.setTimeout(limit(120_000))
  allowConsole(rejected)
  const person = await newClient(request)
  const other = await newClient(request)
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  await typeIntake(page)
  await page.reload()
  await expectIntake(page)

  // A form without its own draft, at a URL with more than a path.
  await page.goto('/hypertension?from=day')
  await page.getByLabel('Systolic').fill('131')
  await addNote(page, 'After the stairs')
  await untilKeeping(page)
  await revokeSessions(request, person)
  await page.getByLabel('Diastolic').fill('84')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await logInHere(page, person)
  await page.waitForURL('**/hypertension?from=day')
  await expect(page.getByLabel('Notes')).toHaveValue('After the stairs')
  await expect(page.getByLabel('Systolic')).toHaveValue('131')

  await untilKeeping(page)
  await revokeSessions(request, person)
  await page.getByRole('button', { name: 'Log reading' }).click()
  await logInHere(page, other)
  await page.waitForURL('**/hypertension?from=day')
  await expect(page.getByText('No reading here yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await expect(page.getByLabel('Notes')).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  for (const planted of ['After the stairs', 'Headaches']) expect(stored).not.toContain(planted)
})

/** Adds a medicine with three times, of which one is removed again. */
async function typeMedicine(page: Page) {
  await page.goto('/hypertension?tab=medications')
  await untilKeeping(page)
  await page.getByRole('button', { name: 'Add a medicine' }).click()
  await page.getByLabel('Name, as on the package').fill('Amlodipine')
  await page.getByLabel('How much each time').fill('1')
  await page.getByLabel('Some days').check()
  await page.getByLabel('Tuesday').check()
  for (const [place, time] of ['06:15', '12:30', '18:45'].entries()) {
    if (place > 0) await page.getByRole('button', { name: 'Add a time' }).click()
    await page.getByLabel(`Time ${place + 1}`, { exact: true }).fill(time)
  }
  await page.getByRole('button', { name: 'Remove time 2' }).click()
}

test('a form that a button opens is restored with its added rows, only for the same user', async ({
  page,
  request,
  allowConsole,
}) => {
  test.setTimeout(limit(120_000))
  allowConsole(rejected)
  const person = await newClient(request)
  const other = await newClient(request)
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  await typeMedicine(page)
  await revokeSessions(request, person)
  await page.getByRole('button', { name: 'Save medicine' }).click()
  await logInHere(page, person)
  await page.waitForURL('**/hypertension?tab=medications')
  await expect(page.getByLabel('Name, as on the package')).toHaveValue('Amlodipine')
  await expect(page.getByLabel('Time 2', { exact: true })).toHaveValue('18:45')
  await expect(page.getByLabel('Time 1', { exact: true })).toHaveValue('06:15')
  await expect(page.getByLabel('Time 3', { exact: true })).toHaveCount(0)
  await expect(page.getByLabel('Tuesday')).toBeChecked()

  await revokeSessions(request, person)
  await page.getByRole('button', { name: 'Save medicine' }).click()
  await logInHere(page, other)
  await page.waitForURL('**/hypertension?tab=medications')
  await page.getByRole('button', { name: 'Add a medicine' }).click()
  await expect(page.getByLabel('Time 1', { exact: true })).toHaveValue('08:00')
  await expect(page.getByLabel('Name, as on the package')).toHaveValue('')
  await expect(page.getByLabel('Time 2', { exact: true })).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toContain('Amlodipine')
})

test('a burnout check continues after the session ended, only for the same student', async ({
  page,
  request,
  allowConsole,
}) => {
  test.setTimeout(limit(120_000))
  allowConsole(rejected)
  const person = await newClient(request, { isStudent: true })
  const other = await newClient(request, { isStudent: true })
  await logIn(page, person)
  await page.waitForURL('**/student-profile')
  await page.goto('/burnout')
  await page.getByRole('button', { name: 'Start the check' }).click()
  await untilAnswerable(page)
  await page.getByRole('button', { name: 'Every day' }).click()
  const second = page.getByRole('heading', { level: 1, name: burnoutQuestions[1]!.text })
  await expect(second).toBeVisible()
  await untilKeeping(page)

  // Found to have ended as soon as a page is opened, before the browser was idle.
  await revokeSessions(request, person)
  await page.goto('/student-profile')
  await logInHere(page, person)
  await page.waitForURL('**/student-profile')
  await page.goto('/burnout')
  await page.getByRole('button', { name: 'Continue where you stopped' }).click()
  await expect(second).toBeVisible()

  await revokeSessions(request, person)
  await page.goto('/student-profile')
  await logInHere(page, other)
  await page.waitForURL('**/student-profile')
  await page.goto('/burnout')
  await expect(page.getByRole('button', { name: 'Start the check' })).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toContain('ubumi.burnout')
})

test('a form in a tab that is not in the URL is restored with its tab', async ({
  page,
  request,
  allowConsole,
}) => {
  test.setTimeout(limit(120_000))
  allowConsole(rejected)
  const student = await newClient(request, { isStudent: true })
  await page.clock.install()
  await logIn(page, student)
  await page.waitForURL('**/student-profile')
  // The clock that a test may move has no entries of resources: the answer itself is waited for.
  const isKeeping = page.waitForResponse(chunk('start'))
  await page.goto('/time-management')
  await isKeeping
  await page.getByRole('tab', { name: 'Focus timer' }).click()
  await page.getByText('Lengths, sound and vibration').click()
  await page.getByLabel('Long break').fill('21')
  await revokeSessions(request, student)
  // Back in this tab after a while: the page asks again for what it shows.
  await page.clock.fastForward(60_000)
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await logInHere(page, student)
  await page.waitForURL('**/time-management')
  await expect(page.getByRole('tab', { name: 'Focus timer' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.locator('[name=long_break]')).toHaveValue('21')
})

test('a tab of an older build reloads itself and keeps the typed text', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404|dynamically imported module/)
  const person = await newClient(request)
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  let isDeployed = false
  // The chunks that the older tab still has to load no longer exist.
  await page.route('**/assets/*', (route) =>
    isDeployed ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  )
  await page.route(
    ({ pathname }) => pathname === '/hypertension',
    async (route) => {
      if (!isDeployed) return route.fallback()
      if (route.request().resourceType() === 'document') {
        isDeployed = false
        return route.fallback()
      }
      const answer = await route.fetch()
      const html = await answer.text()
      const newer = html.replace(/(<script type="module" src=")[^"]+/, '$1/assets/newer.js')
      await route.fulfill({ response: answer, body: newer })
    },
  )
  await page.goto('/hypertension')
  await untilKeeping(page)
  await expect(page.getByText('No reading here yet.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.documentElement.setAttribute('data-older', ''))
  isDeployed = true
  await page.getByLabel('Systolic').fill('131')
  await page.getByLabel('Diastolic').fill('84')
  await addNote(page, 'After the stairs')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.locator('html[data-older]')).toHaveCount(0)
  await expect(page.getByLabel('Notes')).toHaveValue('After the stairs')
  await expect(page.getByLabel('Systolic')).toHaveValue('131')
  await expect(page.getByLabel('Diastolic')).toHaveValue('84')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByText('Your reading has been logged.')).toBeVisible()
})
