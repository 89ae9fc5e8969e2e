import { untilAnswerable } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const colleague = 'dietitian@demo.test'

test('a provider refers a patient, who agrees, and the colleague accepts and opens their page', async ({
  page,
  request,
  signIn,
}) => {
  const { patient } = await newRequest(request)
  const [calls, other] = await Promise.all([
    callsOf(request, patient),
    callsOf(request, { email: colleague }),
  ])
  const { id } = await calls.get<{ id: string }>('/api/profile')
  const { id: to } = await other.get<{ id: string }>('/api/profile')

  await signIn(therapist)
  await page.goto(`/patients/${id}`)
  await page.getByRole('button', { name: 'Refer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Refer / })
  await untilAnswerable(page)
  await dialog.getByRole('combobox', { name: 'Colleague' }).selectOption(to)
  await dialog.getByRole('textbox', { name: 'What you ask for' }).fill('Please see her about food.')
  await dialog.getByRole('textbox', { name: /^Findings/ }).fill('HbA1c 9.1')
  await dialog.getByRole('radio', { name: /^We ask them in the app/ }).check()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Refer', exact: true }).click()
  await expect(page.getByText('Nothing is sent before they agree.')).toBeVisible()

  await signIn(patient.email, patient.password)
  await page.goto('/appointments')
  await expect(page.getByText('HbA1c 9.1')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText(/^You agreed, and /)).toBeVisible()

  await signIn(colleague)
  await page.goto('/patient-management')
  await page.getByRole('tab', { name: 'Referrals' }).click()
  const letter = page.getByRole('article').filter({ hasText: patient.full_name })
  await expect(letter).toContainText('HbA1c 9.1')
  await expectNoAxeViolations(page)
  await letter.getByRole('button', { name: /^Accept/ }).click()
  await letter.getByRole('link', { name: /^Open the page of/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: patient.full_name })).toBeVisible()
})
