import { tabTo } from './support/keyboard.ts'
import { linkIn, newPerson, signUp } from './support/new-person.ts'
import { expect, test } from './support/test.ts'

test('a person signs up, signs in and logs a reading by keyboard alone, and always sees the focus', async ({
  page,
  readMail,
}) => {
  const person = newPerson()
  await page.goto('/signup')
  await tabTo(page, 'Full name')
  await page.keyboard.type(person.full_name)
  await tabTo(page, 'Day')
  await page.keyboard.type('27')
  await tabTo(page, 'Month')
  await page.keyboard.type('3')
  await tabTo(page, 'Year')
  await page.keyboard.type('1984')
  await tabTo(page, 'Email')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)

  const mail = await readMail(person.email, /^Confirm your email/)
  await page.goto(linkIn(mail.text))
  await tabTo(page, 'Confirm my email')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())

  await page.goto('/login')
  await tabTo(page, 'Email')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')

  await page.goto('/consent?next=/hypertension')
  await tabTo(page, 'I have read this')
  await page.keyboard.press('Space')
  await tabTo(page, 'I agree')
  await page.keyboard.press('Enter')
  await page.waitForURL(/hypertension/)
  await tabTo(page, 'Systolic')
  await page.keyboard.type('118')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Diastolic')).toBeFocused()
  await page.keyboard.type('76')
  await tabTo(page, 'Log reading')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your reading has been logged.')).toBeVisible()
})

test('a forgotten password is replaced by keyboard alone, and a wrong form leads back to its fields', async ({
  page,
  readMail,
}) => {
  const person = newPerson()
  await signUp(page, person)
  const confirmation = await readMail(person.email, /^Confirm your email/)
  await page.goto(linkIn(confirmation.text))
  await tabTo(page, 'Confirm my email')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your email is confirmed')).toBeVisible()

  await page.goto('/login')
  // On a wide screen the bar has a Login of its own, before the form's.
  await tabTo(page, 'Email')
  await tabTo(page, 'Login')
  await page.keyboard.press('Enter')
  await expect(page.locator('.error-summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await tabTo(page, 'Forgot Password?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeFocused()

  await tabTo(page, 'Email')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible()
  const mail = await readMail(person.email, /password/)
  await page.goto(/https?:\/\/\S+\/reset-password\?\S+/.exec(mail.text)![0])
  await tabTo(page, 'New password')
  await page.keyboard.type('Baobab-Night-58')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await tabTo(page, 'Email')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Password')
  await page.keyboard.type('Baobab-Night-58')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
})
