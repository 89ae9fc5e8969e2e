import { untilAnswerable } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

// Not the one whose empty tab Archived another test looks at.
const provider = 'fitness@demo.test'

test('a provider discharges a patient with a summary, who reads it, and readmits them', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  // The page of a discharged patient is not theirs to open any more.
  allowConsole(/status of 404/)
  const patient = await newClient(request, { hasConsented: false })
  const [desk, calls] = await Promise.all([
    callsOf(request, { email: provider }),
    callsOf(request, patient),
  ])
  // A visit of today that the patient takes over: a session that is over.
  const visit = { full_name: patient.full_name, email: patient.email, notes: 'Came alone.' }
  expect((await desk.send('POST', '/api/provider/clinic-records', visit)).status()).toBe(201)
  const [invitation] = await calls.get<{ id: string }[]>('/api/me/invitations')
  const answer = { id: invitation!.id, answer: 'claim' }
  expect((await calls.send('POST', '/api/me/invitation-answers', answer)).status()).toBe(204)
  const { id } = await calls.get<{ id: string }>('/api/profile')

  await signIn(provider)
  await page.goto(`/patients/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: patient.full_name })).toBeVisible()
  await page.getByRole('button', { name: 'Discharge' }).click()
  const dialog = page.getByRole('dialog', { name: /^Discharge / })
  await untilAnswerable(page)
  await dialog.getByRole('textbox', { name: 'Summary' }).fill('Sleeps well since June.')
  await dialog.getByRole('button', { name: 'Discharge', exact: true }).click()
  await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Choose a reason.',
  )
  await expect(dialog.getByRole('textbox', { name: 'Summary' })).toHaveValue(
    'Sleeps well since June.',
  )
  await expectNoAxeViolations(page)
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Goals reached')
  await dialog.getByRole('button', { name: 'Discharge', exact: true }).click()
  await expect(page.getByText(/^Discharged on /)).toBeVisible()
  await expect(page.getByText('Sleeps well since June.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/patient-management')
  await page.getByRole('tab', { name: 'Archived' }).click()
  const row = page.getByRole('row').filter({ hasText: patient.email })
  await expect(row).toContainText('Goals reached')
  await expectNoAxeViolations(page)
  await row.getByRole('link', { name: patient.full_name }).click()
  await page.getByLabel('Why they come back').fill('She called.')
  await page.getByRole('button', { name: 'Readmit' }).click()
  await expect(page.getByText('No next visit.')).toBeVisible()
  await expectNoAxeViolations(page)

  await signIn(patient.email, patient.password)
  await page.goto('/appointments')
  await expect(page.getByRole('heading', { name: / ended your care on / })).toBeVisible()
  await expect(page.getByText('Sleeps well since June.')).toBeVisible()
  await expect(page.getByText(/^Your care goes on since /)).toBeVisible()
  await expectNoAxeViolations(page)
})
