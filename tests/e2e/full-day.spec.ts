import type { Page } from '@playwright/test'
import type { DayWait } from '#domain/appointments/day-waits.ts'
import type { OfferedProvider, Slot } from '#domain/appointments/schema.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { bookSlot, callsOf, chooseDay, freeSlots, newPatient } from './support/booking.ts'
import { openDay } from './support/desk.ts'
import { newClient } from './support/new-client.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** Books every time of a day of the demo dietitian that is weeks away. */
async function fillDay(page: Page) {
  const client = async () => callsOf(page.request, await newClient(page.request, {}))
  const first = await client()
  const provider = (
    await first.get<OfferedProvider[]>('/api/appointments/providers?about=food')
  ).find(({ full_name }) => full_name === 'Thandiwe Ngoma')!
  const from = dayAfter(lusakaClock(new Date()).day, 50 + Math.floor(Math.random() * 30))
  for (let later = 0; later < 9; later++) {
    const day = dayAfter(from, later)
    const path = `/api/appointments/availability?date=${day}&about=food&provider_id=${provider.id}`
    const free = (await first.get<Slot[]>(path)).filter((slot) => slot.free)
    if (free.length === 0) continue
    for (const slot of free) await bookSlot(await client(), { ...slot, provider })
    return { day, provider }
  }
  throw new Error('The dietitian works on none of nine days')
}

test('a patient reads length, price and limit before a time, and puts their name on the list of a full day, by keyboard', async ({
  page,
  signIn,
}) => {
  const { day, provider } = await fillDay(page)
  const { calls } = await newPatient(page, signIn)
  await page.goto('/book-appointment?about=food')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('radio', { name: 'Virtual' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Date & Time' })).toBeFocused()
  await expect(page.getByText('60 minutes', { exact: true })).toBeVisible()
  await expect(
    page.getByText('You have 0 of the 5 upcoming visits that one person can book.'),
  ).toBeVisible()
  await expect(
    page.getByText(/for a session|the clinic tells you the price/).first(),
  ).toBeAttached()
  const whom = page.getByRole('button', { name: /^Provider:/ })
  if (await whom.isVisible()) await whom.click()
  await page.getByRole('radio', { name: provider.full_name }).click()
  await chooseDay(page, day)
  await expect(page.getByRole('radio', { name: `${formatDay(day)}, full` })).toBeChecked()
  await expect(page.getByText('All taken? Put your name on the list.')).toBeVisible()
  await expectNoAxeViolations(page)

  await tabTo(page, 'Put my name on the list')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Your name is on the list for ${formatDay(day)}.`)).toBeVisible()
  expect(await calls.get<DayWait[]>('/api/day-waits')).toMatchObject([
    { day, provider: { id: provider.id } },
  ])
  await page.goto('/appointments')
  await expect(page.getByRole('heading', { name: 'Your places on the list' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.locator('#root[data-awake]').waitFor()
  await tabTo(page, `Remove my name from the list for ${formatDay(day)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your places on the list' })).toBeHidden()
  expect(await calls.get<DayWait[]>('/api/day-waits')).toEqual([])
})

test('the desk sees who waits for a day, and takes a name off its list', async ({
  page,
  signIn,
}) => {
  const { day, provider } = await fillDay(page)
  const patient = await newClient(page.request, {})
  const calls = await callsOf(page.request, patient)
  const body = { day, session_type: 'Phone', provider_id: provider.id, about: 'food' }
  expect((await calls.send('POST', '/api/day-waits', body)).status()).toBe(201)
  await signIn('desk@demo.test')
  await openDay(page, day)
  await page.getByRole('button', { name: /^List of this day: / }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`with ${provider.full_name}`)).toBeVisible()
  await expectNoAxeViolations(page)
  // A tablet that is turned keeps the list open, and what is typed in it.
  await dialog.getByRole('button', { name: 'Put a patient on the list' }).press('Enter')
  await dialog.getByLabel('Patient', { exact: true }).fill('Mwila')
  const size = page.viewportSize()!
  for (const width of [1280, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(
      page.getByRole('group', { name: /^The day by providers/, includeHidden: true }),
    ).toHaveCount(width > 1024 ? 1 : 0)
    await expect(dialog.getByLabel('Patient', { exact: true })).toHaveValue('Mwila')
  }
  await page.setViewportSize(size)
  await dialog.getByRole('button', { name: 'Not now' }).press('Enter')
  await dialog.getByRole('button', { name: /^Take off the list/ }).press('Enter')
  await expect(dialog.getByText('The list of this day is empty.')).toBeVisible()
  expect(await calls.get<DayWait[]>('/api/day-waits')).toEqual([])
})

test('a patient finds the reason for a visit again, changes and deletes it', async ({
  page,
  signIn,
}) => {
  const person = await newClient(page.request, {})
  const calls = await callsOf(page.request, person)
  const [slot] = await freeSlots(calls, 1)
  const { id } = await bookSlot(calls, slot!)
  const path = `/api/appointments/${id}/visit-reason`
  await calls.send('PUT', path, { reason: 'A cough for a week' })
  await signIn(person.email, person.password)
  await page.goto('/appointments')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Why you come' }).click()
  await expect(page.getByText('A cough for a week')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('Why do you come?').fill('A cough for two weeks')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Your provider reads it.')).toBeVisible()
  expect(await calls.get(path)).toMatchObject({ reason: 'A cough for two weeks' })
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted. Your provider does not see it any more.')).toBeVisible()
  await expect(page.getByLabel('Why do you come?')).toHaveValue('')
})
