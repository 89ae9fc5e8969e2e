import { expect, type Page } from '@playwright/test'
import type { KeptCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { consentVersions } from '#domain/accounts/consent.ts'
import type { ClinicPurpose } from '#domain/registrations/clinic-consent.ts'
import type { DeskPatients } from '#domain/registrations/desk-search.ts'
import { inLusaka, dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { untilAnswerable } from './answerable.ts'
import type { Calls } from './booking.ts'

/** The next Monday to Friday after today that the clinic is open on. */
export function nextWorkday(closed: readonly string[]): string {
  let day = dayAfter(lusakaClock(Date.now()).day, 1)
  const isOpen = () => {
    const { weekday } = inLusaka(`${day}T12:00:00+02:00`)
    return weekday !== 0 && weekday !== 6 && !closed.includes(day)
  }
  while (!isOpen()) day = dayAfter(day, 1)
  return day
}

/** Visits of 15 minutes that begin every 20 minutes, as an admin sets them. @returns the days on which the clinic is closed */
export async function keepShortVisits(admin: Calls, name: string): Promise<string[]> {
  const { outside, ...kept } = await admin.get<KeptCalendar>('/api/admin/clinic-calendar')
  const changed = await admin.send('PUT', '/api/admin/clinic-calendar', {
    ...kept,
    slot_minutes: 20,
    closes_on_holidays: false,
  })
  expect(changed.status(), `${outside} outside`).toBe(200)
  const added = await admin.send('POST', '/api/admin/visit-types', {
    id: crypto.randomUUID(),
    name,
    duration_minutes: 15,
    buffer_minutes: 0,
    professions: null,
    session_types: ['In-person', 'Phone'],
    price_ngwee: 20_000,
    self_booked: true,
    colour: 'blue',
  })
  expect(added.status()).toBe(201)
  return kept.closed_days.filter(({ is_closed }) => is_closed).map(({ day }) => day)
}

/** Types a person in at the desk, and presses Register. */
export async function typeIn(page: Page, name: string, number: string) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Book a visit' }).press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: 'Register a patient' }).press('Enter')
  await dialog.getByLabel('Full name').fill(name)
  await dialog.getByText('Female', { exact: true }).click()
  await dialog.getByLabel('Year of birth').fill('1984')
  await dialog.getByRole('textbox', { name: 'Phone number' }).first().fill(number)
  await dialog.getByLabel('Whose number it is').fill('sister')
  await dialog.getByRole('button', { name: 'Register', exact: true }).click()
}

/** The id of the patient whom the desk finds by this name. */
export async function idAtDesk(desk: Calls, full_name: string): Promise<string> {
  const { patients } = await desk.get<DeskPatients>(
    `/api/desk/patient-search?search=${encodeURIComponent(full_name)}`,
  )
  return patients[0]!.id
}

/** What a person agrees to on paper, as their provider records it. */
export async function recordOnPaper(
  provider: Calls,
  patient_id: string,
  purposes: readonly ClinicPurpose[],
) {
  const recorded = await provider.send('POST', `/api/clinic/patients/${patient_id}/consents`, {
    given_how: 'paper',
    consents: purposes.map((purpose) => ({
      id: crypto.randomUUID(),
      purpose,
      version: consentVersions[purpose],
    })),
  })
  expect(recorded.status()).toBeLessThan(300)
}
