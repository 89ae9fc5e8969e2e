import { axeComplaints } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { newClient } from './support/new-client.ts'
import { expect, test } from './support/test.ts'

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

  await pressOn(page, 'Note it')
  await expect(page.locator('.error-summary')).toContainText('Choose how strong it is.')
  await panel.getByText('Quite a lot').click()
  await pressOn(page, 'Note it')
  const remove = page.getByRole('button', { name: /^Delete Headache: since the morning/ })
  await expect(remove).toBeVisible()
  await expect(panel).toContainText('Once')

  // No emergency, but a clinic within a day; it stays above the page once it is saved.
  await choose('Sore on a foot')
  const soon = panel.getByRole('region', { name: 'A sore foot: within a day' })
  await expect(soon).toContainText('Show a new sore on a foot to a clinic within a day')
  await choose('A little')
  await pressOn(page, 'Note it')
  await expect(page.getByRole('button', { name: /^Delete Sore on a foot/ })).toBeVisible()
  await expect(soon).toHaveCount(1)
  await page.getByRole('button', { name: /^Delete Sore on a foot/ }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(soon).toHaveCount(0)

  // The saved danger sign is shown at the top of the page, and gets the focus.
  await choose('Fainted')
  await choose('A little')
  await panel.getByRole('button', { name: 'Note it' }).click()
  await expect(emergency).toContainText('Fainted: get help now')
  await page.getByRole('button', { name: /^Delete Fainted/ }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(emergency).toBeHidden()
  await remove.click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(panel).toContainText('No entries yet.')
})
