import { newPerson, signUp } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a mistyped address is asked about, and corrected after the sign-up without the form again', async ({
  page,
  readMail,
}) => {
  const person = newPerson()
  await page.goto('/signup')
  const email = page.getByLabel('Email')
  // What is typed before the app has taken the page over gets no hint.
  await email.press('Shift')
  await page.locator('#root[data-awake]').waitFor()
  await email.fill('mutale@gmial.con')
  await email.blur()
  await page.getByRole('button', { name: 'mutale@gmail.com' }).click()
  await expect(email).toHaveValue('mutale@gmail.com')
  await expect(page.getByText('Did you mean')).toBeHidden()
  await expectNoAxeViolations(page)

  await signUp(page, { ...person, email: `wrong.${person.email}` })
  await expect(
    page.getByRole('heading', { level: 1, name: 'Type the code from the email' }),
  ).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByText(`You signed up as wrong.${person.email}.`)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Yes, with the new address' }).click()
  await expect(page.getByText(`We sent a link and a code to ${person.email}.`)).toBeVisible()
  await expectNoAxeViolations(page)

  const [code] = /\b\d{6}\b/.exec((await readMail(person.email, /^Confirm your email/)).text)!
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.waitForURL('**/patient-profile')
})

test('the form of a sign-up is sent for no other person who opens the page in the same tab', async ({
  page,
}) => {
  const [person, other] = [newPerson(), newPerson()]
  await page.goto('/signup')
  await signUp(page, person)
  const signUps: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup')) signUps.push(request.postData() ?? '')
  })
  const sendTo = async (address: string) => {
    // The address that the page before passed on is filled in late.
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Send the email again' }).click()
  }

  await sendTo(other.email)
  await page.getByRole('button', { name: 'No, only send the email' }).click()
  await expect(page.getByText(`If ${other.email} is not confirmed yet`)).toBeVisible()

  // Once that page is left, the form is gone.
  await page.goBack()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await page.goForward()
  await sendTo(`new.${other.email}`)
  await expect(page.getByText(`If new.${other.email} is not confirmed yet`)).toBeVisible()
  expect(signUps).toEqual([])
})
