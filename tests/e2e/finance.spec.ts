import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('an admin reads the books of a month and downloads them for the accountant', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  await page.goto('/admin/finance')
  await expect(page.getByText('Income, all providers')).toBeVisible()
  await expect(page.getByRole('table', { name: /^Unpaid invoices of all months/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Month').selectOption({ index: 1 })
  await expect(page.getByText('Income, all providers')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV for the accountant' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^books-ubumi-\d{4}-\d\d\.csv$/)
})
