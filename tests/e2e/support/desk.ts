import type { Page } from '@playwright/test'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { callsOf } from './booking.ts'
import { fillDate } from './dates.ts'
import { newClient } from './new-client.ts'

/** The day in Lusaka, `YYYY-MM-DD`. */
export const dayIn = (at: string) => lusakaClock(new Date(at)).day
/** A new client whose name no other test has, with a phone number. */
export async function newPatientNamed(page: Page) {
  const person = await newClient(page.request, { hasConsented: false })
  const calls = await callsOf(page.request, person)
  const letters = Array.from({ length: 8 }, () =>
    String.fromCodePoint(97 + Math.floor(Math.random() * 26)),
  ).join('')
  const full_name = `Counter ${letters}`
  await calls.send('PATCH', '/api/profile', { full_name, phone_number: '0977 120 345' })
  return { ...person, calls, full_name, word: letters }
}

/** Shows the day of the calendar. */
export async function openDay(page: Page, day: string) {
  await page.goto('/desk')
  await page.locator('#root[data-awake]').waitFor()
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/desk/board'))
  await page.getByRole('button', { name: /choose another day$/ }).click()
  await fillDate(page.locator('.desk-day-choice'), 'Another day', day)
  await page.getByRole('button', { name: 'Go to this day' }).click()
  await answered
}
