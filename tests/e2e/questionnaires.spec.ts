import { consentTo } from '#domain/accounts/consent.ts'
import { untilAnswerable } from './support/answerable.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

test('a patient answers by keyboard what a therapist asks for, shares it in one step, and can stop', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(limit(120_000))
  const { patient, calls } = await newRequest(request)
  await calls.send('POST', '/api/consents', consentTo('health_data'))
  const { id: patient_id } = await calls.get<{ id: string }>('/api/profile')

  await signIn(therapist)
  await page.goto(`/patient-management/${patient_id}`)
  await page.getByRole('button', { name: 'Request a questionnaire' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Choose a questionnaire.').first()).toBeVisible()
  await page.getByLabel('Questionnaire', { exact: true }).selectOption('PHQ-9')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send request' }).press('Enter')
  await expect(page.getByText(/^PHQ-9 by .*: Not answered yet$/)).toBeVisible()

  await signIn(patient.email, patient.password)
  await page.goto('/patient-profile')
  const task = page.getByRole('link', { name: 'Answer the questions' })
  await expect(task).toBeVisible()
  // Others may see the screen.
  await expect(page.getByRole('main')).not.toContainText(/PHQ|mood|depress/i)
  await task.press('Enter')
  await expect(page.getByRole('heading', { name: /^Questions from / })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  await expect(page.getByText('Question 1 of 9')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  for (let place = 0; place < 9; place += 1) {
    const before = await heading.textContent()
    await untilAnswerable(page)
    await page.keyboard.press('0')
    await expect(heading).not.toHaveText(before ?? '')
  }
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Share this result with / })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Share with / }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Shared with / })).toBeFocused()

  await signIn(therapist)
  await page.goto(`/patient-management/${patient_id}`)
  await expect(page.getByText(/^PHQ-9 by .*: Answered and shared$/)).toBeVisible()
  await expect(page.getByText(/^Latest: 0, on /)).toBeVisible()
  await expectNoAxeViolations(page)

  const [asked] = await calls.get<{ id: string }[]>('/api/questionnaire-requests')
  await signIn(patient.email, patient.password)
  await page.goto(`/questions/${asked!.id}`)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('heading', { name: /^Not shared with / })).toBeFocused()
  await expectNoAxeViolations(page)

  await signIn(therapist)
  await page.goto(`/patient-management/${patient_id}`)
  await expect(page.getByText(/^PHQ-9 by .*: Not shared$/)).toBeVisible()
  await expect(page.getByText('No results are shared with you yet.')).toBeVisible()
})
