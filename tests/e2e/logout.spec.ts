import { addNote, logBloodPressure } from './support/readings.ts'
import { openMenu } from './support/menu.ts'
import { everythingStored } from './support/stored.ts'
import { linkIn, newPerson, signUp } from './support/new-person.ts'
import { expect, test } from './support/test.ts'

test('after logout the browser’s storage contains no data of the user', async ({
  page,
  context,
  readMail,
  signIn,
}) => {
  const person = { ...newPerson(), full_name: 'Planted Kasonde' }
  await signUp(page, person)
  const mail = await readMail(person.email, /^Confirm your email/)
  await page.goto(linkIn(mail.text))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
  await signIn(person.email, person.password)
  await page.goto('/consent?next=/hypertension')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I agree' }).click()
  await page.waitForURL(/hypertension/)
  await addNote(page, 'planted note')
  await logBloodPressure(page, 131, 79)
  await expect(page.getByText('planted note').filter({ visible: true }).first()).toBeVisible()

  const before = await everythingStored(page)
  expect(before.includes(person.email)).toBe(true)
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await page.waitForURL((url) => url.pathname === '/')

  const left = (await everythingStored(page)) + JSON.stringify(await context.cookies())
  for (const planted of [
    person.email,
    person.full_name,
    person.password,
    'planted note',
    'access_token',
    'refresh_token',
    // The reading, as data and as it is shown; 131 alone occurs in many drawings.
    ':131',
    '131/79',
  ]) {
    expect(left.includes(planted), planted).toBe(false)
  }
})
