import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import type { Invoice, InvoiceDetails } from '#domain/practice/billing/schema.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** The phone answers after some seconds, and the job that queries it runs each second. */
const whenThePhoneAnswers = { timeout: 20_000 }

test('a patient gets an email about an invoice, pays it by mobile money, and saves the receipt', async ({
  page,
  request,
  signIn,
  readMail,
}) => {
  test.setTimeout(120_000)
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
  await expect(page.getByRole('row').filter({ hasText: number! })).toContainText('To be paid')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: `Open invoice ${number}` }).click()
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
  const ended = await request.patch(path, { headers, data: { status: 'void' } })
  expect(ended.status()).toBe(200)
})
