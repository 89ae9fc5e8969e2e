import { newPerson } from './support/new-person.ts'
import { countPresses } from './support/presses.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

/** Which a person needs from the home page to a first saved reading, at most. */
const mostPresses = 12

test('from the home page to a first saved reading in at most 12 presses, with one form and one login', async ({
  page,
  readMail,
}) => {
  const { press, type, total } = countPresses(page)
  const person = newPerson()
  await page.goto('/')
  await page.locator('#root[data-awake]').waitFor()
  await press(page.getByRole('main').getByRole('link', { name: 'Get Started Today' }))
  await page.waitForURL('**/signup')
  await type(
    page.getByLabel('Full name'),
    person.full_name,
    '27',
    '3',
    '1984',
    person.email,
    person.password,
  )
  await expectPageChecks(page, 'the filled form of the sign-up')
  await press(page.getByRole('button', { name: 'Create Account' }))

  const code = page.getByLabel('Six-digit code')
  await expect(code).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/)
  await expectPageChecks(page, 'the code of the sign-up')
  const [digits] = /\b\d{6}\b/.exec((await readMail(person.email, /^Confirm your email/)).text)!
  await type(code, digits)
  await press(page.getByRole('button', { name: 'Confirm', exact: true }))

  await page.waitForURL('**/patient-profile')
  await expect(page.getByRole('heading', { name: 'What brings you here?' })).toBeVisible()
  await expectPageChecks(page, 'the question of the first run')
  await press(page.getByRole('link', { name: 'My blood pressure' }))
  await page.waitForURL('**/hypertension')
  await type(page.getByLabel('Systolic'), '128', '76')
  await press(page.getByRole('button', { name: 'Log reading' }))
  await page.waitForURL(/\/consent/)
  await press(page.getByRole('checkbox'))
  await press(page.getByRole('button', { name: 'I agree and save 128/76' }))
  await expect(page.getByText('128/76 is saved.')).toBeVisible()
  expect(total()).toBeLessThanOrEqual(mostPresses)

  // The question is asked once; three steps follow, until they are skipped for good.
  await page.goto('/patient-profile')
  const steps = page.getByRole('region', { name: 'Your first three steps' })
  await expect(steps).toBeVisible()
  await expectPageChecks(page, 'the first steps of a client')
  await steps.getByRole('link', { name: 'Choose who reads what' }).click()
  await page.waitForURL('**/account/sharing')
  // A new load instead of the way back could come before the answer about the press.
  await page.goBack()
  await expect(steps.getByRole('listitem').nth(1)).toContainText('(opened)')
  await steps.getByRole('button', { name: 'Skip these steps' }).click()
  await expect(steps).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Now', exact: true })).toBeVisible()
  await expect(steps).toBeHidden()
})
