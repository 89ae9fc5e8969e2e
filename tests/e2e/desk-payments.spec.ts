import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import type { Invoice, InvoiceDetails } from '#domain/practice/billing/schema.ts'
import { limit } from '#tests/support/patience.ts'
import { untilAnswerable } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const whenThePhoneAnswers = { timeout: limit(20_000) }

test('the front desk takes cash and a payment by a phone, prints a receipt and enters the float, by keyboard', async ({
  page,
  request,
  signIn,
  allowConsole,
  viewport,
}) => {
  test.setTimeout(limit(120_000))
  // More than is open, and a count that differs.
  allowConsole(/status of 422/)
  // Each size has a draft of its own, and none that another test pays.
  const isPhone = viewport!.width < 1024
  const email = isPhone ? 'dietitian@demo.test' : 'fitness@demo.test'
  const provider = await callsOf(request, { email })
  const drafts = await provider.get<Invoice[]>('/api/provider/invoices?status=draft')
  const { id, patient } = drafts.at(-1)!
  const name = patient!.full_name
  const issue = { status: 'issued', amount_ngwee: 30_000 }
  const issued = await provider.send('PATCH', `/api/provider/invoices/${id}`, issue)
  const { number } = (await issued.json()) as Invoice

  await signIn('desk@demo.test')
  await page.goto('/desk/payments')
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByRole('heading', { level: 2, name: 'Your till' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'Patient' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Invoices of ${name}` }).press('Enter')
  // Another provider may have given the same number.
  const row = page
    .getByRole('listitem')
    .filter({ hasText: `Invoice ${number}` })
    .filter({ hasText: isPhone ? 'Thandiwe Ngoma' : 'Kelvin Sakala' })
  await expect(row).toContainText('K300 to pay')
  await expectNoAxeViolations(page)

  await row.getByRole('button', { name: /^Take a payment/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: `Payment of invoice ${number}` })).toBeVisible()
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Amount in kwacha').fill('500')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Only K300 is open.').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Amount in kwacha').fill('100')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('K200 to pay')
  const receipt = row.getByRole('button', { name: /^Receipt \S+ of K100$/ })
  const saving = page.waitForEvent('download')
  await receipt.press('Enter')
  const file = new Uint8Array(await readFile(await (await saving).path()))
  const { text } = await extractText(file, { mergePages: true })
  for (const words of [
    `Invoice ${number}`,
    `${number}/`,
    'cash',
    'K100',
    'Left to pay',
    'K200',
    'Taken by',
  ])
    expect(text).toContain(words)

  // It was a mistake: the payment stays in the list, and does not count.
  await row.getByRole('button', { name: 'Reverse K100' }).press('Enter')
  await expect(
    dialog.getByRole('heading', { name: `Reverse K100 of invoice ${number}?` }),
  ).toBeVisible()
  await untilAnswerable(page)
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Why').fill('Wrong amount')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('K300 to pay')
  await expect(row).toContainText('Reversed: K100')
  await expect(row.getByRole('button', { name: /^Reverse/ })).toHaveCount(0)
  await row.getByRole('button', { name: /^Take a payment/ }).press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Amount in kwacha').fill('100')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('K200 to pay')

  await row.getByRole('button', { name: /^Take a payment/ }).press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('How it is paid').selectOption('mobile money')
  await dialog.getByLabel('Mobile-money number').fill('0977 123 456')
  await expect(dialog.getByLabel('Airtel')).toBeChecked()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Ask the phone' }).press('Enter')
  await expect(dialog.getByText(/^K200 has arrived/)).toBeVisible(whenThePhoneAnswers)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(row).toContainText(`Invoice ${number}: paid`)
  await expect(row.getByRole('button', { name: /^Take a payment/ })).toHaveCount(0)

  const till = page.getByRole('button', { name: 'Enter the float' })
  await till.press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel(/^Cash in the till/).fill('50')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Float', { exact: true }).locator('+ dd')).toHaveText('K50')
  await page.getByRole('button', { name: 'Count and close' }).press('Enter')
  await expect(dialog.getByText(/^Count all cash, with the float/)).toBeVisible()
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Counted, in kwacha').fill('1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/is expected: you counted .* less/).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Not now' }).press('Enter')
  await expect(dialog).toBeHidden()

  // The provider takes all back, so that the session is a draft for the next test.
  const path = `/api/provider/invoices/${id}`
  const { payments } = await provider.get<InvoiceDetails>(path)
  for (const payment of payments.filter(({ reversed_at }) => reversed_at === null))
    await provider.send('POST', `${path}/payments/${payment.id}/reverse`, { reason: 'End of test' })
  await provider.send('PATCH', path, { status: 'void', void_because: 'End of test' })
})

test('an admin sees the tills and closes a month, and opens it again with a reason', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  await page.goto('/admin/tills')
  await page.locator('#root[data-awake]').waitFor()
  const months = page.getByRole('list', { name: 'Months' })
  await expect(months).toBeVisible()
  await expectNoAxeViolations(page)
  const row = months.getByRole('listitem').last()
  const dialog = page.getByRole('dialog')
  await row.getByRole('button', { name: /^Close/ }).press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Your password').fill('Demo-2026!')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('closed')
  await row.getByRole('button', { name: /^Open again/ }).press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Why').fill('A late slip')
  await dialog.getByLabel('Your password').fill('Demo-2026!')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('A late slip')
  await expectNoAxeViolations(page)
})
