import type { Locator } from '@playwright/test'
import type { Slot } from '#domain/appointments/schema.ts'
import type { DeskProvider } from '#domain/desk/schema.ts'
import type { Absence } from '#domain/practice/absences.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { bookSlot, type Calls, callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** A free time of a provider whom other tests of a phone do not book, within the days of the list. */
async function freeIn(desk: Calls, provider_id: string) {
  const today = lusakaClock(new Date()).day
  for (let ahead = 8; ahead < 27; ahead++) {
    const day = dayAfter(today, ahead)
    const slots = await desk.get<Slot[]>(`/api/desk/providers/${provider_id}/slots?date=${day}`)
    const slot = slots.find(({ free }) => free)
    if (slot) return { slot, day }
  }
  throw new Error('This provider has no free time')
}

test('the front desk cancels a day of a provider by five presses, and marks whom it called', async ({
  page,
  signIn,
}) => {
  const patient = await callsOf(
    page.request,
    await newClient(page.request, { hasConsented: false }),
  )
  const desk = await callsOf(page.request, { email: 'desk@demo.test' })
  const provider = await callsOf(page.request, { email: 'fitness@demo.test' })
  const own = (await desk.get<DeskProvider[]>('/api/desk/providers')).find(
    ({ full_name }) => full_name === 'Kelvin Sakala',
  )!
  const { slot, day } = await freeIn(desk, own.id)
  const booked = await bookSlot(patient, { ...slot, provider: { id: own.id } as Slot['provider'] })
  await signIn('desk@demo.test')
  await page.goto('/desk/absences')
  await page.locator('#root[data-awake]').waitFor()

  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  const choose = async (what: Locator, value: string) => {
    presses += 1
    await what.selectOption(value)
  }
  await press(page.getByRole('button', { name: 'Add an absence' }))
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel('Provider'), own.id)
  await choose(dialog.getByLabel('Day', { exact: true }), day)
  await press(dialog.getByLabel(/^Reason/))
  await page.keyboard.type('The provider is ill.')
  await expectNoAxeViolations(page)
  // What a reason cancels is said before it is saved.
  await expect(dialog.getByText(/a reason cancels \d+ appointments?\.$/)).toBeVisible()
  await press(dialog.getByRole('button', { name: /^Cancel \d+ appointments?$/ }))
  await expect(dialog).toBeHidden()
  expect(presses).toBeLessThanOrEqual(5)
  await expect
    .poll(async () => (await patient.appointments()).find(({ id }) => id === booked.id)?.status)
    .toBe('cancelled')

  const absence = (await provider.get<Absence[]>('/api/provider/absences')).find(
    ({ starts_at }) => lusakaClock(new Date(starts_at)).day === day,
  )
  expect(absence).toMatchObject({ affected: 0 })
  const item = page
    .getByRole('list', { name: 'Absences' })
    .getByRole('listitem')
    .filter({ hasText: own.full_name })
    .filter({ hasText: String(Number(day.slice(8))) })
    .first()
  await item.getByRole('button', { name: /^Show patients/ }).click()
  const called = item.getByRole('button', { name: /^Called/ }).first()
  if (await called.isHidden()) await item.getByRole('button', { name: /^Show all/ }).click()
  await called.click()
  await expect(called).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(called).toHaveAttribute('aria-pressed', 'false')
  // The list goes with the absence: that is asked first.
  await item.getByRole('button', { name: /^Remove/ }).click()
  await expect(item.getByRole('list', { name: 'Patients affected' })).toBeVisible()
  await item.getByRole('button', { name: 'Keep both' }).click()
  await expectNoAxeViolations(page)
  await provider.send('DELETE', `/api/provider/absences/${absence!.id}`)
})
