import type { APIRequestContext, Page } from '@playwright/test'
import { tablets } from '#tests/support/medicines.ts'
import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'
import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { untilLockable } from './support/stored.ts'
import { expect, test } from './support/test.ts'

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Now' }).getByRole('heading', { level: 3, name })
const done = (page: Page, count: number) =>
  page.getByRole('heading', { level: 2, name: `Done: ${count}` })
const logReading = (page: Page) => page.getByRole('button', { name: 'Log reading' })

async function fillPressure(page: Page, systolic: number, diastolic: number) {
  await page.getByLabel('Systolic').fill(String(systolic))
  await page.getByLabel('Diastolic').fill(String(diastolic))
}

/** A new client, signed in, and calls in their name. */
async function newCaller(
  request: APIRequestContext,
  signIn: (email: string, password?: string) => Promise<void>,
  more: Parameters<typeof newClient>[1] = {},
) {
  const person = await newClient(request, more)
  await signIn(person.email, person.password)
  return callsOf(request, person)
}

test('a reading logged in its card moves the task to Done and adds a leaf', async ({
  page,
  request,
  signIn,
}) => {
  await newCaller(request, signIn)
  await page.goto('/patient-profile')
  await expect(heading(page, 'Log your first reading')).toBeVisible()
  await expect(page.getByRole('img', { name: /^0 days of self-care/ })).toBeVisible()
  await logReading(page).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await fillPressure(page, 260, 60)
  await logReading(page).click()
  const question = page.getByRole('alertdialog', { name: 'Check this reading' })
  await question.getByRole('button', { name: 'Change it' }).click()
  await fillPressure(page, 118, 76)
  await logReading(page).click()
  await expect(page.getByText('Your reading has been logged.')).toBeVisible()
  await expect(done(page, 1)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Now' })).toBeFocused()
  await expect(logReading(page)).toHaveCount(0)
  await expect(page.getByRole('img', { name: /^1 day of self-care/ })).toBeVisible()
  await done(page, 1).click()
  await expect(page.getByText('118/76 mmHg, within target')).toBeVisible()
  await expectPageChecks(page, 'a day with a task that is done')
})

test('a crisis entered in the card shows at once what to do, and the form stays until it is saved', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 503/)
  await newCaller(request, signIn)
  await page.route('**/api/blood-pressure-readings', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: {} })
      : route.fallback(),
  )
  await page.goto('/patient-profile')
  await fillPressure(page, 190, 125)
  await logReading(page).click()
  await expect(page.getByText('Hypertensive Crisis Alert!')).toBeVisible()
  const emergency = page.getByRole('alert').filter({ hasText: 'Emergency' })
  await expect(emergency).toBeVisible()
  // Not the notice, which is gone after some seconds.
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(page.getByLabel('Systolic')).toHaveValue('190')
  await expect(page.getByRole('link', { name: 'Measure again' })).toHaveCount(0)
  await page.unroute('**/api/blood-pressure-readings')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(done(page, 1)).toBeVisible()
  await expect(emergency).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Measure again' })).toHaveAttribute(
    'href',
    '/hypertension#log',
  )
  await expectPageChecks(page, 'a day with an emergency')
  await page.reload()
  await expect(heading(page, /Measure your blood pressure again|hospital/)).toBeVisible()
})

test('a reading entered in the card offline waits in the outbox, and counts as done', async ({
  page,
  context,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  // The stream of messages stays open; without it the network falls silent.
  await page.route('**/api/messages/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: elsewhere\ndata: {}\n\n' }),
  )
  await newCaller(request, signIn)
  await page.goto('/patient-profile')
  await page.getByLabel('Systolic').fill('128')
  // The checks and the outbox come with the first touch of a field.
  await page.waitForLoadState('networkidle')
  await untilLockable(page)
  await context.setOffline(true)
  await page.getByLabel('Diastolic').fill('82')
  await logReading(page).click()
  await expect(page.getByText('Saved on this phone, will be sent').first()).toBeVisible()
  await expect(page.getByText('Your reading has been logged.')).toBeHidden()
  await expect(done(page, 1)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your reading has been sent and logged.')).toBeVisible()
  await done(page, 1).click()
  await expect(page.getByText('128/82 mmHg, within target')).toBeVisible()
})

test('without consent the card leads to the consent page, which saves what was typed', async ({
  page,
  request,
  signIn,
}) => {
  await newCaller(request, signIn, { hasConsented: false })
  await page.goto('/patient-profile')
  await fillPressure(page, 118, 76)
  await logReading(page).click()
  await page.waitForURL('**/consent?next=/patient-profile')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I agree and save 118/76' }).click()
  await page.waitForURL('**/patient-profile')
  await expect(done(page, 1)).toBeVisible()
})

test('a dose is marked as taken by one button, and undone from Done; glucose opens in its card', async ({
  page,
  request,
  signIn,
}) => {
  const calls = await newCaller(request, signIn)
  const { day, time } = lusakaClock(Date.now())
  await calls.send('POST', '/api/glucose-readings', { glucose_level: 5.6, unit: 'mmol/L' })
  const { starts_on: _, ...medicine } = tablets()
  const added = await calls.send('POST', '/api/medicines', {
    ...medicine,
    times: [time],
    starts_on: dayAfter(day, -3),
  })
  expect(added.status()).toBe(201)
  await page.goto('/patient-profile')
  await expect(heading(page, /^(Morning|Afternoon|Evening) dose$/)).toBeVisible()
  await expect(done(page, 1)).toBeVisible()
  await expectPageChecks(page, 'a day with a dose')
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.getByRole('button', { name: /^Taken/ }).click()
  await expect(done(page, 2)).toBeVisible()
  expect(asked.filter((path) => path === '/api/day')).toHaveLength(1)
  await expect(heading(page, /dose/)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Now' })).toBeFocused()
  await done(page, 2).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(heading(page, /dose/)).toBeVisible()
  await expect(done(page, 1)).toBeVisible()
})

test('tomorrow’s session says how to join once it is confirmed: by phone, at the place, or by video', async ({
  page,
  request,
  signIn,
}) => {
  await newCaller(request, signIn)
  const tomorrow = dayAfter(lusakaClock(Date.now()).day, 1)
  let session_type = 'Phone'
  let status = 'confirmed'
  await page.route('**/api/appointments?limit=20', (route) =>
    route.fulfill({
      json: [
        {
          id: '2b1c1ad0-0000-4000-8000-000000000001',
          status,
          appointment_time: instantAt(tomorrow, '10:00').toISOString(),
          session_type,
          duration_minutes: 60,
          requested_by: 'patient',
          replaces: null,
          provider: {
            id: '2b1c1ad0-0000-4000-8000-000000000002',
            full_name: 'Dr Chileshe Mumba',
            specialty: null,
            profile_picture_url: null,
          },
          created_at: instantAt(tomorrow, '10:00').toISOString(),
        },
      ],
    }),
  )
  for (const [type, text] of [
    ['Phone', 'Your provider calls you on 0977 123 456.'],
    ['In-person', 'Face to face: Plot 12, Independence Avenue, Lusaka, Zambia.'],
    ['Virtual', 'A call in this app, by voice or video. You can join from 09:50.'],
  ] as const) {
    session_type = type
    await page.goto('/patient-profile')
    await expect(heading(page, 'Your appointment is tomorrow, 10:00')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Now' })).toContainText(text)
  }
  status = 'requested'
  session_type = 'Phone'
  await page.reload()
  await expect(page.getByRole('region', { name: 'Now' })).toContainText('It is not confirmed yet.')
  await expect(page.getByText('Your provider calls you')).toHaveCount(0)
})

test('what a dangerous reading requires waits for the readings only', async ({
  page,
  request,
  signIn,
}) => {
  const calls = await newCaller(request, signIn)
  await calls.send('POST', '/api/blood-pressure-readings', { systolic: 190, diastolic: 125 })
  let answerRest = () => {}
  const rest = new Promise<void>((resolve) => (answerRest = resolve))
  for (const path of ['appointments?limit=20', 'day', 'threads/unread'])
    await page.route(`**/api/${path}`, async (route) => {
      await rest
      await route.fallback()
    })
  await page.goto('/patient-profile')
  await expect(heading(page, 'Measure your blood pressure again')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Later' })).toHaveCount(0)
  answerRest()
  await expect(heading(page, 'How are you feeling?')).toBeVisible()
  await expect(page.getByText('No upcoming appointments.')).toBeVisible()
})

test('appointments that were not fetched are not said to be none, and are fetched again by a press', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 400/)
  await newCaller(request, signIn)
  const isList = '**/api/appointments?limit=20'
  await page.route(isList, (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto('/patient-profile')
  const now = page.getByRole('region', { name: 'Now' })
  await expect(now.getByRole('alert')).toContainText('Not everything could be fetched')
  await page.getByLabel('Systolic').fill('118')
  await expect(page.getByText('No upcoming appointments.')).toHaveCount(0)
  await expectPageChecks(page, 'a day that was not fetched whole')
  await page.unroute(isList)
  await now.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No upcoming appointments.')).toBeVisible()
  await expect(page.getByLabel('Systolic')).toHaveValue('118')
})

test('the page keeps the links, the profile and the membership', async ({ page, signIn }) => {
  await signIn('client@demo.test')
  await page.goto('/patient-profile')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Edit Demographics' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Membership' })).toContainText('Wellness Starter')
  await expect(
    page.getByRole('region', { name: 'Now' }).getByRole('listitem').first(),
  ).toBeVisible()
  for (const path of [
    '/screening',
    '/appointments',
    '/hypertension',
    '/diabetes',
    '/meal-plan-questionnaire',
    '/membership',
  ])
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible()
})
