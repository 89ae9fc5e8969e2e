import { join, linkIn, logIn, newPerson, signUp } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const chosen = 'Baobab-Night-58'

test('a new password needs the current one, and an emailed code if the login was long ago', async ({
  page,
  readMail,
  allowConsole,
}) => {
  allowConsole(/status of 400/)
  const person = await join(page, readMail)
  await page.goto('/account/password')
  const present = page.getByLabel('Current password')
  const save = page.getByRole('button', { name: 'Change the password' })
  await page.getByLabel('New password').fill(chosen)
  await save.click()
  await expect(page.locator('.error-summary')).toContainText('Enter your current password.')
  await present.fill('Someone-Else-1')
  await save.click()
  await expect(page.locator('.error-summary')).toContainText('This is not your password.')
  await expect(page.getByLabel('New password')).toHaveValue(chosen)
  await expectNoAxeViolations(page)

  // A login of a day ago cannot be had here: the server's answer to it is, once.
  let asked = 0
  await page.route('**/auth/v1/user', async (route) => {
    if (route.request().method() !== 'PUT' || asked++) return route.fallback()
    const body = { code: 'reauthentication_needed', message: 'Password update requires it' }
    const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
    return route.fulfill({ status: 400, json: body, headers })
  })
  await present.fill(person.password)
  await save.click()
  const { text } = await readMail(person.email, /^Your code/)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByLabel('Code from the email').fill(/code: (\d{6})/.exec(text)![1]!)
  // To the top: a field half behind the bar at the bottom counts as a small target.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoAxeViolations(page)
  await save.click()
  expect((await sent).postDataJSON()).toMatchObject({
    current_password: person.password,
    nonce: /code: (\d{6})/.exec(text)![1],
  })
  await expect(page.getByText('Password changed')).toBeVisible()
  await readMail(person.email, /was changed$/)
  await page.evaluate(() => sessionStorage.clear())
  await logIn(page, { ...person, password: chosen })
  await page.waitForURL('**/patient-profile')
})

for (const way of ['link', 'code'] as const)
  test(`an address confirmed by ${way} in another browser than the sign-up's gets a password there`, async ({
    page,
    browser,
    readMail,
    allowConsole,
    baseURL,
  }) => {
    allowConsole(/status of 4\d\d/)
    const owner = newPerson()
    const elsewhere = await browser.newPage({ baseURL: baseURL! })
    await signUp(elsewhere, { ...owner, password: 'Stranger-Chosen-1' })
    await elsewhere.close()
    const { text } = await readMail(owner.email, /^Confirm your email/)
    if (way === 'link') {
      await page.goto(linkIn(text))
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeFocused()
    } else {
      await page.goto('/confirm')
      await page.getByLabel('Email').first().fill(owner.email)
      await page.getByLabel('Six-digit code').fill(/code: (\d{6})/.exec(text)![1]!)
      await page.getByRole('button', { name: 'Confirm', exact: true }).click()
      await expect(page.getByText('The account was made in another browser.')).toBeVisible()
    }
    await expectNoAxeViolations(page)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: /^Confirm( my email)?$/ }).click()
    await expect(page.getByText('Your email is confirmed')).toBeVisible()

    await logIn(page, { ...owner, password: 'Stranger-Chosen-1' })
    await expect(page.getByText('Login Failed')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('**/patient-profile')
  })
