import type { Page } from '@playwright/test'
import type { Invoice } from '#domain/practice/billing/schema.ts'
import { untilAnswerable } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { untilKeeping } from './support/keeping.ts'
import { test } from './support/own-server.ts'
import { expect } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

test('a payment that is typed is there after a reload, and never comes up for another patient', async ({
  page,
  signIn,
}) => {
  test.setTimeout(limit(120_000))
  const issued = new Map<string, string>()
  for (const email of ['dietitian@demo.test', 'fitness@demo.test']) {
    const provider = await callsOf(page.request, { email })
    for (const { id, patient } of await provider.get<Invoice[]>(
      '/api/provider/invoices?status=draft',
    )) {
      if (issued.has(patient!.id)) continue
      const change = { status: 'issued', amount_ngwee: 30_000 }
      const answer = await provider.send('PATCH', `/api/provider/invoices/${id}`, change)
      expect(answer.status()).toBe(200)
      issued.set(patient!.id, patient!.full_name)
    }
  }
  const [first, second] = [...issued.keys()]
  expect(second).toBeTruthy()

  await signIn('desk@demo.test')
  const amount = page.getByRole('dialog').getByLabel('Amount in kwacha')
  await openPayment(page, first!)
  await amount.fill('123')
  await page.reload()
  await expect(amount).toHaveValue('123')
  await openPayment(page, second!)
  await expect(amount).toHaveValue('300')
})

async function openPayment(page: Page, patient: string) {
  await page.goto(`/desk/payments?patient=${patient}`)
  await untilKeeping(page)
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('button', { name: /^Take a payment/ })
    .first()
    .press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
}
