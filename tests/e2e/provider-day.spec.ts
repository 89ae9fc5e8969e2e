import type { Page } from '@playwright/test'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import {
  appointment,
  at,
  everyDay,
  hold,
  slot,
  slots,
  today,
  tomorrow,
  weekdayOf,
  work,
} from './support/provider-day.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

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
  signIn,
}) => {
  const real = await newRequest(request)
  await showToday(page, real)
  await signIn(therapist)
  await expect(slots(page, today).getByRole('listitem')).toHaveText([
    '08:00Now',
    /^09:00Free$/,
    /^10:00Free$/,
    /^11:00Free$/,
    new RegExp(`^14:00${real.patient.full_name}Born 27 March 1984Virtual *Requested`),
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
  const confirm = row.getByRole('button', {
    name: new RegExp(`^Confirm ${real.patient.full_name}, .*14:00$`),
  })
  await confirm.press('Enter')
  await expect(page.getByText('Appointment marked as confirmed.')).toBeVisible()
  await expect(row).toContainText('Confirmed')
  await expect(confirm).toHaveCount(0)
  const name = row.getByRole('button', { name: real.patient.full_name, exact: true })
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
  signIn,
}) => {
  const real = await newRequest(request)
  await showToday(page, real)
  await signIn(therapist)
  const row = slot(page, '14:00')
  await row.getByRole('button', { name: /^Decline/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Decline the request of ${real.patient.full_name}`)
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
  if (project.name !== 'desktop') expect(tasks.y + tasks.height).toBeLessThanOrEqual(day.y)
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

test('a day away says so, and an empty day is one line, instead of six slots', async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime(at('08:00'))
  await work(page, everyDay, [{ first_day: today, last_day: tomorrow }])
  await hold(page, () => [])
  await signIn(therapist)
  await expect(page.getByText('You are away today.')).toBeVisible()
  await expect(page.getByText('No appointments today.')).toBeVisible()
  await expect(slots(page, today)).toHaveCount(0)
  await expect(page.getByRole('region', { name: formatDay(dayAfter(today, 2)) })).toContainText(
    'No appointments. 6 times are free.',
  )
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
  const next = page.getByRole('region', { name: `Tomorrow, ${formatDay(tomorrow)}` })
  await expect(next).toHaveCount(0)
  answered.resolve()
  await expect(next).toContainText('No appointments. 6 times are free.')
})

test('the next patient is large, with what to do, and the record is read on request alone', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/404/)
  await page.clock.setFixedTime(at('09:58'))
  await work(page, everyDay)
  await hold(page, () => [appointment(at('10:00'), 'confirmed')])
  const read: string[] = []
  page.on('request', (sent) => read.push(new URL(sent.url()).pathname))
  await signIn(therapist)
  const next = page.getByRole('region', { name: 'Next patient' })
  await expect(next.getByRole('link', { name: 'Mwila Phiri' })).toBeVisible()
  await expect(next).toContainText('10:00')
  await expect(next).toContainText('Virtual · in 2 minutes')
  await expect(next.getByRole('link', { name: 'Join' })).toHaveAttribute('href', /^\/call\//)
  await expectNoAxeViolations(page)
  const isPage = (path: string) => /\/patients\/[^/]+\/page$/.test(path)
  expect(read.filter(isPage)).toEqual([])
  await page.route('**/api/provider/patients/*/page', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'Not found.' } }),
  )
  await next.getByRole('button', { name: 'Notes and scores' }).click()
  await expect.poll(() => read.filter(isPage).length).toBe(1)
})
