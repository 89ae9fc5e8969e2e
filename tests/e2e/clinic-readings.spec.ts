import { consentTo } from '#domain/accounts/consent.ts'
import { ownName } from './support/new-person.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a therapist enters and corrects a reading once the patient agrees, who reads the advice, sees by whom, and removes it', async ({
  page,
  request,
  signIn,
}) => {
  const { patient, calls } = await newRequest(request, {
    full_name: ownName('Bupe'),
  })
  await calls.send('POST', '/api/consents', consentTo('health_data'))
  const openForm = async () => {
    await signIn(therapist)
    await page.goto('/patient-management')
    await page.getByRole('searchbox').fill(patient.full_name)
    const row = page.getByRole('row').filter({ hasText: patient.email })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await row.getByRole('button', { name: /^Enter Reading/ }).click()
    return page.getByRole('dialog', { name: `Enter a reading of ${patient.full_name}` })
  }
  const rejected = await openForm()
  await expect(rejected.getByText(/has not agreed that you enter readings/)).toBeVisible()
  await expectNoAxeViolations(page)

  await signIn(patient.email, patient.password)
  await page.goto('/account/sharing')
  const panel = page.getByRole('region', { name: 'Readings that my provider adds' })
  await panel.getByRole('switch').click()
  await panel.getByRole('button', { name: 'Let my provider add readings', exact: true }).click()
  await expect(panel.getByText(/^You agreed to this on/)).toBeVisible()
  await expectNoAxeViolations(page)

  const form = await openForm()
  await form.getByLabel('Systolic').fill('160')
  await form.getByLabel('Diastolic').fill('125')
  await expectNoAxeViolations(page)
  await form.getByRole('button', { name: 'Save reading' }).click()
  await expect(form.getByText(/^Saved\. The patient sees it with your name/)).toBeVisible()

  await openForm()
  await form.getByRole('tab', { name: 'Entered before' }).click()
  await expectNoAxeViolations(page)
  await form.getByRole('button', { name: /^Correct 160\/125 mmHg/ }).click()
  await expect(form.getByRole('heading', { name: /^160\/125 mmHg/ })).toBeFocused()
  await expectNoAxeViolations(page)
  await form.getByLabel('Systolic').fill('190')
  await form.getByRole('button', { name: 'Save correction' }).click()
  await expect(form.getByText(/^Corrected\. The patient sees that you corrected it/)).toBeVisible()
  await expect(form.getByText('This is dangerously high')).toBeVisible()
  await expectNoAxeViolations(page)

  await signIn(patient.email, patient.password)
  await page.goto('/hypertension')
  await expect(page.getByRole('alert').getByText('This is dangerously high')).toBeVisible()
  await expect(
    page.getByText(/At the clinic, entered by .*Mumba\. Corrected at the clinic by/),
  ).toBeVisible()
  await page.getByRole('button', { name: /190\/125 mmHg/ }).click()
  const reading = page.getByRole('dialog', { name: /^Blood pressure/ })
  await expect(reading.getByText(/entered at the clinic, so you cannot change it/)).toBeVisible()
  await expect(
    reading.getByText(/^Corrected at the clinic by .*Mumba on .* It was 160\/125/),
  ).toBeVisible()
  await expect(reading.getByRole('button', { name: 'Correct' })).toHaveCount(0)
  await reading.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No readings yet.')).toBeVisible()
  await expect(page.locator('main :is(h1, h2, h3):focus')).toBeVisible()
})
