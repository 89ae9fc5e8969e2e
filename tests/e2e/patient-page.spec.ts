import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a name leads to the page of the patient, where a note is kept as it is typed, signed and amended', async ({
  page,
  request,
  signIn,
}) => {
  const { patient } = await newRequest(request)
  await signIn(therapist)
  await page.goto('/patient-management')
  await page.getByRole('searchbox', { name: 'Search by name or phone' }).fill(patient.full_name)
  await page
    .getByRole('row')
    .filter({ hasText: patient.email })
    .getByRole('link', { name: patient.full_name })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: patient.full_name })).toBeVisible()
  await expect(page.getByText('Not known: no intake form. Ask.')).toBeVisible()
  await expect(page.getByText(/does not share readings with you/)).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Write a note' }).click()
  await page.getByLabel('Findings').fill('She sleeps four hours.')
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  // What was open before the reload may be open again already.
  const goOn = page.getByRole('button', { name: /^Go on with the draft/ })
  const findings = page.getByLabel('Findings')
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click({ timeout: 1000 })
    await expect(findings).toHaveValue('She sleeps four hours.', { timeout: 1000 })
  }).toPass()
  await page.getByRole('textbox', { name: 'Plan' }).fill('Walk after lunch.')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText(/^Signed by /)).toBeVisible()
  await page.getByRole('button', { name: /^Add to this note/ }).click()
  await page.getByLabel('What you add').fill('She called: it is better.')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('She called: it is better.')).toBeVisible()
  await expect(page.getByText('Walk after lunch.')).toBeVisible()
  await expectNoAxeViolations(page)
})
