import type { Page } from '@playwright/test'
import type { Absence } from '#domain/practice/absences.ts'
import { fillDate } from './support/dates.ts'
import { untilAnswerable } from './support/answerable.ts'
import { bookSlot, callsOf, freeSlots } from './support/booking.ts'
import { dayIn, newPatientNamed, openDay } from './support/desk.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const deskOf = (page: Page) => callsOf(page.request, { email: 'desk@demo.test' })

test('the front desk books a visit for a patient, moves it and cancels it', async ({
  page,
  signIn,
  allowConsole,
  viewport,
}) => {
  const isPhone = viewport!.width < 1024
  allowConsole(/status of 409/)
  const patient = await newPatientNamed(page)
  const [first] = await freeSlots(patient.calls, 1)
  const provider = first!.provider!
  await signIn('desk@demo.test')
  await openDay(page, dayIn(first!.starts_at))
  await page.getByRole('button', { name: 'Book a visit' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Patient' }).fill(`${patient.word} 0977 120 999`)
  await dialog.getByRole('button', { name: 'Find patient' }).click()
  await expect(dialog.getByText('No patient of the clinic was found')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Patient' }).fill(`${patient.word} +260 977 120345`)
  await dialog.getByRole('button', { name: 'Find patient' }).click()
  await dialog.getByRole('button', { name: 'Choose' }).press('Enter')
  await expect(
    dialog.getByRole('heading', { name: `A visit for ${patient.full_name}` }),
  ).toBeVisible()
  await dialog.getByLabel('Provider').selectOption(provider.id)
  await dialog
    .getByRole('radio', { name: first!.time })
    .or(dialog.getByRole('button', { name: first!.time }))
    .first()
    .check()
  await dialog.getByText('Phone', { exact: true }).click()
  await dialog.getByRole('radio', { name: /^Propose it/ }).check()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Book this visit' }).click()
  await expect(dialog).toBeHidden()
  const row = page.locator('[data-row]').filter({ hasText: patient.full_name })
  await expect(row).toContainText('The patient answers')
  if (isPhone) await expect(row.getByRole('link', { name: '0977 120 345' })).toBeVisible()
  const [booked] = await patient.calls.appointments()
  expect(booked).toMatchObject({ status: 'requested', requested_by: 'provider' })

  // The patient is called, and agrees.
  await page.getByRole('button', { name: /^To call: \d/ }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Not answered by the patient' })).toBeVisible()
  await expectNoAxeViolations(page)
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: patient.full_name }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Agreed by phone' })).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: 'Agreed by phone' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText(isPhone ? 'Confirmed' : 'Booked')

  const opener = isPhone ? row.getByRole('button', { name: patient.full_name }) : row
  await opener.press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: 'Change time' }).press('Enter')
  const free = dialog
    .getByRole('group', { name: /^Time on/ })
    .getByRole('radio', { disabled: false })
  await free.first().check()
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/move'))
  await dialog.getByRole('button', { name: 'Change time' }).press('Enter')
  expect((await answered).status()).toBe(201)
  await expect(dialog).toBeHidden()
  const moved = (await patient.calls.appointments())[0]!
  expect(moved.id).not.toBe(booked!.id)
  expect(moved).toMatchObject({ status: 'confirmed', requested_by: 'provider' })
  await opener.press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: 'Cancel visit' }).click()
  await dialog.getByRole('radio', { name: 'The patient' }).check()
  await dialog.getByLabel('Reason').fill('The patient travels.')
  await dialog.getByRole('button', { name: 'Cancel visit' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Show cancelled' }).click()
  await expect(row.last()).toContainText('Cancelled')
})

test('the front desk finds a patient, and has no other page but its account', async ({
  page,
  signIn,
}) => {
  await signIn('desk@demo.test')
  await page.goto('/desk')
  await page.locator('#root[data-awake]').waitFor()
  const search = page.getByLabel('Name, phone or date of birth')
  const opener = page.getByRole('button', { name: 'Find a patient' })
  // Where the day needs the space, the search is behind a button.
  if (!(await search.isVisible())) {
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.press('Enter')
    await expect(search).toBeFocused()
    await opener.press('Enter')
    await expect(search).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
  }
  await search.fill('Nosuchname')
  await page.getByRole('button', { name: 'Search' }).press('Enter')
  await expect(page.getByText('No patient of the clinic was found.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Show the day' }).press('Enter')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  for (const path of [
    '/hypertension',
    '/patient-management',
    '/admin',
    '/messages',
    '/screening',
  ]) {
    await page.goto(path)
    await page.waitForURL('**/desk')
  }
})

test('on a phone the first visit of the day is in the upper half of the screen', async ({
  page,
  signIn,
}) => {
  const patient = await newPatientNamed(page)
  const [slot] = await freeSlots(patient.calls, 1)
  await bookSlot(patient.calls, slot!, 'Phone')
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('desk@demo.test')
  await openDay(page, dayIn(slot!.starts_at))
  const first = page.locator('[data-row]').first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())!.y).toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('an admin adds a room, the desk gives it to a visit in person, and the patient reads it', async ({
  page,
  signIn,
}) => {
  const patient = await newPatientNamed(page)
  const [slot] = await freeSlots(patient.calls, 1)
  await bookSlot(patient.calls, slot!, 'In-person')
  const name = `Room ${patient.word}`
  await signIn('admin@demo.test')
  await page.goto('/admin/rooms')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Add a room' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Therapy room')
  await dialog.getByRole('button', { name: 'Add room' }).click()
  await expect(dialog.getByText('Name the room by its place').first()).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add room' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectNoAxeViolations(page)

  await signIn('desk@demo.test')
  await openDay(page, dayIn(slot!.starts_at))
  const row = page.locator('[data-row]').filter({ hasText: patient.full_name })
  const isPhone = page.viewportSize()!.width < 1024
  await (isPhone ? row.getByRole('button', { name: patient.full_name }) : row).click()
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: 'Choose a room' }).click()
  await dialog.getByLabel('Room').selectOption({ label: name })
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save room' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText(name)
  const [own] = await patient.calls.appointments()
  expect(own!.room).toMatchObject({ name })
})

test('the desk enters an absence and sees what falls into it', async ({ page, signIn }) => {
  const patient = await newPatientNamed(page)
  const [slot] = await freeSlots(patient.calls, 1)
  await bookSlot(patient.calls, slot!, 'Phone')
  await signIn('desk@demo.test')
  await page.goto('/desk/absences')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Add an absence' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Provider').selectOption(slot!.provider!.id)
  await dialog.getByLabel('Day', { exact: true }).selectOption('other')
  await fillDate(dialog, 'First day', dayIn(slot!.starts_at))
  await fillDate(dialog, 'Last day', dayIn(slot!.starts_at))
  await dialog.getByRole('textbox', { name: /^From/ }).fill(slot!.time)
  // One minute: it closes this hour alone, which is taken already.
  await dialog.getByRole('textbox', { name: /^To/ }).fill(slot!.time.replace(':00', ':01'))
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save absence' }).click()
  const item = page
    .getByRole('list', { name: 'Absences' })
    .getByRole('listitem')
    .filter({ hasText: `${slot!.time.replace(':00', ':01')}` })
    .filter({ hasText: slot!.provider!.full_name })
    .first()
  await expect(item).toContainText('1 appointment to move')
  await item.getByRole('button', { name: /^Show patients/ }).click()
  await expect(item.getByText('1 of 1 left.')).toBeVisible()
  await item.getByRole('button', { name: `Called ${patient.full_name}` }).click()
  await expect(item.getByText(/^Called by /)).toBeVisible()
  await expectNoAxeViolations(page)
  await openDay(page, dayIn(slot!.starts_at))
  if (page.viewportSize()!.width < 1024) {
    const away = page.getByRole('list', { name: 'Away' }).getByRole('listitem')
    // Absences of other tests may begin at the same time of another day.
    const ofThis = away.filter({ hasText: `${slot!.provider!.full_name} is away` })
    await expect(ofThis.filter({ hasText: slot!.time }).first()).toBeVisible()
  } else await expect(page.getByText(`Away from ${slot!.time}`).first()).toBeVisible()
  await expect(page.locator('[data-row]').filter({ hasText: patient.full_name })).toContainText(
    'Away. Agree another time with the patient.',
  )
  await expectNoAxeViolations(page)
  const calls = await deskOf(page)
  const all = await calls.get<Absence[]>('/api/desk/absences')
  const own = all.filter(
    ({ starts_at, provider_id }) =>
      Date.parse(starts_at) === Date.parse(slot!.starts_at) && provider_id === slot!.provider!.id,
  )
  for (const { id } of own) await calls.send('DELETE', `/api/desk/absences/${id}`)
})
