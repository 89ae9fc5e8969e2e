import { newClient } from './support/new-client.ts'
import { addNote, logBloodPressure } from './support/readings.ts'
import { everythingStored } from './support/stored.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('218 typed for 118 is corrected, undone and removed by keyboard, and the average follows', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/hypertension')
  await logBloodPressure(page, 218, 80)
  await expect(page.getByText('This is dangerously high').first()).toBeVisible()

  const list = page.getByRole('region', { name: 'Recent readings' })
  const row = (value: string) => list.getByRole('button', { name: new RegExp(value) })
  await row('218/80').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Blood pressure/ })
  await expect(dialog.getByText('218/80')).toBeVisible()
  await expect(dialog.getByText('You', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await expect(dialog.getByLabel('Systolic')).toHaveValue('218')
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Systolic').fill('118')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('It is 118/80 mmHg now.')).toBeVisible()
  await expect(row('118/80')).toContainText('Corrected')
  await expect(page.getByText('This is dangerously high')).toHaveCount(0)
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('218/80')).toBeVisible()
  await row('218/80').click()
  await expect(dialog.getByText(/It was 118\/80 mmHg/)).toBeVisible()
  await expect(dialog.getByText(/It was 218\/80 mmHg/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No readings yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('218/80')).toBeVisible()
})

test('a reading of 06:30 that is typed later is stored at 06:30, also without a connection', async ({
  page,
  request,
  signIn,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension')
  await logBloodPressure(page, 124, 79)
  const form = page.locator('form').filter({ has: page.getByLabel('Systolic') })
  const yesterday = form.getByLabel('Day').locator('option').nth(1)

  await form.getByRole('button', { name: 'Another time' }).click()
  await form.getByLabel('Day').selectOption({ index: 1 })
  await form.getByLabel('Time').fill('7')
  await form.getByLabel('Systolic').fill('131')
  await form.getByLabel('Diastolic').fill('83')
  await form.getByRole('button', { name: 'Log reading' }).click()
  await expect(form.getByText(/^Enter the time on a 24-hour clock/).last()).toBeVisible()
  await expect(form.getByLabel('Systolic')).toHaveValue('131')
  await expectNoAxeViolations(page)
  await form.getByLabel('Time').fill('630')
  await expect(yesterday).toContainText('Yesterday')
  await form.getByRole('button', { name: 'Log reading' }).click()

  const list = page.getByRole('region', { name: 'Recent readings' })
  const day = list.getByRole('region', { name: 'Yesterday' })
  await expect(day.getByRole('button', { name: /131\/83/ })).toContainText('06:30')
  // The newest reading stays the newest, and the next one is of now again.
  await expect(page.getByRole('heading', { name: /^Last reading, today/ })).toBeVisible()
  await expect(form.getByLabel('Time')).toHaveCount(0)

  await context.setOffline(true)
  await form.getByRole('button', { name: 'Another time' }).click()
  await form.getByLabel('Day').selectOption({ index: 1 })
  // As the clock of another app has it, by the keyboard: the field must hold all of it.
  await form.getByLabel('Time').focus()
  await page.keyboard.insertText('\u200e06:05\u202fp.m.')
  await form.getByLabel('Systolic').fill('127')
  await form.getByLabel('Diastolic').fill('81')
  await form.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByRole('list', { name: 'Unsent readings' })).toContainText(
    'yesterday, 18:05',
  )
  await context.setOffline(false)
  await expect(day.getByRole('button', { name: /127\/81/ })).toContainText('18:05')
})

test('a typed reading is there again after Back, with its time and note, and in no storage', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension')
  const form = page.locator('form').filter({ has: page.getByLabel('Systolic') })
  await form.getByLabel('Systolic').fill('131')
  await form.getByLabel('Diastolic').fill('83')
  await addNote(page, 'After a walk')
  await form.getByRole('button', { name: 'Another time' }).click()
  await form.getByLabel('Day').selectOption({ index: 1 })
  await form.getByLabel('Time').fill('06:30')

  const leave = async () => {
    await page.getByRole('link', { name: 'Today' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible()
  }
  await leave()
  const stored = await everythingStored(page)
  expect(stored).not.toContain('After a walk')
  await page.goBack()
  await expect(form.getByLabel('Systolic')).toHaveValue('131')
  await expect(form.getByLabel('Diastolic')).toHaveValue('83')
  await expect(form.getByLabel('Time')).toHaveValue('06:30')
  await expect(form.getByLabel('Day').locator('option:checked')).toContainText('Yesterday')
  await expect(page.getByLabel('Notes')).toHaveValue('After a walk')

  // Once it is saved, nothing of it comes back.
  await form.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByRole('button', { name: /131\/83/ })).toContainText('06:30')
  await expect(form.getByLabel('Systolic')).toHaveValue('')
  await leave()
  await page.goBack()
  await expect(form.getByLabel('Systolic')).toHaveValue('')
  await expect(page.getByLabel('Notes')).toHaveCount(0)
})
