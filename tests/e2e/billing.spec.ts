import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readCsv } from '#tests/support/csv.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a provider sets prices, issues an invoice, records its payment, downloads the books, and voids it', async ({
  page,
  signIn,
}) => {
  // Who held one session in the demo data; what is void at the end is a draft for the next run.
  await signIn('dietitian@demo.test')
  await page.goto('/billing')
  await expect(page.getByRole('heading', { level: 1, name: 'Billing & Revenue' })).toBeVisible()

  const prices = page.getByRole('region', { name: 'Your prices' })
  await prices.getByRole('button', { name: /prices$/ }).click()
  await prices.getByLabel('Phone').fill('two')
  await prices.getByRole('button', { name: 'Save prices' }).click()
  const issue = { name: 'There is a problem' }
  await expect(prices.getByRole('alert', issue)).toContainText('Enter an amount from 0 to 100,000')
  await expectNoAxeViolations(page)
  await prices.getByLabel('Phone').fill('1,200')
  await prices.getByLabel('In-person').fill('300')
  await prices.getByRole('button', { name: 'Save prices' }).click()
  await expect(prices.getByText('K1,200')).toBeVisible()

  const invoices = page.getByRole('region', { name: 'Invoices' })
  await invoices.getByRole('button', { name: 'Issue the invoice for Bwalya Mwansa' }).click()
  const draft = page.getByRole('dialog', { name: 'Draft of an invoice' })
  await draft.getByLabel('Amount in kwacha').fill('312.50')
  await draft.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(draft).toBeHidden()

  await invoices.getByRole('tab', { name: 'To be paid (1)' }).click()
  await expect(invoices.getByRole('row').filter({ hasText: 'K312.50' })).toBeVisible()
  await invoices
    .getByRole('button', { name: 'Record payment for the invoice for Bwalya Mwansa' })
    .click()
  const issued = page.getByRole('dialog', { name: /^Invoice \d{4}-\d{4}$/ })
  const number = (await issued.getByRole('heading').innerText()).slice('Invoice '.length)
  const pdf = await download(page, () =>
    issued.getByRole('button', { name: 'Save as PDF' }).click(),
  )
  expect(pdf.name).toMatch(/^invoice-\d{4}-\d{4}-[a-z-]+-\d{4}-\d\d-\d\d\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await issued.getByRole('button', { name: 'Record payment' }).click()
  await expect(issued.getByRole('alert', issue)).toContainText('Choose how it was paid.')
  await issued.getByLabel('Mobile money').check()
  await issued.getByRole('button', { name: 'Record payment' }).click()
  await expect(issued).toBeHidden()
  await expect(invoices.getByRole('tab', { name: 'To be paid (0)' })).toBeVisible()

  const months = page.getByRole('region', { name: 'Your months' })
  await months.getByRole('button', { name: 'Show as a table' }).click()
  await expect(months.getByRole('row').filter({ hasText: 'K312.50' })).toHaveCount(1)

  const csv = await download(page, () => page.getByRole('button', { name: 'This year' }).click())
  expect(csv.name).toMatch(/^invoices-[a-z-]+-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
  const { rows } = readCsv(csv.bytes.toString('utf8'))
  const row = rows.find(([first]) => first === number)!
  expect([row[3], row[4], row[5], row[8]]).toEqual([
    'Bwalya Mwansa',
    '312.50',
    'paid',
    'mobile money',
  ])

  await invoices.getByRole('tab', { name: 'All' }).click()
  const paid = invoices.getByRole('row').filter({ hasText: 'Paid' }).filter({ hasText: 'K312.50' })
  await expectNoAxeViolations(page)
  await paid.getByRole('button').click()
  const closing = page.getByRole('dialog', { name: `Invoice ${number}` })
  await closing.getByRole('button', { name: 'Close without payment' }).click()
  await closing.getByLabel('It is wrong').check()
  await closing.getByLabel(/^Yes, payments of K312\.50 do not count any more/).check()
  await closing.getByRole('button', { name: 'Close this invoice' }).click()
  await expect(closing).toBeHidden()
  await expect(paid).toHaveCount(0)
  await expect(invoices.getByRole('tab', { name: 'To issue (1)' })).toBeVisible()
})
