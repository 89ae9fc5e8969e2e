import type { Page } from '@playwright/test'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { untilAnswerable } from './support/answerable.ts'
import { appointment } from './support/provider-day.ts'
import { listedRow, newRequest, openDay, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const details = (page: Page) => page.getByRole('dialog', { name: 'Appointment Details' })
/** Another test may have given this hour back before it was asked for again. */
const rowAt = (page: Page, time: string) =>
  page
    .getByRole('list', { name: /^Appointments on/ })
    .getByRole('button', { name: new RegExp(`^${time}`) })
    .filter({ hasNotText: 'Cancelled' })
const isProviderCall = (path: string) => path.startsWith('/api/provider/appointments')

/** An appointment as the server would answer it. */
const anAppointment = (time: string, status: ProviderAppointment['status']) => ({
  ...appointment(time, status),
  session_type: 'Phone' as const,
})

test('a provider confirms a request, saves a note, and cancels it with a private reason', async ({
  page,
  request,
  readMail,
  signIn,
}) => {
  const { patient, calls, appointment, day, time } = await newRequest(request)
  await signIn(therapist)
  await page.goto('/appointment-scheduler')
  await openDay(page, day)
  await rowAt(page, time).click()
  await expect(details(page)).toContainText(patient.full_name)
  await expect(details(page)).toContainText(patient.email)
  await expect(details(page)).toContainText('Phone')
  await expect(details(page)).toContainText('Requested')
  await expect(details(page)).toContainText('N/A')
  await expectNoAxeViolations(page)
  await details(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Appointment marked as confirmed.')).toBeVisible()
  await expect(details(page)).toBeHidden()
  await expect(rowAt(page, time)).toContainText('Confirmed')
  expect((await calls.appointments()).map(({ id, status }) => [id, status])).toEqual([
    [appointment.id, 'confirmed'],
  ])

  await rowAt(page, time).click()
  await expect(details(page).getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await details(page).getByRole('button', { name: 'Add notes' }).click()
  const notes = details(page).getByLabel('Notes')
  await expect(notes).toBeFocused()
  await notes.fill('Asks for a quiet room.')
  await details(page).getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Your notes are saved.')).toBeVisible()
  await expect(details(page)).toContainText('Asks for a quiet room.')
  await page.reload()
  await openDay(page, day)
  await rowAt(page, time).click()
  await expect(details(page)).toContainText('Asks for a quiet room.')

  await details(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await details(page).getByLabel('Reason').fill('My child is ill.')
  await expectNoAxeViolations(page)
  await details(page).getByRole('button', { name: 'Cancel appointment', exact: true }).click()
  await expect(page.getByText('The patient gets an email now.')).toBeVisible()
  await expect(details(page)).toContainText('Reason: My child is ill.')
  const mail = await readMail(patient.email, /^Cancelled: /)
  expect(mail.text).toContain('/book-appointment')
  expect(mail.text).not.toContain('child')
})

test('a provider declines from the list after a confirmation, and the hour is free again', async ({
  page,
  request,
  signIn,
}) => {
  const { calls, desk, appointment, day, time, patient } = await newRequest(request)
  await signIn(therapist)
  await page.goto('/appointment-scheduler')
  await page.getByRole('tab', { name: 'List' }).click()
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible()
  const row = await listedRow(page, appointment.id)
  await row.click()
  await details(page).getByRole('button', { name: 'Decline' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Decline the request of ${patient.full_name}`)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(details(page)).toContainText('Requested')
  await details(page).getByRole('button', { name: 'Decline' }).click()
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Appointment marked as cancelled.')).toBeVisible()
  await expect(row).toContainText('Cancelled')
  expect((await calls.appointments())[0]).toMatchObject({ status: 'cancelled' })
  const slots = await desk.get<{ time: string; free: boolean }[]>(`/api/provider/slots?date=${day}`)
  expect(slots.find((slot) => slot.time === time)?.free).toBe(true)
})

test('a request is confirmed in its row with one click', async ({ page, request, signIn }) => {
  const { calls, appointment, patient } = await newRequest(request)
  await signIn(therapist)
  await page.goto('/appointment-scheduler#list')
  const item = page.getByRole('listitem').filter({ has: await listedRow(page, appointment.id) })
  await item.getByRole('button', { name: `Confirm ${patient.full_name}, ` }).press('Enter')
  await expect(page.getByText('Appointment marked as confirmed.')).toBeVisible()
  await expect(item.getByRole('button')).toHaveCount(1)
  await expect(item.getByRole('button')).toBeFocused()
  await expect(item).toContainText('Confirmed')
  expect((await calls.appointments())[0]).toMatchObject({ status: 'confirmed' })
})

test('by keyboard alone: a day is opened, its details confirmed, and the focus returns', async ({
  page,
  request,
  signIn,
}) => {
  const { day, time } = await newRequest(request)
  await signIn(therapist)
  await page.goto('/appointment-scheduler')
  await page.getByRole('grid').waitFor()
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day)
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await focused()).toBeDefined()
  }).toPass()
  for (let steps = 0; (await focused())! < day && steps < 100; steps += 1) {
    const isFar = (await focused())!.slice(0, 7) < day.slice(0, 7)
    await page.keyboard.press(isFar ? 'PageDown' : 'ArrowRight')
  }
  for (let steps = 0; (await focused())! > day && steps < 31; steps += 1)
    await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe(day)
  const row = rowAt(page, time)
  await expect(row).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(row).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Appointment Details' })).toBeFocused()
  await untilAnswerable(page)
  const confirm = details(page).getByRole('button', { name: 'Confirm' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(confirm).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Appointment marked as confirmed.')).toBeVisible()
  await expect(row).toContainText('Confirmed')
  await expect(row).toBeFocused()
})

test('a change by someone else shows a message and the present status', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  const { calls, appointment, day, time } = await newRequest(request)
  await signIn(therapist)
  await page.goto('/appointment-scheduler')
  await openDay(page, day)
  await rowAt(page, time).click()
  await expect(details(page)).toContainText('Requested')
  await calls.send('DELETE', `/api/appointments/${appointment.id}`)
  await details(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Failed to update status.')).toBeVisible()
  await expect(details(page)).toContainText('changed in the meantime')
  await expect(details(page)).toContainText('Cancelled')
  await expect(details(page)).toContainText('By the patient')
  await expect(details(page).getByRole('button', { name: 'Confirm' })).toHaveCount(0)
})

test('a past appointment is listed separately until it is completed', async ({ page, signIn }) => {
  const over = anAppointment(new Date(Date.now() - 26 * 3_600_000).toISOString(), 'confirmed')
  let sent: unknown
  await signIn(therapist)
  await page.route(
    (url) => isProviderCall(url.pathname),
    async (route) => {
      if (route.request().method() === 'PATCH') {
        sent = route.request().postDataJSON()
        over.status = 'completed'
        return route.fulfill({ json: over })
      }
      const query = new URL(route.request().url()).searchParams
      const isIn =
        over.appointment_time >= query.get('from')! && over.appointment_time < query.get('to')!
      return route.fulfill({ json: isIn ? [over] : [] })
    },
  )
  await page.goto('/appointment-scheduler#list')
  await expect(page.getByText('No upcoming appointments.')).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Waiting to be completed' })
  await waiting.locator('.held-row').click()
  await details(page).getByRole('button', { name: 'Mark completed' }).click()
  await details(page).getByRole('button', { name: 'Complete session' }).click()
  await expect(page.getByText('Appointment marked as completed.')).toBeVisible()
  expect(sent).toEqual({ status: 'completed', outcome: 'held' })
  await expect(waiting).toHaveCount(0)
})

test('a calendar that fails to load says so, and loads on retry', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  await signIn(therapist)
  await page.route(
    (url) => isProviderCall(url.pathname),
    (route) => route.fulfill({ status: 500, json: { code: 'x', message: 'The desk is shut.' } }),
  )
  await page.goto('/appointment-scheduler')
  await expect(page.getByText('The desk is shut.').first()).toBeVisible()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The desk is shut.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

for (const timezoneId of ['UTC', 'Africa/Lusaka', 'America/New_York', 'Pacific/Kiritimati'])
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('days and hours are those of Lusaka, just after its midnight', async ({
      page,
      signIn,
    }) => {
      // Half past midnight in Lusaka is still the day before in UTC and New York, and another hour in Kiritimati.
      const { day } = lusakaClock(new Date())
      const early = anAppointment(new Date(`${day}T09:00:00+02:00`).toISOString(), 'confirmed')
      const late = anAppointment(new Date(`${day}T16:00:00+02:00`).toISOString(), 'requested')
      await signIn(therapist)
      await page.route(
        (url) => isProviderCall(url.pathname),
        (route) => {
          const query = new URL(route.request().url()).searchParams
          const json = [early, late].filter(
            ({ appointment_time }) =>
              appointment_time >= query.get('from')! && appointment_time < query.get('to')!,
          )
          return route.fulfill({ json })
        },
      )
      await page.clock.setFixedTime(new Date(`${day}T00:30:00+02:00`))
      await page.goto('/appointment-scheduler')
      const today = page.locator('[aria-current="date"]')
      await expect(today).toHaveAttribute('data-day', day)
      await expect(today).toHaveAccessibleName(/2 appointments: 09:00 Mwila, 16:00 Mwila$/)
      await expect(rowAt(page, '09:00')).toBeVisible()
      const note = page.getByText('Days and times are those of Lusaka.')
      await expect(note).toHaveCount(timezoneId === 'Africa/Lusaka' ? 0 : 1)
      await page.getByRole('tab', { name: 'List' }).click()
      await expect(page.getByRole('heading', { name: /^Today, / })).toBeVisible()
      await expect(rowAt(page, '09:00')).toBeVisible()
    })
  })
