import { linkIn, newPerson, signUp } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('the codes of the emails about a password and about an address are accepted by a page', async ({
  page,
  readMail,
  allowConsole,
}) => {
  allowConsole(/status of 4\d\d/)
  const person = newPerson()
  await signUp(page, person)
  await page.goto(linkIn((await readMail(person.email, /^Confirm your email/)).text))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('link', { name: 'Type the code of the email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expectNoAxeViolations(page)
  const codeOf = async (address: string, subject: RegExp) =>
    /code: (\d{6})/.exec((await readMail(address, subject)).text)![1]!
  const right = await codeOf(person.email, /password/)
  await page.getByLabel('Six-digit code').fill(right === '000000' ? '111111' : '000000')
  await page.getByLabel('New password').fill('Baobab-Night-58')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByRole('link', { name: 'That code is not right' })).toBeVisible()
  // With gaps, as it is pasted from some apps of email: the field must hold all of it.
  await page.getByLabel('Six-digit code').fill('')
  await page.keyboard.insertText(`\u202a${Array.from(right).join(' ')}\u202c`)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('Baobab-Night-58')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/patient-profile$/)

  const moved = newPerson().email
  await page.goto('/account/email')
  await page.getByLabel('New email address').fill(moved)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText(`The new one would be ${moved}`)).toBeVisible()
  for (const [address, subject] of [
    [person.email, /change of your email/],
    [moved, /new email/],
  ] as const) {
    const code = await codeOf(address, subject)
    await page.goto('/confirm?type=email_change')
    await page.getByLabel('Email').fill(address)
    await page.getByLabel('Six-digit code').fill(code)
    const accepted = page.waitForResponse(
      (answer) => answer.url().includes('/verify') && answer.status() === 200,
    )
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await accepted
    await expect(page.getByLabel('Six-digit code')).toBeHidden()
  }
  const again = { data: { email: moved, password: 'Baobab-Night-58' } }
  expect((await page.request.post('/auth/v1/token?grant_type=password', again)).status()).toBe(200)
})
