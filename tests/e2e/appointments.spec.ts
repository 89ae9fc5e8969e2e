import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import type { Page } from '@playwright/test'
import type { Appointment, WaitingEntry } from '#domain/appointments/schema.ts'
import { formatDay, formatShortDate, formatTime } from '#web/platform/values/dates.ts'
import { bookSlot, callsOf, freeSlots, newPatient, providerOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { tapTwice } from './support/second-tap.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

const timeOf = ({ appointment_time }: { appointment_time: string }) =>
  `${formatDay(appointment_time)}, ${formatTime(appointment_time)}`
const item = (page: Page, appointment: { appointment_time: string }) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: timeOf(appointment) }),
  })
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true })

/** Opens the list of a client who has this appointment. */
async function openList(page: Page, appointment: Appointment) {
  await page.goto('/appointments')
  await expect(item(page, appointment)).toBeVisible()
}

test('a client reads the status of an appointment, adds the confirmed one to a calendar, and cancels it after a confirmation', async ({
  page,
  signIn,
}) => {
  const { calls } = await newPatient(page, signIn)
  await page.goto('/appointments')
  await expect(page.getByText('You have no appointments yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book your first one' })).toBeVisible()

  const [first, second] = await freeSlots(calls, 2)
  const later = await bookSlot(calls, second!, 'Virtual')
  const booked = await bookSlot(calls, first!, 'In-person')
  await openList(page, booked)
  const lines = item(page, booked)
  await expect(lines).toContainText('In-person, 60 minutes')
  await expect(lines).toContainText('Requested')
  await expect(lines).toContainText(booked.provider!.full_name)
  await expect(page.getByRole('heading', { level: 3 })).toContainText([
    timeOf(booked),
    timeOf(later),
  ])

  const provider = await providerOf(page.request, booked)
  await provider.send('PATCH', `/api/provider/appointments/${booked.id}`, { status: 'confirmed' })
  await openList(page, booked)
  await expect(lines).toContainText('Confirmed')
  await expectNoAxeViolations(page)

  const download = page.waitForEvent('download')
  await lines.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^appointment-\d{4}-\d\d-\d\d\.ics$/)
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8'))).getFirstSubcomponent(
      'vevent',
    )!,
  )
  expect(event.startDate.toJSDate().toISOString()).toBe(booked.appointment_time)
  expect(event.summary).toBe('Appointment')

  await lines.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Cancel the appointment on ${timeOf(booked)}?`)
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(lines).toBeVisible()
  // The second tap of a double tap cancels nothing.
  const sure = question.getByRole('button', { name: 'Cancel appointment' })
  await tapTwice(page, lines.getByRole('button', { name: 'Cancel', exact: true }), sure)
  await expect(sure).toBeEnabled()
  expect(await calls.appointments()).toHaveLength(2)
  await expect(question).toBeVisible()
  await sure.click()
  await expect(page.getByText('Appointment cancelled.')).toBeVisible()
  await expect(lines).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await calls.appointments()).map(({ id }) => id)).toEqual([later.id])
})

test('the next appointment is large with its ways, later ones open as rows, and past ones fold', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  const day = 24 * 60 * 60 * 1000
  const made = (id: number, days: number, more: object = {}) => ({
    id: `c0ffee00-0000-4000-8000-0000000000${10 + id}`,
    status: days > 0 ? 'confirmed' : 'completed',
    appointment_time: new Date(Date.now() + days * day).toISOString(),
    session_type: 'In-person',
    duration_minutes: 60,
    requested_by: 'patient',
    replaces: null,
    provider: {
      id: 'c0ffee00-0000-4000-8000-000000000001',
      full_name: 'Chileshe Mumba',
      specialty: 'Therapist',
      profile_picture_url: null,
    },
    created_at: new Date().toISOString(),
    ...more,
  })
  const [first, virtual, proposed] = [
    made(1, 2, { session_type: 'Phone' }),
    made(2, 5, { session_type: 'Virtual' }),
    made(3, 9, { status: 'requested', requested_by: 'provider' }),
  ]
  const past = [-1, -2, -3, -4, -5].map((days, index) => made(10 + index, days))
  await page.route(/\/api\/appointments(\?|$)/, (route) =>
    route.fulfill({ json: [proposed, virtual, first, ...past] }),
  )
  await page.goto('/appointments')
  const [large, row, asked] = [first, virtual, proposed].map((one) => item(page, one!))
  await expect(large!).toContainText('Phone, 60 minutes')
  await expect(large!).toContainText(/Your provider calls you on \+?[\d ]+\./)
  for (const name of ['Add to calendar', 'Cancel'])
    await expect(large!.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(large!.getByRole('link', { name: 'Write a message' })).toBeVisible()

  await expect(row!).toContainText('Virtual, 60 minutes, with Chileshe Mumba')
  await expect(row!).toContainText('Confirmed')
  await expect(row!.getByRole('button')).toHaveCount(1)
  const toggle = row!.getByRole('button', { name: timeOf(virtual!) })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect((await row!.boundingBox())!.height).toBeGreaterThanOrEqual(56)
  expect((await large!.boundingBox())!.height).toBeGreaterThan(
    2 * (await row!.boundingBox())!.height,
  )
  // The whole row opens it, not its words only.
  await row!.click({ position: { x: 8, y: 8 } })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(row!).toContainText('A call in this app, by voice or video. You can join from')
  await expect(row!.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await toggle.press('Enter')
  await expect(row!.getByRole('button')).toHaveCount(1)
  // Where an answer is expected, it needs no tap to see it.
  await expect(asked!.getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect(asked!).toContainText('Face to face: Plot 12')

  const old = page.getByRole('region', { name: 'Past and cancelled' })
  await expect(old.getByRole('listitem')).toHaveCount(3)
  await old.getByRole('button', { name: 'Show all 5' }).click()
  await expect(old.getByRole('listitem')).toHaveCount(5)
  await old.getByRole('button', { name: 'Show fewer' }).click()
  await expect(old.getByRole('listitem')).toHaveCount(3)
})

test('a cancellation that fails says so, and the appointment stays', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { calls } = await newPatient(page, signIn)
  const [slot] = await freeSlots(calls, 1)
  const booked = await bookSlot(calls, slot!)
  await openList(page, booked)
  await page.route('**/api/appointments/*', (route) => route.abort())
  await cancel(page).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(page.getByText('Could not cancel the appointment.')).toBeVisible()
  await expect(question).toContainText('There is no connection to the server.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(item(page, booked)).toContainText('Requested')
})

test('a proposal is accepted with one click, and declined after a confirmation', async ({
  page,
  signIn,
}) => {
  const patient = await newPatient(page, signIn)
  const { calls } = patient
  const [first, second, third] = await freeSlots(calls, 3)
  const booked = await bookSlot(calls, first!)
  const provider = await providerOf(page.request, booked)
  const { id: patient_id } = await calls.get<{ id: string }>('/api/profile')
  const proposed: Appointment[] = []
  for (const { starts_at } of [second!, third!]) {
    const answer = await provider.send('POST', '/api/provider/appointments', {
      patient_id,
      appointment_time: starts_at,
      session_type: 'Virtual',
    })
    expect(answer.status()).toBe(201)
    proposed.push((await answer.json()) as Appointment)
  }
  await page.goto('/patient-profile')
  await expect(page.getByRole('heading', { name: 'Can you come at this time?' })).toHaveCount(2)
  const later = page.getByRole('region', { name: 'Later' }).getByRole('listitem')
  await expect(
    later.filter({
      hasText: `${formatShortDate(booked.appointment_time)}, ${formatTime(booked.appointment_time)}`,
    }),
  ).toContainText('Phone appointment')

  await openList(page, proposed[0]!)
  const [yes, no] = proposed.map((one) => item(page, one))
  await expect(yes!).toContainText('Your provider proposes this time.')
  await expectNoAxeViolations(page)
  await yes!.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Appointment confirmed.')).toBeVisible()
  await expect(yes!).toContainText('Confirmed')
  await no!.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline appointment' }).click()
  await expect(page.getByText('Appointment declined.')).toBeVisible()
  await expect(no!).toHaveCount(0)
  const rows = await calls.appointments()
  expect(rows.find(({ id }) => id === proposed[0]!.id)?.status).toBe('confirmed')
  expect(rows.some(({ id }) => id === proposed[1]!.id)).toBe(false)
})

test('an earlier free time is offered until it expires, and accepted while the old appointment stays', async ({
  page,
  request,
  signIn,
}) => {
  const { calls } = await newPatient(page, signIn)
  const other = await callsOf(request, await newClient(request))
  const [early, late] = await freeSlots(calls, 2)
  const theirs = await bookSlot(other, early!)
  const mine = await bookSlot(calls, late!)
  await openList(page, mine)
  const box = page.getByRole('checkbox', { name: 'Tell me if an earlier time comes free' })
  await box.click()
  await expect(box).toBeChecked()
  await expect(page.getByText('You are on the waiting list.')).toBeVisible()
  await expectNoAxeViolations(page)

  await other.send('DELETE', `/api/appointments/${theirs.id}`)
  let offer: WaitingEntry['offer'] = null
  await expect(async () => {
    offer = (await calls.get<WaitingEntry[]>('/api/waiting-list'))[0]!.offer
    expect(offer).not.toBeNull()
  }).toPass({ timeout: limit(30_000) })
  const { appointment_time, expires_at } = offer!
  await page.reload()
  const panel = page.getByRole('group', { name: 'An earlier time is free' })
  await expect(panel).toContainText(timeOf({ appointment_time }))
  await expect(panel).toContainText(`until ${formatTime(expires_at)}`)
  await expectNoAxeViolations(page)
  await panel.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('The earlier time is requested.')).toBeVisible()
  await expect(panel).toHaveCount(0)
  await expect(item(page, { appointment_time })).toContainText(
    `Once this is confirmed, ${timeOf(mine)} is cancelled.`,
  )
  await expect(item(page, mine)).toContainText('Requested')

  const taken = (await calls.appointments()).find((one) => one.replaces === mine.id)!
  const provider = await providerOf(request, taken)
  await provider.send('PATCH', `/api/provider/appointments/${taken.id}`, { status: 'confirmed' })
  await page.reload()
  await expect(item(page, taken)).toContainText('Confirmed')
  await expect(item(page, mine)).toHaveCount(0)
})
