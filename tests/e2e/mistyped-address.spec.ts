import { newPerson, signUp } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a mistyped address is asked about, and corrected after the sign-up without the form again', async ({
  page,
  readMail,
}) => {
  const person = newPerson()
  await page.goto('/signup')
  const email = page.getByLabel('Email')
  await email.fill('mutale@gmial.con')
  await email.blur()
  await page.getByRole('button', { name: 'mutale@gmail.com' }).click()
  await expect(email).toHaveValue('mutale@gmail.com')
  await expect(page.getByText('Did you mean')).toBeHidden()
  await expectNoAxeViolations(page)

  await signUp(page, { ...person, email: `wrong.${person.email}` })
  await page.getByRole('main').getByRole('link', { name: 'enter the code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByText(`We sent a link and a code to ${person.email}.`)).toBeVisible()
  await expectNoAxeViolations(page)

  const [code] = /\b\d{6}\b/.exec((await readMail(person.email, /^Confirm your email/)).text)!
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
})
