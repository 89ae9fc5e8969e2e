import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import type { Invoice, InvoiceDetails } from '#domain/practice/billing/schema.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** The phone answers after some seconds, and the job that queries it runs each second. */
const whenThePhoneAnswers = { timeout: limit(20_000) }

test('a patient gets an email about an invoice and pays it by mobile money, as another person can by a link', async ({
  page,
  browser,
  request,
  signIn,
  readMail,
}) => {
  test.setTimeout(limit(120_000))
  const provider = { email: 'therapist@demo.test', password: 'Demo-2026!' }
  const grant = await request.post('/auth/v1/token?grant_type=password', { data: provider })
  const { access_token } = (await grant.json()) as { access_token: string }
  const headers = { Authorization: `Bearer ${access_token}` }
  const drafts: Invoice[] = await (
    await request.get('/api/provider/invoices?status=draft', { headers })
  ).json()
  const { id } = drafts.find(({ patient }) => patient?.full_name === 'Bwalya Mwansa')!
  const issue = { status: 'issued', amount_ngwee: 31_250 }
  const issued = await request.patch(`/api/provider/invoices/${id}`, { headers, data: issue })
  const { number } = (await issued.json()) as Invoice

  // Other invoices of the demo are announced too.
  await expect(async () => {
    const mail = await readMail('client@demo.test', /^You have a new invoice$/)
    expect(mail.text).toContain(`/invoices/${id}`)
  }).toPass()
  await signIn('client@demo.test')
  await page.goto('/account')
  await page.getByRole('link', { name: /^Invoices/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  // Each provider has a series of their own, so another one has the same number.
  const issuedRow = page
    .getByRole('row')
    .filter({ hasText: number! })
    .filter({ hasText: 'Chileshe Mumba' })
  await expect(issuedRow).toContainText('To be paid')
  await expectNoAxeViolations(page)
  await issuedRow.getByRole('link', { name: `Open invoice ${number}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Pay K312.50' }).click()
  const dialog = page.getByRole('dialog', { name: `Pay invoice ${number}` })
  await dialog.getByLabel('Mobile-money number').fill('0977 123 456')
  await expect(dialog.getByLabel('Airtel')).toBeChecked()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Pay K312.50' }).click()
  const under = page.getByRole('status', { name: 'Your payment' })
  await expect(under).toContainText('Your payment has arrived', whenThePhoneAnswers)
  const row = page.getByRole('row').filter({ hasText: 'K312.50' })
  await expect(row).toContainText('Received')
  await expect(page.getByRole('button', { name: 'Pay K312.50' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  const saving = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Receipt for K312.50' }).click()
  const file = await saving
  const { text } = await extractText(new Uint8Array(await readFile(await file.path())), {
    mergePages: true,
  })
  for (const words of ['Receipt', `Invoice ${number}`, 'mobile money', 'K312.50'])
    expect(text).toContain(words)

  // The provider sends it back and voids the invoice: its session is a draft for the next run.
  const path = `/api/provider/invoices/${id}`
  const { payments } = (await (await request.get(path, { headers })).json()) as InvoiceDetails
  const back = await request.post(`${path}/payments/${payments[0]!.id}/reverse`, {
    headers,
    data: { reason: 'The end of a test' },
  })
  expect(back.status()).toBe(200)
  await page.reload()
  await expect(row).toContainText('Refunded')

  // The invoice is open again: another person pays it by a link, in a browser that knows no one.
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByText(/\/pay#[\w-]{43}$/)
  await expect(link).toBeVisible()
  await expectNoAxeViolations(page)
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() })
  const relative = await elsewhere.newPage()
  await relative.goto(await link.innerText())
  await expect(relative.getByRole('button', { name: 'Pay K312.50' })).toBeVisible()
  await expectNoAxeViolations(relative)
  for (const secret of ['Bwalya', 'Chileshe', number!, 'Session'])
    await expect(relative.locator('main')).not.toContainText(secret)
  await relative.getByLabel('Mobile-money number').fill('0966 123 456')
  await relative.getByRole('button', { name: 'Pay K312.50' }).click()
  const theirs = relative.getByRole('status', { name: 'Your payment' })
  await expect(theirs).toContainText('Enter your PIN')
  await relative.reload()
  await expect(theirs).toContainText('Your payment has arrived', whenThePhoneAnswers)
  await expectNoAxeViolations(relative)
  await relative.goto(`${(await link.innerText()).split('#')[0]!}#${'x'.repeat(43)}`)
  await relative.reload()
  await expect(relative.getByText('This link does not work any more.')).toBeVisible()
  await elsewhere.close()
  const paid = (await (await request.get(path, { headers })).json()) as InvoiceDetails
  const again = paid.payments.find(({ reversed_at }) => !reversed_at)!
  await request.post(`${path}/payments/${again.id}/reverse`, {
    headers,
    data: { reason: 'The end of a test' },
  })
  const ended = await request.patch(path, { headers, data: { status: 'void' } })
  expect(ended.status()).toBe(200)
})
