import type { Locator } from '@playwright/test'
import { axeComplaints } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a symptom is logged and deleted, and a danger sign shows advice before anything is saved', async ({
  page,
  signIn,
}) => {
  const person = await newClient(page.request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension?tab=symptoms')
  const panel = page.getByRole('tabpanel')
  const emergency = panel.getByRole('alert', { name: /: get help now$/ })
  const choose = (name: string) => panel.getByText(name, { exact: true }).click()
  await expect(panel).toContainText('No entries yet.')

  // Nothing has been sent yet.
  await choose('Chest pain')
  await expect(emergency).toContainText('Chest pain: get help now')
  await expect(emergency.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
  await expect(page.getByRole('alert').filter({ hasText: 'Call 112 or go' })).toBeVisible()
  expect(await axeComplaints(page)).toBe('')
  await choose('Headache')
  await expect(emergency).toBeHidden()
  await panel.getByLabel('In your own words').fill('and I nearly fainted')
  await expect(emergency).toBeVisible()
  for (const words of ['my chest is paining', 'left arm is numb', 'breathless']) {
    await panel.getByLabel('In your own words').fill('')
    await expect(emergency).toBeHidden()
    await panel.getByLabel('In your own words').fill(words)
    await expect(emergency).toBeVisible()
  }
  await expect(emergency).toContainText('lay the person on their side')
  await panel.getByLabel('In your own words').fill('since the morning')
  await expect(emergency).toBeHidden()

  await pressOn(page, 'Log it')
  await expect(page.locator('.error-summary')).toContainText('Choose how strong it is.')
  await panel.getByText('Quite a lot').click()
  await pressOn(page, 'Log it')
  const headache = panel.getByRole('button', { name: /Headache: since the morning/ })
  await expect(headache).toBeVisible()
  await expect(panel).toContainText('Once')

  // No emergency, but a clinic within a day; it stays above the page once it is saved.
  await choose('Sore on a foot')
  const soon = panel.getByRole('region', { name: 'A sore foot: within a day' })
  await expect(soon).toContainText('Show a new sore on a foot to a clinic within a day')
  await choose('A little')
  await pressOn(page, 'Log it')
  const sore = panel.getByRole('button', { name: /Sore on a foot A little/ })
  await expect(sore).toBeVisible()
  await expect(soon).toHaveCount(1)
  const dialog = page.getByRole('dialog')
  const remove = async (row: Locator) => {
    await row.click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(dialog).toBeHidden()
  }
  await remove(sore)
  await expect(soon).toHaveCount(0)

  // A correction names a sign of danger as well, and keeps what it was.
  await headache.click()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await dialog.getByText('Fainted', { exact: true }).click()
  await expect(dialog.getByRole('alert', { name: 'Fainted: get help now' })).toBeVisible()
  await dialog.getByText('Dizziness', { exact: true }).click()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const dizziness = panel.getByRole('button', { name: /Dizziness: since the morning.*Corrected/ })
  await dizziness.click()
  await expect(dialog.getByText(/It was Headache: since the morning, quite a lot/)).toBeVisible()
  await page.keyboard.press('Escape')

  // The saved danger sign is shown at the top of the page, and gets the focus.
  await choose('Fainted')
  await choose('A little')
  await panel.getByRole('button', { name: 'Log it' }).click()
  await expect(emergency).toContainText('Fainted: get help now')
  await remove(panel.getByRole('button', { name: /Fainted A little/ }))
  await expect(emergency).toBeHidden()
  await remove(dizziness)
  await expect(panel).toContainText('No entries yet.')
})

test('a time that is none is said beside its field, and the chooser goes on from what is typed', async ({
  page,
  signIn,
}) => {
  const person = await newClient(page.request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension?tab=symptoms')
  const panel = page.getByRole('tabpanel')
  const choose = (name: string) => panel.getByText(name, { exact: true }).click()
  await choose('Headache')
  await choose('A little')
  await choose('Earlier')
  await panel.getByLabel('Day').selectOption('Yesterday')
  const time = panel.getByRole('textbox', { name: 'Time' })
  await time.fill('6 pm')
  await pressOn(page, 'Log it')
  await expect(page.locator('.error-summary')).toContainText('Enter the time, for example 06:30')
  await expect(time).toHaveAttribute('aria-invalid', 'true')

  await time.fill('07:00')
  await panel.getByRole('button', { name: 'Choose time' }).click()
  await time.fill('1815')
  const hours = panel.getByRole('group', { name: 'Hour' })
  await expect(hours.getByRole('button', { name: '18', pressed: true })).toBeVisible()
  await panel.getByRole('button', { name: ':30' }).click()
  await expect(time).toHaveValue('18:30')
  await pressOn(page, 'Log it')
  await expect(panel.getByRole('button', { name: /18:30 Headache/ })).toBeVisible()
})
