import type { Route } from '@playwright/test'
import type { Slot } from '#domain/appointments/schema.ts'
import { isFor } from '#domain/appointments/topics.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { untilAnswerable } from './support/answerable.ts'
import {
  back,
  bookSlot,
  callsOf,
  chooseAll,
  chooseDay,
  chooseType,
  freeSlots,
  newPatient,
  next,
  request,
  step,
} from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { expectTargets } from './support/page-checks.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const isBooking = (route: Route) => route.request().method() === 'POST'

test('a client books in three steps, sees the same data in the confirmation, and opens the list', async ({
  page,
  signIn,
}) => {
  const { calls } = await newPatient(page, signIn)
  // At some hours only one provider works, and there is no one else to choose.
  const slots = await freeSlots(calls, 6)
  const therapistsOf = ({ providers = [] }: Slot) => providers.filter((one) => isFor('unsure', one))
  const slot = slots.toSorted((a, b) => therapistsOf(b).length - therapistsOf(a).length)[0]!
  const { day, time } = lusakaClock(new Date(slot.starts_at))

  await page.goto('/appointments-landing')
  // Before the page is awake its links are those of a visitor.
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('link', { name: 'Book Now' }).click()
  await step(page, 'Session Type')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await expect(next(page)).toHaveAccessibleDescription('Choose how you would like to meet first.')
  // Arrow keys move through the choices, and stay here.
  await untilAnswerable(page)
  await page.getByRole('radio', { name: 'In-person' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Virtual' })).toBeChecked()
  await expect(next(page)).not.toHaveAttribute('aria-describedby')
  await next(page).click()

  await step(page, 'Date & Time')
  await expect(next(page)).toBeDisabled()
  // The first day with a free time is chosen.
  await expect(page.getByText('Choose a time first.')).toBeVisible()
  await expect(page.locator('input[name="day"]:checked')).toHaveCount(1)
  await next(page).focus()
  await page.keyboard.press('Enter')
  await expect(next(page)).toHaveAccessibleDescription('Choose a time first.')
  await chooseDay(page, day)
  await expect(page.getByRole('radio', { name: `${time} free` })).toBeEnabled()
  await expect(next(page)).toHaveAccessibleDescription('Choose a time first.')
  await expect(next(page)).toBeDisabled()
  await page.getByRole('radio', { name: `${time} free` }).check()
  await expect(page.getByText('You will meet')).toBeVisible()
  const [first, other] = therapistsOf(slot)
  const provider_id = (other ?? first)!.id
  if (other) {
    await page.getByRole('button', { name: 'Choose another' }).click()
    await page.locator(`[name="provider"][value="${provider_id}"]`).check()
  }
  await expectNoAxeViolations(page)
  await expectTargets(page, 'the day and the time')
  await next(page).click()

  await step(page, 'Confirmation')
  await expectNoAxeViolations(page)
  await expectTargets(page, 'the confirmation')
  const { full_name } = (other ?? first)!
  await expect(page.getByRole('main').getByText(full_name, { exact: true })).toBeVisible()
  await request(page).click()
  await expect(page.getByText('Appointment Requested!')).toBeVisible()
  await expect(
    page.getByText(
      'Your appointment has been successfully requested. You will be notified upon confirmation.',
    ),
  ).toBeVisible()
  await page.waitForURL('**/appointments')
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(full_name)).toBeVisible()
  expect(await calls.appointments()).toMatchObject([
    {
      status: 'requested',
      session_type: 'Virtual',
      provider: { id: provider_id },
      appointment_time: slot.starts_at,
    },
  ])

  await page.goBack()
  await expect(request(page)).toHaveCount(0)
})

test('the first question is the topic, and only the matching profession is offered', async ({
  page,
  signIn,
}) => {
  const { calls } = await newPatient(page, signIn)
  await page.goto('/book-appointment')
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^My mind and feelings/)
  for (const [topic, about, specialty] of [
    [/^Not sure/, 'unsure', 'Therapist'],
    [/^Food and weight/, 'food', 'Dietitian'],
  ] as const) {
    const [slot] = await calls.get<Slot[]>(`/api/appointments/next-free?about=${about}&limit=1`)
    const { day, time } = lusakaClock(new Date(slot!.starts_at))
    if (about === 'unsure') {
      await expect(page.getByRole('radio', { name: topic })).toBeChecked()
      await expectNoAxeViolations(page)
      await expectTargets(page, 'the topic')
      await page.getByRole('radio', { name: 'Virtual' }).click()
    } else await page.getByRole('radio', { name: topic }).click()
    await step(page, 'Date & Time')
    await chooseDay(page, day)
    await page.getByRole('radio', { name: `${time} free` }).check()
    await expect(page.locator('.provider-choice')).toContainText(specialty)
    await next(page).click()
    await step(page, 'Confirmation')
    await expect(page.locator('main')).toContainText(specialty)
    await back(page).click()
    await step(page, 'Date & Time')
    await back(page).click()
    await step(page, 'Session Type')
  }
  // A link that names the topic leaves the question out.
  await page.goto('/book-appointment?about=food')
  await expect(page.getByRole('group', { name: 'How would you like to meet?' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'What is it about?' })).toHaveCount(0)
})

test('choices stay after Back, by the button and by the browser', async ({ page, signIn }) => {
  const { calls } = await newPatient(page, signIn)
  const [slot] = await freeSlots(calls, 1)
  const time = await chooseAll(page, 'In-person', slot!)

  await page.goBack()
  await expect(page.getByRole('radio', { name: `${time} free` })).toBeChecked()
  await back(page).click()
  await expect(page.getByRole('radio', { name: 'In-person' })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await step(page, 'Confirmation')
  await expect(page.getByText(`${time} to`)).toBeVisible()
  await back(page).click()
  await expect(page.getByRole('radio', { name: `${time} free` })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'In-person' })).toBeChecked()

  await page.goForward()
  await step(page, 'Date & Time')
  // A reload keeps what was chosen.
  await page.reload()
  await step(page, 'Date & Time')
  await back(page).click()
  await expect(page.getByRole('radio', { name: 'In-person' })).toBeChecked()
  await untilAnswerable(page)
  await page.getByRole('radio', { name: 'In-person' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await step(page, 'Session Type')
})

test('a taken time shows the next free times, and one of them is booked', async ({
  page,
  request: calling,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  const { calls } = await newPatient(page, signIn)
  const rival = await callsOf(calling, await newClient(calling))
  const [slot] = await freeSlots(calls, 1)
  await chooseAll(page, 'Phone', slot!)

  // Who is assigned may have changed since, by the bookings of other tests.
  const shown = await page.locator('main').innerText()
  const provider = slot!.providers!.find(({ full_name }) => shown.includes(full_name))
  await bookSlot(rival, { ...slot!, provider })
  await request(page).click()
  await expect(page.getByText('Booking Failed')).toBeVisible()
  const taken = page.getByText('This time has just been taken. Please choose another.')
  await expect(taken.first()).toBeVisible()
  const free = page.getByRole('group', { name: 'The next free times' }).getByRole('button')
  await expect(free).toHaveCount(3)
  await expectNoAxeViolations(page)
  expect(await calls.appointments()).toEqual([])

  await free.nth(1).click()
  await expect(free).toHaveCount(0)
  await expect(page.getByText('Phone', { exact: true })).toBeVisible()
  await request(page).click()
  await expect(page.getByText('Appointment Requested!')).toBeVisible()
  expect(await calls.appointments()).toMatchObject([{ session_type: 'Phone' }])
})

test('after a lost response, the next click books the same appointment once', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { calls } = await newPatient(page, signIn)
  const [slot] = await freeSlots(calls, 1)
  const time = await chooseAll(page, 'Phone', slot!)

  await page.route('**/api/appointments', async (route) => {
    if (!isBooking(route)) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await request(page).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page.locator('.error-summary')).toContainText('There is no connection')
  await expect(page.getByText(`${time} to`)).toBeVisible()
  await page.unroute('**/api/appointments')
  await request(page).click()
  await expect(page.getByText('Appointment Requested!')).toBeVisible()
  expect(await calls.appointments()).toHaveLength(1)
})

test('a day without a free time says so, and shows the next free times', async ({
  page,
  signIn,
}) => {
  const { calls } = await newPatient(page, signIn)
  const [slot] = await freeSlots(calls, 1)
  const { day } = lusakaClock(new Date(slot!.starts_at))
  const nothing = (await calls.get<Slot[]>(`/api/appointments/availability?date=${day}`)).map(
    ({ time, starts_at }) => ({ time, starts_at, free: false, reason: 'taken' }),
  )
  await chooseType(page, 'Phone')
  const soon = page.getByRole('group', { name: 'Or take one of the next free times' })
  await expect(soon.getByRole('button')).toHaveCount(3)
  await page.route('**/api/appointments/availability?*', (route) =>
    route.fulfill({ json: nothing }),
  )
  await chooseDay(page, day)
  await expect(page.getByText('No time is free on this day.')).toBeVisible()
  for (const { time } of nothing)
    await expect(page.getByRole('radio', { name: `${time} taken` })).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  await expect(next(page)).toHaveAccessibleDescription('Choose another day first.')
  await expectNoAxeViolations(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const later = page.getByRole('group', { name: 'The next free times' }).getByRole('button')
  await later.first().click()
  await expect(page.getByText('You will meet')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'free' }).and(page.locator(':checked'))).toHaveCount(
    1,
  )
  await expect(page.locator('input[name="day"]:checked')).toHaveCount(1)
  await expect(next(page)).toBeEnabled()
})

test('a user whose session has ended sees a message and the login page', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of (400|401|403)/)
  const { calls, email, password } = await newPatient(page, signIn)
  const [slot] = await freeSlots(calls, 1)
  await chooseAll(page, 'Phone', slot!)
  const elsewhere = await callsOf(page.request, { email, password })
  await elsewhere.send('POST', '/auth/v1/logout?scope=global')
  await request(page).click()
  await expect(page.getByText('You must be logged in to book an appointment.')).toBeVisible()
  await page.waitForURL(/\/login\?next=%2Fbook-appointment/)
})
