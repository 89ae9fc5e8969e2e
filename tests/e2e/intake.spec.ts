import { healthDataConsent } from '#domain/accounts/consent.ts'
import { untilAnswerable } from './support/answerable.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { everythingStored } from './support/stored.ts'
import { expect, test } from './support/test.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { limit } from '#tests/support/patience.ts'

test('an intake form is stored offline, is sent when the connection is back, and the provider reads it', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(180_000))
  allowConsole(/Failed to load resource/)
  const { patient, calls } = await newRequest(request)
  await calls.send('POST', '/api/consents', healthDataConsent)
  const { id } = await calls.get<{ id: string }>('/api/profile')
  await signIn(patient.email, patient.password)

  await page.goto('/intake')
  await expect(page.getByLabel('Full name')).toHaveValue(patient.full_name)
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('1984')
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Enter your address.' })).toBeVisible()
  await expectPageChecks(page, 'the intake form, sent with gaps')
  await page.getByRole('link', { name: 'Enter your address.' }).press('Enter')
  await expect(page.getByLabel('Address')).toBeFocused()
  await page.keyboard.type('Plot 9, Planted Road')
  await page.getByLabel('Phone number').fill('0977 123 456')
  await page.getByLabel('Name of the contact').fill('Natasha Banda')
  await page.getByLabel('Phone of the contact').fill('0966 654 321')
  await page.getByLabel('Reason for your visit').fill('I sleep badly.')

  await page.getByRole('link', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Continue writing' })).toBeVisible()
  await untilAnswerable(page)
  await page.getByRole('button', { name: 'Continue writing' }).press('Enter')
  await expect(page.getByLabel('Address')).toHaveValue('Plot 9, Planted Road')

  await page.route('**/api/intake-forms', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await page.waitForURL('**/patient-profile')
  const banner = page.getByRole('complementary', { name: 'Saved on this phone, will be sent' })
  await expect(banner).toBeVisible()
  // Locked: no one reads it in the stores of the browser.
  expect(await everythingStored(page)).not.toContain('Planted Road')
  await banner.getByRole('link', { name: 'See the form' }).click()
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible()
  await expectPageChecks(page, 'an intake form that waits')
  await expect(page.getByText('Intake Form Submitted!')).toBeHidden()

  // It outlives a reload, and is sent on its own.
  await page.goto('/patient-profile')
  await expect(banner).toBeVisible()
  await page.unroute('**/api/intake-forms')
  await expect(page.getByText('Intake Form Submitted!')).toBeVisible()
  expect(await everythingStored(page)).not.toContain('Planted Road')

  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await signIn(therapist)
  await page.goto(`/patient-management/${id}`)
  await expect(page.getByText('Plot 9, Planted Road')).toBeVisible()
  await expectPageChecks(page, 'the intake form of a patient')
})
