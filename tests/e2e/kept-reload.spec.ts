import { untilAnswerable } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { setHidden, untilKeeping } from './support/keeping.ts'
import { newClient } from './support/new-client.ts'
import { logIn } from './support/new-person.ts'
import { addNote } from './support/readings.ts'
import { isStored } from './support/stored.ts'
import { expect, test } from './support/test.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { limit } from '#tests/support/patience.ts'

test('what a client typed is there after a reload, in no correction of another reading, and in no storage while it is seen', async ({
  page,
  request,
}) => {
  test.setTimeout(limit(120_000))
  const person = await newClient(request)
  const calls = await callsOf(request, person)
  for (const systolic of [118, 121])
    await calls.send('POST', '/api/blood-pressure-readings', {
      id: crypto.randomUUID(),
      systolic,
      diastolic: 76,
    })
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  await page.goto('/hypertension')
  await untilKeeping(page)
  await page.getByLabel('Systolic').fill('131')
  await addNote(page, 'After the stairs')
  await setHidden(page, true)
  expect(await isStored(page, 'After the stairs')).toBe(true)
  await setHidden(page, false)
  expect(await isStored(page, 'After the stairs')).toBe(false)
  await page.reload()
  await expect(page.getByLabel('Notes')).toHaveValue('After the stairs')
  await expect(page.getByLabel('Systolic')).toHaveValue('131')
  await expect.poll(() => isStored(page, 'After the stairs')).toBe(false)

  // What was sent is not typed a second time.
  await page.getByLabel('Diastolic').fill('84')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByText('Your reading has been logged.')).toBeVisible()
  await page.reload()
  await untilKeeping(page)
  await expect(page.getByLabel('Systolic')).toHaveValue('')

  const row = page.getByRole('button', { name: /118\/76/ })
  await row.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await untilAnswerable(page)
  await dialog.getByLabel('Systolic').fill('128')
  await page.reload()
  // The correction that was open opens again.
  await expect(dialog.getByLabel('Diastolic')).toHaveValue('76')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /121\/76/ }).click()
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await expect(dialog.getByLabel('Systolic')).toHaveValue('121')
})

test('what a visitor typed is there after a reload alone, but for the password', async ({
  page,
}) => {
  await page.goto('/signup')
  await untilKeeping(page)
  await page.getByLabel('Full name').fill('Mutale Planted')
  await page.getByLabel('Password', { exact: true }).fill('Secret-2026!')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Mutale Planted')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.goto('/about')
  await untilKeeping(page)
  await page.goto('/signup')
  await untilKeeping(page)
  await expect(page.getByLabel('Full name')).toHaveValue('')
  expect(await isStored(page, 'Planted')).toBe(false)
})

test('a safety plan that is shown and not saved yet is there after a reload', async ({ page }) => {
  await page.goto('/safety-plan')
  await untilKeeping(page)
  await page.getByLabel('What I can do on my own').fill('Walk to the market')
  await page.getByRole('button', { name: 'Show my plan' }).click()
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('What I can do on my own')).toHaveValue('Walk to the market')
  await page.getByRole('link', { name: /^Exit/ }).first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/safety-plan'))
  await page.goto('/safety-plan')
  await untilKeeping(page)
  await expect(page.getByLabel('What I can do on my own')).toHaveValue('')
})

test('a safety plan that a client typed is in no tab that is opened again', async ({
  page,
  request,
}) => {
  const person = await newClient(request)
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  await page.goto('/safety-plan')
  await untilKeeping(page)
  await page.getByLabel('What I can do on my own').fill('Walk to the planted market')
  await page.reload()
  await untilKeeping(page)
  await expect(page.getByLabel('What I can do on my own')).toHaveValue(/planted/)
  await setHidden(page, true)
  expect(await isStored(page, 'planted market')).toBe(true)
  await page.goto('/about')
  await untilKeeping(page)
  await expect.poll(() => isStored(page, 'planted market')).toBe(false)
  await page.goto('/safety-plan')
  await untilKeeping(page)
  await expect(page.getByLabel('What I can do on my own')).toHaveValue('')
})

test('a dialog of a provider opens again with what was typed, and for no other patient', async ({
  page,
  request,
  signIn,
}) => {
  const { patient } = await newRequest(request)
  const { id } = await (await callsOf(request, patient)).get<{ id: string }>('/api/profile')
  await signIn(therapist)
  await page.goto(`/patients/${id}`)
  await untilKeeping(page)
  await page.getByRole('button', { name: 'Refer', exact: true }).click()
  const asked = page.getByRole('dialog').getByRole('textbox', { name: 'What you ask for' })
  await untilAnswerable(page)
  await asked.fill('Please see her about food.')
  await page.reload()
  await expect(asked).toHaveValue('Please see her about food.')
  const other = await newRequest(request)
  const calls = await callsOf(request, other.patient)
  await page.goto(`/patients/${(await calls.get<{ id: string }>('/api/profile')).id}`)
  await untilKeeping(page)
  await page.getByRole('button', { name: 'Refer', exact: true }).click()
  await untilAnswerable(page)
  await expect(asked).toHaveValue('')
})

test('what the front desk typed to register a patient is there after a reload', async ({
  page,
  signIn,
}) => {
  await signIn('desk@demo.test')
  await page.goto('/desk')
  await untilKeeping(page)
  await page.getByRole('button', { name: 'Book a visit' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: 'Register a patient' }).press('Enter')
  await dialog.getByLabel('Full name').fill('Chanda Typed')
  await page.reload()
  await expect(dialog.getByLabel('Full name')).toHaveValue('Chanda Typed')
})
