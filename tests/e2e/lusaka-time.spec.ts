import type { Page } from '@playwright/test'
import type { Slot } from '#domain/appointments/schema.ts'
import { startOfSlot } from '#domain/appointments/slots.ts'
import { lusakaClock, dayAfter } from '#domain/values/lusaka.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import {
  bookSlot,
  callsOf,
  chooseDay,
  chooseType,
  freeSlots,
  leafToToday,
} from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

const zones = ['UTC', 'Africa/Lusaka', 'America/New_York', 'Pacific/Kiritimati']
const today = lusakaClock(new Date()).day
/** Either side of midnight in Lusaka, tonight. */
const moments = [
  { at: `${today}T23:50:00+02:00`, day: today },
  { at: `${dayAfter(today, 1)}T00:10:00+02:00`, day: dayAfter(today, 1) },
]

/** The six slots that the page shows, with the labels of its pills. */
async function shownSlots(page: Page): Promise<string[]> {
  const pills = page.getByRole('group', { name: /^Time on/ }).locator('label')
  await expect(pills).toHaveCount(6)
  return (await pills.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
}

test('a device in any time zone shows the days, slots and appointments of Lusaka, before and after midnight', async ({
  browser,
  request,
}, { project }) => {
  test.setTimeout(limit(240_000))
  const person = await newClient(request)
  const calls = await callsOf(request, person)
  const [slot] = await freeSlots(calls, 1)
  const booked = await bookSlot(calls, slot!)
  const { day } = lusakaClock(new Date(slot!.starts_at))
  const slots = await calls.get<Slot[]>(`/api/appointments/availability?date=${day}`)
  expect(slots.map(({ starts_at }) => starts_at)).toEqual(
    ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'].map((time) =>
      startOfSlot(day, time as '09:00'),
    ),
  )
  const own = `${lusakaClock(new Date(booked.appointment_time)).time} yours`

  for (const timezoneId of zones) {
    const context = await browser.newContext({ timezoneId, viewport: project.use.viewport! })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('**/patient-profile')
    for (const moment of moments) {
      await page.clock.setFixedTime(new Date(moment.at))
      await chooseType(page, 'Phone')
      const days = page.locator('input[name="day"]')
      await leafToToday(page)
      await expect(days.first()).toHaveValue(moment.day)
      await expect(days.last()).toHaveValue(dayAfter(moment.day, 6))
      await expect(
        page.getByRole('radio', { name: `Today, ${formatDay(moment.day)}` }),
      ).toHaveValue(moment.day)
      await chooseDay(page, day)
      const shown = await shownSlots(page)
      expect(shown.map((text) => text.slice(0, 5))).toEqual(slots.map(({ time }) => time))
      expect(shown).toContain(own)
      const note = page.getByText('Days and times are those of Lusaka.')
      await expect(note).toHaveCount(timezoneId === 'Africa/Lusaka' ? 0 : 1)

      await page.goto('/appointments')
      await expect(
        page.getByRole('heading', {
          name: `${formatDay(booked.appointment_time)}, ${formatTime(booked.appointment_time)}`,
        }),
      ).toBeVisible()
    }
    await context.close()
  }
})
