import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import type { Insurer } from '#domain/insurance/insurers.ts'
import type { Invoice } from '#domain/practice/billing/schema.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { limit } from '#tests/support/patience.ts'
import { untilAnswerable } from './support/answerable.ts'
import { callsOf, newPatient } from './support/booking.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const nhima = '00000000-0000-4000-8000-000000000061'
const session = '00000000-0000-4000-8000-000000000060'

test('an admin hands in a claim, records a part payment and bills the rest, which the patient sees', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(120_000))
  // More than was claimed.
  allowConsole(/status of 422/)
  const admin = await callsOf(request, { email: 'admin@demo.test' })
  const desk = await callsOf(request, { email: 'desk@demo.test' })
  const provider = await callsOf(request, { email: 'therapist@demo.test' })

  await signIn('admin@demo.test')
  await page.goto('/admin/insurers')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Change NHIMA' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Pays of “Session”').fill('eighty')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^Enter an amount in kwacha, for example 80/).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Pays of “Session”').fill('80')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'NHIMA' })).toContainText(
    'Session: K80',
  )
  await expectNoAxeViolations(page)

  // The patient is insured while the invoice is issued, and not for the other tests.
  const drafts = await provider.get<Invoice[]>('/api/provider/invoices?status=draft')
  const draft = drafts.find(({ patient }) => patient?.full_name === 'Bwalya Mwansa')!
  const path = `/api/desk/patients/${draft.patient!.id}/insurance`
  await desk.send('PUT', path, { insurer_id: nhima, member_number: 'MB12345' })
  const issue = { status: 'issued', amount_ngwee: 25_000 }
  const issued = await provider.send('PATCH', `/api/provider/invoices/${draft.id}`, issue)
  const { id, number, claim } = (await issued.json()) as Invoice
  await desk.send('PUT', path, { insurer_id: null, member_number: null })
  expect(claim).toMatchObject({ insurer_name: 'NHIMA', amount_ngwee: 8000 })

  await page.goto('/admin/claims')
  await page.locator('#root[data-awake]').waitFor()
  const month = lusakaClock(new Date(draft.session_time)).day.slice(0, 7)
  await page.getByLabel('Month of the visits').selectOption(month)
  const row = page.getByRole('row').filter({ hasText: 'MB12345' }).last()
  await expect(row).toContainText('To hand in')
  await expectNoAxeViolations(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF of what is to be handed in' }).press('Enter')
  const file = new Uint8Array(await readFile(await (await saving).path()))
  const { text } = await extractText(file, { mergePages: true })
  for (const words of ['To NHIMA', 'MB12345', 'Session', 'K80']) expect(text).toContain(words)

  await page.getByRole('button', { name: 'Mark as sent' }).press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Mark as sent' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Sent on')

  await row.getByRole('button', { name: /^Answer/ }).press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Amount in kwacha').fill('90')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Only K80 was claimed.').first()).toBeVisible()
  await dialog.getByLabel('Amount in kwacha').fill('50')
  await dialog.getByLabel(/^Why it is less/).fill('The tariff of this year')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Part paid')

  await row.getByRole('button', { name: /^Rest/ }).press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await expect(dialog.getByText(/K30 more to pay/)).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Bill the rest' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Rest billed to the patient')
  await expectNoAxeViolations(page)

  await signIn('client@demo.test')
  await page.goto(`/invoices/${id}`)
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible()
  await expect(page.getByText('Why: The tariff of this year')).toBeVisible()
  await expect(page.getByText('Your share: K200.')).toBeVisible()
  await expectNoAxeViolations(page)

  // As it was, for the next test.
  const { paid_ngwee } = await provider.get<Invoice>(`/api/provider/invoices/${id}`)
  const after = { status: 'void', void_because: 'End of test', takes_back_ngwee: paid_ngwee }
  await provider.send('PATCH', `/api/provider/invoices/${id}`, after)
  const kept = (await admin.get<Insurer[]>('/api/admin/insurers')).find((one) => one.id === nhima)!
  const { id: _, patients: __, ...fields } = kept
  const shares = fields.shares.filter(({ visit_type_id }) => visit_type_id !== session)
  await admin.send('PUT', `/api/admin/insurers/${nhima}`, { ...fields, shares })
})

test('a patient enters their insurer and member number', async ({ page, signIn }) => {
  const { calls } = await newPatient(page, signIn)
  await page.goto('/invoices')
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByText('You have entered no insurer.')).toBeVisible()
  await page.getByRole('button', { name: 'Add insurance' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Insurance' })
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Member number').fill('mb 12 345')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('MB12345')).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await calls.get('/api/insurance')).toMatchObject({ member_number: 'MB12345' })
})
