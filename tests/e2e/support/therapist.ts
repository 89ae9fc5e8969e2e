import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Appointment, Slot } from '#domain/appointments/schema.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { callsOf } from './booking.ts'
import { newClient } from './new-client.ts'

export const therapist = 'therapist@demo.test'

const daysOn = (count: number) => lusakaClock(new Date(Date.now() + count * 86_400_000)).day

/** A new patient, created by calls, who has requested a free hour of the therapist. */
export async function newRequest(request: APIRequestContext, person: { full_name?: string } = {}) {
  const patient = await newClient(request, { hasConsented: false, ...person })
  const [calls, desk] = await Promise.all([
    callsOf(request, patient),
    callsOf(request, { email: therapist }),
  ])
  const provider_id = (await desk.get<{ id: string }>('/api/profile')).id
  // Tests run in parallel: the second test at an hour tries another one.
  for (let tries = 0; tries < 20; tries += 1) {
    const day = daysOn(10 + Math.floor(Math.random() * 70))
    const slots = await desk.get<Slot[]>(`/api/provider/slots?date=${day}`)
    const slot = slots.find(({ free }) => free)
    if (!slot) continue
    const answer = await calls.send('POST', '/api/appointments', {
      appointment_time: slot.starts_at,
      session_type: 'Phone',
      provider_id,
    })
    if (answer.status() !== 201) continue
    const appointment = (await answer.json()) as Appointment
    return { patient, calls, desk, appointment, day, time: slot.time }
  }
  throw new Error('The therapist has no free hour left.')
}

/** Moves the calendar to a day (`YYYY-MM-DD`) and focuses it. */
export async function openDay(page: Page, day: string) {
  const cell = page.locator(`[data-day="${day}"]`)
  await expect(page.getByRole('grid')).toBeVisible()
  for (let month = 0; month < 5 && (await cell.count()) === 0; month += 1)
    await page.getByRole('button', { name: 'Next month' }).click()
  await cell.click()
}

/**
 * The row of an appointment in a list that grows by pages: the tests of one run request more hours than
 * the first page shows.
 */
export async function listedRow(page: Page, id: string) {
  const row = page.locator(`[data-id="${id}"]`)
  const later = page.getByRole('button', { name: /^Show later/ })
  await expect(async () => {
    if ((await row.count()) === 0) {
      await later.click({ timeout: 2000 })
      // The list moves the focus to its first new row: a key pressed before that would go there.
      await expect(page.locator('.held-item:focus')).toBeVisible({ timeout: 4000 })
    }
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  return row
}
