import { expectPageChecks } from './support/page-checks.ts'
import { test } from './support/own-server.ts'
import { expect } from './support/test.ts'

test('an admin records which clinician has read a guide, and makes it a draft again', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  await page.goto('/admin/library')
  const row = page.getByRole('list', { name: 'Guides' }).getByRole('listitem').first()
  await expect(row).toContainText('Draft, not reviewed')
  await expectPageChecks(page, 'reviews of guides')
  await page.getByRole('button', { name: /^All \(/ }).click()
  await row.getByRole('button', { name: /^Set review/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the clinician').fill('Dr Mary Zulu')
  await dialog.getByLabel('Role').fill('Clinical officer')
  await dialog.getByLabel('Day', { exact: true }).fill('30')
  await dialog.getByLabel('Month').fill('11')
  await dialog.getByLabel('Year').fill('2026')
  await dialog.getByRole('button', { name: 'Save review' }).click()
  await expect(row).toContainText('Reviewed by Dr Mary Zulu, Clinical officer, 30 November 2026')
  await row.getByRole('link').click()
  await expect(page.getByText('Reviewed by Dr Mary Zulu, Clinical officer, on')).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: /^All \(/ }).click()
  await row.getByRole('button', { name: /^Set review/ }).click()
  await dialog.getByRole('button', { name: 'Make it a draft again' }).click()
  await expect(row).toContainText('Draft, not reviewed')
})
