import { consentTo } from '#domain/accounts/consent.ts'
import { plainScreening } from '#tests/support/screenings.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

test('a therapist finds who needs attention from the start page, until the patient stops sharing', async ({
  page,
  request,
  signIn,
}, { project }) => {
  test.setTimeout(limit(120_000))
  const { patient, calls } = await newRequest(request)
  for (const purpose of ['health_data', 'share_screenings'] as const)
    await calls.send('POST', '/api/consents', consentTo(purpose))
  const saved = await calls.send('POST', '/api/screening-results', {
    answers: { ...plainScreening(0), 'PHQ-9': plainScreening(1)['PHQ-9'] },
  })
  expect(saved.status()).toBe(201)
  const { id } = await calls.get<{ id: string }>('/api/profile')

  await signIn(therapist)
  await page.goto('/provider-profile')
  await page.getByRole('link', { name: /need(s)? attention$/ }).press('Enter')
  const row = page.locator(`[data-attention="${id}"]`)
  const more = page.getByRole('button', { name: 'Show more of these patients' })
  const list = page.getByRole('list', { name: 'Patients who need attention' })
  await expect(list).toBeVisible()
  // Tests of one run make more of these patients than the first page shows.
  await expect(async () => {
    if ((await row.count()) === 0) await more.click({ timeout: 2000 })
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  if (project.name === 'desktop') {
    // One line, in the order in which it is read: how soon, who, why, and what to do.
    const starts = await row
      .locator('.attention-line > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  }
  await row.getByRole('button', { name: /^What to do/ }).click()
  await expect(row).toContainText('PHQ-9 item 9 is above 0. Ask about safety today.')
  await expect(row).toContainText(patient.email)
  await expectNoAxeViolations(page)

  await row.getByRole('button', { name: `Note what you did about ${patient.full_name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What did you do or agree?').fill('Spoke about it, and renewed the plan.')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save the note' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: /^Show those you noted/ }).click()
  const noted = page
    .getByRole('list', { name: 'Patients you have a note about' })
    .getByRole('listitem')
    .filter({ hasText: patient.full_name })
    .first()
  await expect(noted).toContainText('Spoke about it, and renewed the plan.')
  await noted.getByRole('button', { name: /^Show in the list now/ }).click()
  await expect(async () => {
    if ((await row.count()) === 0) await more.click({ timeout: 2000 })
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  await row.getByRole('button', { name: /^What to do/ }).click()
  await expect(row).toContainText('Spoke about it')
  await row
    .getByRole('link', { name: `Open questionnaires of ${patient.full_name}` })
    .press('Enter')
  await expect(page).toHaveURL(new RegExp(`/patient-management/${id}$`))
  await expect(page.getByRole('heading', { name: 'Questionnaires' })).toBeVisible()

  await calls.send('POST', '/api/consents/withdraw', { purpose: 'share_screenings' })
  await page.goto('/patient-management')
  await expect(page.getByRole('heading', { name: /^Needs attention/ })).toBeVisible()
  await expect(list.or(page.getByText('No patient needs attention now.'))).toBeVisible()
  await expect(row).toHaveCount(0)
})
