import { randomUUID } from 'node:crypto'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import { bookSlot, type Calls, freeSlots, newPatient, providerOf } from './support/booking.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** Two weekly sessions of the client: other tests may be quicker with some hours. */
async function bookTwo(calls: Calls) {
  for (let tries = 0; tries < 20; tries += 1) {
    const slot = (await freeSlots(calls, 1))[0]!
    const { day, time } = lusakaClock(new Date(slot.starts_at))
    const later = startOfSlot(
      dayAfter(day, 7),
      slotTimes.find((one) => one === time)!,
    )
    const answer = await calls.send('POST', '/api/appointments/series', {
      id: randomUUID(),
      provider_id: slot.provider!.id,
      session_type: 'Phone',
      every_weeks: 1,
      times: [slot.starts_at, later],
    })
    if (answer.status() === 201) return [slot.starts_at, later]
  }
  throw new Error('No two times are free.')
}

test('a client moves a session and the one that follows to another time', async ({
  page,
  signIn,
  allowConsole,
}) => {
  // The browser's own message about a taken hour.
  allowConsole(/status of 409/)
  const { calls } = await newPatient(page, signIn)
  const before = await bookTwo(calls)
  await page.goto('/appointments')
  await page.getByRole('button', { name: 'Change this and 1 later' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change time' })
  // Another test may take the hour that is tried first: the form stays, and names it.
  let status = 0
  for (let index = 0; status !== 201; index += 1) {
    await dialog.getByRole('radio', { name: /free$/ }).nth(index).check()
    await expect(dialog.getByRole('combobox')).toHaveCount(1)
    if (index === 0) await expectNoAxeViolations(page)
    const answer = page.waitForResponse((response) => response.url().endsWith('/move'))
    await dialog.getByRole('button', { name: 'Change these times' }).click()
    status = (await answer).status()
    if (status !== 201) await expect(dialog.getByText('Nothing was changed.')).toBeVisible()
  }
  await expect(page.getByText('The new times are requested.')).toBeVisible()
  await expect(dialog).toBeHidden()
  const after = await calls.appointments()
  expect(after.map(({ status }) => status)).toEqual(['requested', 'requested'])
  expect(after.filter((one) => before.includes(one.appointment_time))).toHaveLength(0)
  expect(new Set(after.map(({ series_id }) => series_id)).size).toBe(1)
})

/** Moves an appointment as its provider: other tests may be quicker with some hours. */
async function moveByProvider(calls: Calls, provider: Calls, { id }: Appointment) {
  for (let tries = 0; tries < 20; tries += 1) {
    const [slot] = await freeSlots(calls, 1)
    const answer = await provider.send('POST', `/api/provider/appointments/${id}/move`, {
      id: randomUUID(),
      times: [slot!.starts_at],
    })
    if (answer.status() === 201) return
    expect(answer.status()).toBe(409)
  }
  throw new Error('No time of the provider is free.')
}

test('a client keeps the place in the waiting list when the provider moves the session', async ({
  page,
  request,
  signIn,
}) => {
  const { calls } = await newPatient(page, signIn)
  const [slot] = await freeSlots(calls, 1)
  const booked = await bookSlot(calls, slot!)
  const earlier = page.getByRole('checkbox', { name: 'Tell me if an earlier time comes free' })
  await page.goto('/appointments')
  await page.locator('#root[data-awake]').waitFor()
  await earlier.click()
  await expect(earlier).toBeChecked()
  await moveByProvider(calls, await providerOf(request, booked), booked)
  await page.reload()
  await expect(
    page.getByText('You keep your place on the waiting list for an earlier time.'),
  ).toBeVisible()
  await expect(earlier).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Appointment confirmed.')).toBeVisible()
  await expect(earlier).toBeChecked()
  await expect(page.getByText('You are on the waiting list.')).toBeVisible()
})
