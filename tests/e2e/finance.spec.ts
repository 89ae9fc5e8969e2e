import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('an admin reads the books of a month and downloads them for the accountant', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  await page.goto('/admin/finance')
  await expect(page.getByText('Income of visits, all providers')).toBeVisible()
  await expect(page.getByRole('table', { name: /^Unpaid invoices of all months/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Month').selectOption({ index: 1 })
  await expect(page.getByText('Income of visits, all providers')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV of invoices for the accountant' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^books-ubumi-\d{4}-\d\d\.csv$/)
})

test('an admin sees all income by day, means and plan, with a chart, and saves it as a file', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  await page.goto('/admin/finance')
  await expect(page.getByRole('heading', { name: 'All income' })).toBeVisible()
  await page.getByLabel('Period').selectOption('year')
  for (const [by, title] of [
    ['month', 'Income by month'],
    ['means', 'Income by means'],
    ['purpose', 'Income by what was paid'],
  ] as const) {
    await page.getByLabel('Show by').selectOption(by)
    await expect(page.getByRole('figure', { name: title })).toBeVisible()
    await expect(page.getByRole('table', { name: title })).toBeVisible()
  }
  await expectNoAxeViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'These sums as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^ubumi-income-purpose-.*\.csv$/)
})
