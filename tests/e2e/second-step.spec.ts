import { Secret, TOTP } from 'otpauth'
import { join, logIn } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('two-step login is turned on, required, rejects a wrong code, and is turned off', async ({
  page,
  readMail,
  allowConsole,
}) => {
  allowConsole(/status of 422/)
  const person = await join(page, readMail)
  await page.goto('/account/two-step-login')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByAltText('QR code')).toBeVisible()
  const totp = new TOTP({ secret: Secret.fromBase32(await page.locator('code').innerText()) })
  const code = page.getByLabel('Six-digit code')
  /** A code that is neither this step's nor one beside it. */
  const wrong = () => totp.generate({ timestamp: Date.now() + 3_600_000 })
  const isNotRight = page.getByText('That code is not right.').first()

  await code.fill(wrong())
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(isNotRight).toBeVisible()
  await expectNoAxeViolations(page)
  // A phone shows it in two groups.
  await code.fill(totp.generate().replace(/(...)/, '$1 '))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('It is on.')).toBeVisible()
  await readMail(person.email, /turned on$/)

  await page.evaluate(() => sessionStorage.clear())
  await logIn(page, person)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
  await code.fill(wrong())
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(isNotRight).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  // The code that turned it on is used, so this is the next one.
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/patient-profile')

  await page.goto('/account/two-step-login')
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await page.getByRole('button', { name: 'Turn it off' }).last().click()
  await expect(page.getByText('It is off.')).toBeVisible()
  await readMail(person.email, /turned off$/)
  await page.evaluate(() => sessionStorage.clear())
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
})
