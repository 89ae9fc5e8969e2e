import { logBloodPressure } from './support/readings.ts'
import { linkIn, newPerson, signUp } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a person in Lusaka signs up, confirms, signs in, logs readings, sees their category and trend, and is warned in a crisis', async ({
  page,
  readMail,
}) => {
  const person = newPerson()
  await signUp(page, person)
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await expectNoAxeViolations(page)

  const mail = await readMail(person.email, /^Confirm your email/)
  await page.goto(linkIn(mail.text))
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
  await expectNoAxeViolations(page)

  // The confirmation may have opened a session; the user returns another day.
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await page.waitForURL((url) => url.pathname !== '/login')
  await expectNoAxeViolations(page)

  await page.goto('/hypertension')
  await expect(page.getByRole('heading', { name: 'Hypertension Hub' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Systolic').fill('128')
  await page.getByLabel('Diastolic').fill('76')
  await page.getByRole('button', { name: 'Log reading' }).click()

  // The first health entry asks for consent, and is saved with it.
  await page.waitForURL(/\/consent/)
  await expectNoAxeViolations(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I agree and save 128/76' }).click()
  await page.waitForURL(/\/hypertension/)
  await expect(page.getByText('128/76 is saved.')).toBeVisible()
  await expect(page.getByLabel('Systolic')).toHaveValue('')
  await expect(page.getByText('Elevated').filter({ visible: true }).first()).toBeVisible()
  await expectNoAxeViolations(page)

  await logBloodPressure(page, 124, 74)
  await expect(page.getByLabel('Systolic')).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Trend' })).toBeVisible()
  for (const shown of ['128/76', '124/74']) {
    await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible()
  }

  await logBloodPressure(page, 190, 125)
  await expect(page.getByText('Hypertensive Crisis Alert!')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Emergency' })).toBeVisible()
  await expectNoAxeViolations(page)
})
