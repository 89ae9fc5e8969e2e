import type { Page } from '@playwright/test'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import type { Availability } from '#domain/practice/availability.ts'
import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { untilAnswerable } from './support/answerable.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const today = lusakaClock(new Date()).day
const tomorrow = dayAfter(today, 1)
const at = (time: string, day = today) => instantAt(day, time).toISOString()
const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7

const slots = (page: Page, day: string) =>
  page.getByRole('list', { name: `Slots on ${formatDay(day)}` })
const slot = (page: Page, time: string, day = today) =>
  slots(page, day).getByRole('listitem').filter({ hasText: time })

/** These weekdays (1 is Monday) from nine to five, whatever day it is today. */
async function work(page: Page, weekdays: number[], away: Availability['days_away'] = []) {
  const hours = weekdays.map((weekday) => ({
    weekday,
    starts_at: '09:00',
    ends_at: '17:00',
    break_starts_at: null,
    break_ends_at: null,
  }))
  const json: Availability = { buffer_minutes: 0, hours, days_away: away }
  await page.route('**/api/provider/availability', (route) => route.fulfill({ json }))
}
const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Lets the page have these appointments, in the days that it asks for. */
async function hold(
  page: Page,
  list: () => Promise<ProviderAppointment[]> | ProviderAppointment[],
) {
  await page.route('**/api/provider/appointments?*', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const isIn = ({ appointment_time }: ProviderAppointment) =>
      appointment_time >= query.get('from')! && appointment_time < query.get('to')!
    await route.fulfill({ json: (await list()).filter(isIn) })
  })
}

function appointment(time: string, status: ProviderAppointment['status']): ProviderAppointment {
  return {
    id: crypto.randomUUID(),
    status,
    appointment_time: time,
    session_type: 'Virtual',
    duration_minutes: 60,
    requested_by: 'patient',
    notes: null,
    cancelled_by: null,
    call_off_reason: null,
    outcome: null,
    absence_reported_at: null,
    no_answer_at: null,
    created_at: '2026-01-05T08:00:00.000Z',
    patient: { id: crypto.randomUUID(), full_name: 'Mwila Phiri', email: null },
  }
}

/** Shows a real request of another day at 14:00 today, at 08:00, so that it can be answered at any hour. */
async function showToday(page: Page, real: Awaited<ReturnType<typeof newRequest>>) {
  // As a Virtual one: the number of a Phone session is not shown today.
  const move = (one: ProviderAppointment): ProviderAppointment => ({
    ...one,
    appointment_time: at('14:00'),
    session_type: 'Virtual',
  })
  const span = new URLSearchParams({ from: at('00:00', real.day), to: at('23:59', real.day) })
  await work(page, everyDay)
  await hold(page, async () => {
    const all = await real.desk.get<ProviderAppointment[]>(`/api/provider/appointments?${span}`)
    return all.filter(({ id }) => id === real.appointment.id).map(move)
  })
  await page.route(`**/api/provider/appointments/${real.appointment.id}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: move((await response.json()) as ProviderAppointment) })
  })
  await page.clock.setFixedTime(at('08:00'))
}

test('today has six slots, and a request is confirmed in its slot by keyboard', async ({
  page,
  request,
  readMail,
  signIn,
}) => {
  const real = await newRequest(request, readMail)
  await showToday(page, real)
  await signIn(therapist)
  await expect(slots(page, today).getByRole('listitem')).toHaveText([
    '08:00Now',
    /^09:00Free$/,
    /^10:00Free$/,
    /^11:00Free$/,
    /^14:00Chipo MwansaVirtual *Requested/,
    /^15:00Free$/,
    /^16:00Free$/,
  ])
  await expect(slots(page, today).locator('[aria-current="time"]')).toHaveText('08:00Now')
  // The break is visible as space.
  const top = async (time: string) => (await slot(page, time).boundingBox())!.y
  // The tasks above the slots may come between two measurements.
  await expect(async () => {
    const [ten, eleven, two] = [await top('10:00'), await top('11:00'), await top('14:00')]
    expect(two - eleven).toBeGreaterThan(eleven - ten + 20)
    expect(await top('10:00')).toBe(ten)
  }).toPass()
  await expectNoAxeViolations(page)

  const row = slot(page, '14:00')
  const confirm = row.getByRole('button', { name: /^Confirm Chipo Mwansa, .*14:00$/ })
  await confirm.press('Enter')
  await expect(page.getByText('Appointment marked as confirmed.')).toBeVisible()
  await expect(row).toContainText('Confirmed')
  await expect(confirm).toHaveCount(0)
  const name = row.getByRole('button', { name: 'Chipo Mwansa', exact: true })
  await expect(name).toBeFocused()
  expect((await real.calls.appointments())[0]).toMatchObject({ status: 'confirmed' })
  await name.press('Enter')
  const details = page.getByRole('dialog', { name: 'Appointment Details' })
  await expect(details).toContainText('Confirmed')
  await details.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(name).toBeFocused()
})

test('a request is declined in its slot after a question, and the slot is free', async ({
  page,
  request,
  readMail,
  signIn,
}) => {
  const real = await newRequest(request, readMail)
  await showToday(page, real)
  await signIn(therapist)
  const row = slot(page, '14:00')
  await row.getByRole('button', { name: /^Decline/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Decline the request of Chipo Mwansa')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(row.getByRole('button', { name: /^Decline/ })).toBeFocused()
  await row.getByRole('button', { name: /^Decline/ }).press('Enter')
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Appointment marked as cancelled.')).toBeVisible()
  await expect(row).toHaveText('14:00Free')
  await expect(slots(page, today)).toBeFocused()
  expect((await real.calls.appointments())[0]).toMatchObject({ status: 'cancelled' })
})

test('the next working day is below today, and tasks are beside both where there is space', async ({
  page,
  signIn,
}, { project }) => {
  await page.clock.setFixedTime(at('10:30'))
  // Tomorrow is a day off.
  const working = dayAfter(today, 2)
  await work(page, [weekdayOf(today), weekdayOf(working)])
  await hold(page, () => [
    appointment(at('10:00'), 'confirmed'),
    appointment(at('15:00', working), 'requested'),
  ])
  await signIn(therapist)
  const now = slots(page, today).locator('[aria-current="time"]')
  await expect(now).toHaveText(/^10:00NowMwila PhiriVirtual *ConfirmedOpen the session$/)
  const next = page.getByRole('region', { name: formatDay(working) })
  await expect(next.getByRole('listitem')).toHaveCount(6)
  await expect(slot(page, '15:00', working)).toContainText('Mwila Phiri')
  await expect(next.locator('[aria-current]')).toHaveCount(0)

  const box = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())!
  const [day, below, tasks] = [
    await box('Today'),
    await box(formatDay(working)),
    await box('Your tasks'),
  ]
  expect(below.y).toBeGreaterThan(day.y + day.height)
  if (project.name === 'phone') expect(tasks.y + tasks.height).toBeLessThanOrEqual(day.y)
  else {
    expect(tasks.x).toBeGreaterThan(day.x + day.width)
    expect(tasks.y).toBe(day.y)
  }
})

test('an appointment before the next working day brings its day forward', async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime(at('10:30'))
  await work(page, [weekdayOf(dayAfter(today, 3))])
  await hold(page, () => [appointment(at('15:00', tomorrow), 'confirmed')])
  await signIn(therapist)
  const next = page.getByRole('region', { name: `Tomorrow, ${formatDay(tomorrow)}` })
  await expect(next).toContainText('You do not work on this day.')
  await expect(slot(page, '15:00', tomorrow)).toContainText('Mwila Phiri')
  await expect(slot(page, '16:00', tomorrow)).toHaveText('16:00Closed')
  await expect(page.getByText('You do not work today.')).toBeVisible()
})

test('late in the evening past appointments are completed in their slots', async ({
  page,
  signIn,
}) => {
  const held = appointment(at('16:00'), 'confirmed')
  await page.clock.setFixedTime(at('23:00'))
  await work(page, everyDay)
  await hold(page, () => [held])
  let sent: unknown
  await page.route(`**/api/provider/appointments/${held.id}`, (route) => {
    sent = route.request().postDataJSON()
    held.status = 'completed'
    return route.fulfill({ json: held })
  })
  await signIn(therapist)
  await expect(slot(page, '15:00')).toHaveText('15:00No appointment')
  await expect(slots(page, today).getByRole('listitem').last()).toHaveText('23:00Now')
  const row = slot(page, '16:00')
  await row.getByRole('button', { name: /^Mark completed Mwila Phiri/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Complete session' })).toBeVisible()
  await untilAnswerable(page)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Complete session' }).press('Enter')
  await expect(page.getByText('Appointment marked as completed.')).toBeVisible()
  expect(sent).toEqual({ status: 'completed', outcome: 'held' })
  await expect(row).toContainText('Completed')
  await expect(row.getByRole('button', { name: 'Mwila Phiri', exact: true })).toBeFocused()
})

test('a patient who does not answer the phone is notified, and the session is completed before its end', async ({
  page,
  signIn,
}) => {
  const held = { ...appointment(at('15:00'), 'confirmed'), session_type: 'Phone' as const }
  await page.clock.setFixedTime(at('15:10'))
  await work(page, everyDay)
  await hold(page, () => [held])
  await page.route(`**/api/provider/appointments/${held.id}/phone-number`, (route) =>
    route.fulfill({ json: { phone_number: null } }),
  )
  await page.route(`**/api/provider/appointments/${held.id}/no-answer`, (route) => {
    held.no_answer_at = at('15:10')
    return route.fulfill({ json: held })
  })
  await signIn(therapist)
  await slot(page, '15:00').getByRole('button', { name: 'Mwila Phiri', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Appointment Details' })
  await expect(details).toContainText('You can mark it completed once it is over')
  await details.getByRole('button', { name: 'Did not answer' }).click()
  const question = page.getByRole('alertdialog', { name: /not answer the phone/ })
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Did not answer' }).click()
  await expect(details).toContainText('The patient did not answer. They got an email')
  await details.getByRole('button', { name: 'Mark completed' }).click()
  await expect(details.getByLabel('The patient did not come')).toBeChecked()
})

test('a day away says so, instead of six closed slots', async ({ page, signIn }) => {
  await page.clock.setFixedTime(at('08:00'))
  await work(page, everyDay, [{ first_day: today, last_day: tomorrow }])
  await hold(page, () => [])
  await signIn(therapist)
  await expect(page.getByText('You are away today.')).toBeVisible()
  await expect(page.getByText('No appointments today.')).toBeVisible()
  await expect(slots(page, today)).toHaveCount(0)
  await expect(slots(page, dayAfter(today, 2)).getByRole('listitem')).toHaveCount(6)
  await expectNoAxeViolations(page)
})

test('today is shown before the next working day has been read', async ({ page, signIn }) => {
  await page.clock.setFixedTime(at('08:00'))
  await work(page, everyDay)
  await hold(page, () => [appointment(at('10:00'), 'confirmed')])
  const answered = Promise.withResolvers<void>()
  await page.route(
    (url) =>
      url.pathname === '/api/provider/appointments' &&
      url.searchParams.get('from') === at('00:00', tomorrow),
    async (route) => {
      await answered.promise
      await route.fallback()
    },
  )
  await signIn(therapist)
  await expect(slot(page, '10:00')).toContainText('Mwila Phiri')
  await expect(slots(page, tomorrow)).toHaveCount(0)
  answered.resolve()
  await expect(slots(page, tomorrow).getByRole('listitem')).toHaveCount(6)
})
