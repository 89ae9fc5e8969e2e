import type { Page } from '@playwright/test'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import type { Availability } from '#domain/practice/availability.ts'
import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'
import { formatDay } from '#web/platform/values/dates.ts'

export const today = lusakaClock(new Date()).day
export const tomorrow = dayAfter(today, 1)
export const at = (time: string, day = today) => instantAt(day, time).toISOString()
export const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7

export const slots = (page: Page, day: string) =>
  page.getByRole('list', { name: `Slots on ${formatDay(day)}` })
export const slot = (page: Page, time: string, day = today) =>
  slots(page, day).getByRole('listitem').filter({ hasText: time })

/** These weekdays (1 is Monday) from nine to five, whatever day it is today. */
export async function work(page: Page, weekdays: number[], away: Availability['days_away'] = []) {
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
export const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** What the dialog of a visit asks about the patient. */
export async function answerFacts(page: Page) {
  const json = { phone_number: null, last_visit_at: null, reason: null, note: null }
  await page.route('**/api/provider/appointments/*/facts', (route) => route.fulfill({ json }))
}

/** Lets the page have these appointments, in the days that it asks for. */
export async function hold(
  page: Page,
  list: () => Promise<ProviderAppointment[]> | ProviderAppointment[],
) {
  await answerFacts(page)
  await page.route('**/api/provider/appointments?*', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const isIn = ({ appointment_time }: ProviderAppointment) =>
      appointment_time >= query.get('from')! && appointment_time < query.get('to')!
    await route.fulfill({ json: (await list()).filter(isIn) })
  })
}

export function appointment(
  time: string,
  status: ProviderAppointment['status'],
): ProviderAppointment {
  return {
    id: crypto.randomUUID(),
    status,
    appointment_time: time,
    session_type: 'Virtual',
    duration_minutes: 60,
    requested_by: 'patient',
    by_desk: false,
    room: null,
    series_id: null,
    notes: null,
    shared_notes: null,
    cancelled_by: null,
    call_off_reason: null,
    outcome: null,
    absence_reported_at: null,
    no_answer_at: null,
    marked_missed: false,
    is_called_in: false,
    created_at: '2026-01-05T08:00:00.000Z',
    patient: {
      id: crypto.randomUUID(),
      full_name: 'Mwila Phiri',
      email: null,
      date_of_birth: null,
      has_namesake: false,
    },
  }
}
