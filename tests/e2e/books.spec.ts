import type { Appointment, Slot } from '#domain/appointments/schema.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { demoPassword } from '#server/seed/personas.ts'
import { callsOf, chooseAll } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { test } from './support/own-server.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, expectNoAxeViolations } from './support/test.ts'
import { therapist } from './support/therapist.ts'
import { limit } from '#tests/support/patience.ts'

const late = 'If you cancel less than 168 hours before, the clinic charges half of the price.'
const missed = 'If you do not come, the clinic charges the full price.'

test('an admin sets the series and the rule, a patient reads it and cancels late, and the provider issues the marked draft', async ({
  page,
  signIn,
}) => {
  test.setTimeout(limit(120_000))
  await signIn('admin@demo.test')
  await page.goto('/admin/settings')
  const books = page.getByRole('region', { name: 'Books', exact: true })
  await expect(books).toContainText('The next invoice is C-')
  await books.getByLabel('One series for the clinic').check()
  await books.getByLabel('The patient cancelled late: per cent of the price').fill('150')
  await books.getByLabel('Your password').fill(demoPassword)
  await books.getByRole('button', { name: 'Save books' }).click()
  await expect(books.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Enter a whole number from 0 to 100.',
  )
  await books.getByLabel('The patient cancelled late: per cent of the price').fill('50')
  await books.getByLabel('Late is less than so many hours before the visit').fill('168')
  const read = page.getByRole('region', { name: 'What patients read' })
  await expect(read).toContainText(late)
  await expectPageChecks(page, 'books')
  await books.getByRole('button', { name: 'Save books' }).click()
  await expect(page.getByText('Numbers and prices follow from now on.')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Changes of the books' }).getByRole('listitem'),
  ).toContainText('One series for the clinic')

  const patient = await newClient(page.request, { hasConsented: false })
  const [calls, provider] = [
    await callsOf(page.request, patient),
    await callsOf(page.request, { email: therapist }),
  ]
  const provider_id = (await provider.get<{ id: string }>('/api/profile')).id
  await signIn(patient.email, patient.password)
  const [free] = await calls.get<Slot[]>('/api/appointments/next-free?limit=12')
  await chooseAll(page, 'Virtual', free!)
  await expect(page.getByText(`${late} ${missed}`)).toBeVisible()
  await expectNoAxeViolations(page)

  const answer = await calls.send('POST', '/api/appointments', {
    appointment_time: await freeOf(provider),
    session_type: 'Virtual',
    provider_id,
  })
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as Appointment
  await provider.send('PATCH', `/api/provider/appointments/${id}`, { status: 'confirmed' })
  await page.goto('/appointments')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`${late} It is less than that now: K125.`)
  await expectNoAxeViolations(page)
  const sure = question.getByRole('button', { name: 'Cancel appointment' })
  await expect(sure).toBeEnabled()
  await sure.click()
  await expect(page.getByText('Appointment cancelled.')).toBeVisible()

  await signIn(therapist)
  await page.goto('/billing')
  const invoices = page.getByRole('region', { name: 'Invoices' })
  await invoices.getByRole('tab', { name: /^To issue/ }).click()
  const row = invoices.getByRole('row').filter({ hasText: 'Cancelled' })
  await expect(row).toContainText(/Cancelled \d+ hours before: 50 % of K250/)
  await row.getByRole('button', { name: /^Issue/ }).click()
  const draft = page.getByRole('dialog', { name: 'Draft of an invoice' })
  await expect(draft).toContainText(/Cancelled \d+ hours before: 50 % of K250/)
  await expect(draft.getByLabel('Amount in kwacha')).toHaveValue('125')
  await expectNoAxeViolations(page)
  await draft.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(draft).toBeHidden()

  await signIn(patient.email, patient.password)
  await page.goto('/invoices')
  await page.getByRole('link', { name: /^Open invoice C-\d{4}-0001$/ }).click()
  await expect(page.getByText(/Cancelled \d+ hours before: 50 % of K250/)).toBeVisible()
  await expectNoAxeViolations(page)
})

/** The first free hour of the therapist in the next days. */
async function freeOf(provider: Awaited<ReturnType<typeof callsOf>>): Promise<string> {
  for (let days = 1; days < 7; days++) {
    const date = lusakaClock(new Date(Date.now() + days * 86_400_000)).day
    const slots = await provider.get<Slot[]>(`/api/provider/slots?date=${date}`)
    const slot = slots.find(({ free }) => free)
    if (slot) return slot.starts_at
  }
  throw new Error('The therapist has no free hour this week.')
}
