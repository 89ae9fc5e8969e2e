import { untilAnswerable } from './support/answerable.ts'
import { newPatient } from './support/booking.ts'
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
  await expect(page.getByLabel('Six-digit code')).toBeVisible()

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

test('a forgotten password is replaced by keyboard alone, and an invalid form links to its fields', async ({
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

test('booking and cancelling need no mouse, and the focus is always visible', async ({
  page,
  signIn,
}) => {
  const { calls } = await newPatient(page, signIn)
  await page.goto('/book-appointment')
  await tabTo(page, 'Virtual')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Date & Time' })).toBeVisible()
  // Not the same week twice: this test takes the first free time that it finds.
  for (let week = 0; week < 3; week++) {
    await tabTo(page, 'Later week')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  // Arrow keys move through the days until one has a free time.
  const free = page.getByRole('radio', { name: 'free' })
  await expect(async () => {
    await expect(page.getByRole('radio', { name: /^\d\d:00/ })).toHaveCount(6, { timeout: 5000 })
    if ((await free.count()) === 0) await page.keyboard.press('ArrowRight')
    await expect(free.first()).toBeEnabled({ timeout: 2000 })
  }).toPass()
  await tabTo(page, (await free.first().getAttribute('value'))!)
  await page.keyboard.press('Space')
  await expect(page.getByText('You will meet')).toBeVisible()
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible()
  await tabTo(page, 'Request Appointment')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/appointments')
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()

  await tabTo(page, 'Cancel')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading')).toBeFocused()
  await untilAnswerable(page)
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Appointment cancelled.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await calls.appointments()).toEqual([])
})
