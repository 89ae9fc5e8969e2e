import type { Page } from '@playwright/test'
import { newClient } from './support/new-client.ts'
import { requestSession } from './support/sign-in.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

/** Types a weight and sends it; what is asked about it is answered by the test. */
async function log(page: Page, kg: string) {
  await expect(field(page, /^Weight/)).toHaveValue('')
  await field(page, /^Weight/).fill(kg)
  await page.getByRole('button', { name: 'Log reading' }).click()
}
const list = (page: Page) => page.getByRole('region', { name: 'Your weights' })
const row = (page: Page, words: RegExp) => list(page).getByRole('button', { name: words })

test('a weight is logged, looked at twice after a slip, corrected, undone and removed', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/ncd-management')
  await page.getByRole('main').getByRole('link', { name: 'Weight', exact: true }).click()
  await expect(page.getByText('No weight yet.')).toBeVisible()
  await expectNoAxeViolations(page)

  await log(page, '')
  await expect(page.locator('.error-summary')).toContainText('Enter the weight.')
  await field(page, /^Weight/).fill('685')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.locator('.error-summary')).toContainText(
    'Weight must be a number from 2 to 400 kg.',
  )
  await field(page, /^Weight/).fill('68,4')
  await field(page, /^Waist/).fill('92')
  await field(page, /^Height/).fill('168')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(row(page, /68\.4 kg .*waist 92 cm/)).toBeVisible()
  await expect(page.getByText('Your height: 168 cm')).toBeVisible()

  await log(page, '86.5')
  const question = page.getByRole('alertdialog', { name: 'Check this weight' })
  await expect(question).toContainText('Your last weight was 68.4 kg.')
  await expect(question).toContainText('Did you mean 68.5 kg?')
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Save 68.5 kg' }).click()
  await expect(row(page, /68\.5 kg/)).toBeVisible()
  await expect(page.getByText('Between 68.4 and 68.5 kg in the last 3 months.')).toBeVisible()

  await row(page, /68\.5 kg/).click()
  const dialog = page.getByRole('dialog', { name: /68\.5 kg/ })
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await field(page, /^Weight/)
    .last()
    .fill('69')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, /69\.0 kg .*corrected/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, /68\.5 kg .*corrected/)).toBeVisible()

  await row(page, /68\.5 kg/).click()
  await expect(page.getByRole('dialog')).toContainText('It was 69.0 kg')
  await expectNoAxeViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row(page, /68\.5 kg/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, /68\.5 kg/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('the BMI is shown to an adult who said that they are not pregnant, and to no one in pregnancy', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension?tab=weight')
  await field(page, /^Height/).fill('168')
  await log(page, '68.4')
  const asked = page.getByRole('heading', { name: /^Are you pregnant/ })
  await expect(asked).toBeVisible()
  await expect(page.getByText(/^BMI/)).toHaveCount(0)
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText('BMI: 24.2')).toBeVisible()
  await expect(asked).toBeHidden()
  await expectNoAxeViolations(page)
  await expect(page.getByRole('main')).not.toContainText(/obese|overweight|underweight|normal/i)

  const { access_token } = await requestSession(request, person.email, person.password)
  await request.patch('/api/care-profile', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { pregnancy: 'pregnant' },
  })
  await page.reload()
  await expect(page.getByText(/there is no BMI/)).toBeVisible()
  await expect(page.getByText('BMI: 24.2')).toHaveCount(0)
  await expectNoAxeViolations(page)
})

test('a person of 17 is asked for no height, and has no BMI', async ({ page, request, signIn }) => {
  const date_of_birth = `${new Date().getUTCFullYear() - 17}-01-02`
  const person = await newClient(request, { date_of_birth, guardian_name: 'Grace Banda' })
  await signIn(person.email, person.password)
  await page.goto('/hypertension?tab=weight')
  await log(page, '51,5')
  await expect(row(page, /51\.5 kg/)).toBeVisible()
  await expect(field(page, /^Height/)).toHaveCount(0)
  await expect(page.getByText(/BMI/)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Are you pregnant/ })).toHaveCount(0)
  await expectNoAxeViolations(page)
})

test('a weight that is typed offline waits on the phone, and is sent once', async ({
  page,
  request,
  signIn,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension?tab=weight')
  await log(page, '68.4')
  await expect(row(page, /68\.4 kg/)).toBeVisible()
  await field(page, /^Weight/).fill('68')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await field(page, /^Weight/).fill('68.1')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByText('1 reading not sent yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Last weight/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove 68.1 kg' })).toBeVisible()
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await expect(row(page, /68\.1 kg/)).toBeVisible()
  await expect(page.getByText('1 reading not sent yet.')).toBeHidden()
})
