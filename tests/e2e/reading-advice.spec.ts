import { newClient } from './support/new-client.ts'
import { logBloodPressure } from './support/readings.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a pregnant person with 162/104 is advised to go to a hospital at once, and a meter that shows HI is an emergency', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/hypertension')
  const question = page.getByRole('region', { name: 'Are you pregnant' })
  await expect(question).toBeVisible()
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'I am pregnant' }).click()
  await expect(question).toBeHidden()
  await logBloodPressure(page, 162, 104)
  const warning = page.getByRole('alert').filter({ hasText: 'Go to a hospital now' })
  await expect(warning).toContainText('Do not wait for a second reading')
  await expectNoAxeViolations(page)
  await page.goto('/patient-profile')
  await expect(page.getByRole('heading', { name: 'Go to a hospital now' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/pregnan/i)

  await page.goto('/diabetes')
  const level = page.getByLabel('Glucose level')
  const unit = page.getByLabel('Unit', { exact: true })
  await expect(unit).toHaveValue('')
  await level.fill('15')
  await level.press('Enter')
  const asked = page.getByRole('alertdialog', { name: 'Which unit does your meter show?' })
  await expect(asked.getByRole('button', { name: '15 mg/dL' })).toBeVisible()
  await expectNoAxeViolations(page)
  await asked.getByRole('button', { name: '15 mmol/L' }).click()
  await expect(page.getByText('High sugar: look out for warning signs').first()).toBeVisible()
  await expect(unit).toHaveValue('mmol/L')

  // What the meter shows is no number, wherever it is typed.
  await level.fill('hi')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Go to the nearest hospital now' }),
  ).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Last:' })).toContainText(
    'HI, dangerously high',
  )
  await expect(
    page.getByRole('region', { name: 'Recent readings' }).getByRole('listitem').first(),
  ).toContainText('HI')
  await expectNoAxeViolations(page)
})

test('60/35 and a pulse of 25 are never praised, and the user’s own target is shaded', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/hypertension')
  await logBloodPressure(page, 60, 35)
  await expect(page.getByRole('alert').filter({ hasText: 'This is dangerously low' })).toBeVisible()
  const last = page.getByRole('status').filter({ hasText: 'Last:' })
  await expect(last).toContainText('60/35 mmHg, dangerously low')
  await page.getByLabel('Pulse').fill('25')
  await logBloodPressure(page, 119, 70)
  await expect(page.getByRole('alert').filter({ hasText: 'Your pulse is very slow' })).toBeVisible()
  await expect(page.getByText('Keep doing what you do')).toBeHidden()
  await expect(page.getByText('Systolic target: 90 to 140')).toBeVisible()

  await page.getByRole('button', { name: 'My care and targets' }).click()
  await page.getByLabel('Upper number').last().fill('130')
  await page.getByLabel('Lower number').last().fill('80')
  await page.getByLabel('Who set it').fill('Dr Banda')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByText('Systolic target: 90 to 130')).toBeVisible()
  await page.getByRole('tab', { name: 'Reports' }).click()
  await expect(page.getByText('your own target, set by Dr Banda')).toBeVisible()
  await expectNoAxeViolations(page)
})
