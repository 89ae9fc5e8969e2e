import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { untilAnswerable } from './support/answerable.ts'
import { join, logIn } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** Turns on the second step; ends where the recovery codes are shown. */
async function turnOn(page: Page) {
  await page.goto('/account/two-step-login')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  const totp = new TOTP({ secret: Secret.fromBase32(await page.locator('code').innerText()) })
  await page.getByLabel('Six-digit code').fill(totp.generate())
  await page.getByRole('button', { name: 'Turn it on' }).click()
}

test('recovery codes are shown once, printed alone, and log in without the phone', async ({
  page,
  readMail,
  allowConsole,
}) => {
  allowConsole(/status of (401|422)/)
  const person = await join(page, readMail)
  await turnOn(page)

  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
  const shown = page.locator('.recovery-codes code')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  for (const code of codes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoAxeViolations(page)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
  await page.emulateMedia({ media: 'print' })
  await expect(shown.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const paper = await page.locator('.recovery-sheet').boundingBox()
  expect(paper!.width).toBeGreaterThan(1_000)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
  await expect(page.getByText('It is on.').locator('..')).toBeFocused()
  await expectNoAxeViolations(page)
  await readMail(person.email, /new recovery codes/)

  await page.evaluate(() => sessionStorage.clear())
  await logIn(page, person)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
  // By keyboard alone.
  await page.getByRole('button', { name: 'Use a recovery code instead' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Enter a recovery code' })).toBeFocused()
  const field = page.getByLabel('Recovery code')
  await field.fill('short')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the 16 letters and digits of one code.').first()).toBeVisible()
  await expect(field).toHaveValue('short')
  await field.fill('aaaa-aaaa-aaaa-aaaa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('or it was used before').first()).toBeVisible()
  await expect(field).toHaveValue('aaaa-aaaa-aaaa-aaaa')
  await expectNoAxeViolations(page)

  // The response is lost: the code is used up, and the same one again still logs in.
  await page.route('**/recovery-codes/verify', async (route) => {
    await route.fetch()
    await route.abort()
  })
  allowConsole(/ERR_FAILED/)
  await field.fill(codes[0]!.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('What you typed is still here.').first()).toBeVisible()
  await page.unroute('**/recovery-codes/verify')
  await field.press('Enter')
  await page.waitForURL('**/patient-profile')
  await readMail(person.email, /recovery code was used/)

  // A forgotten password as well: the emailed link asks for the second factor, and accepts a printed code.
  await page.evaluate(() => sessionStorage.clear())
  await page.request.post('/auth/v1/recover', { data: { email: person.email } })
  const { text } = await readMail(person.email, /password/i)
  await page.goto(/https?:\S+\/reset-password\?\S+/.exec(text)![0])
  const chosen = { ...person, password: 'Baobab-Night-58' }
  const save = async () => {
    await page.getByLabel('New password').fill(chosen.password)
    await page.getByRole('button', { name: 'Save the new password' }).click()
  }
  await save()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await field.fill(codes[1]!)
  await page.getByRole('button', { name: 'Continue' }).click()
  await save()
  await page.waitForURL('**/login')
  await logIn(page, chosen)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await field.fill(codes[2]!)
  await field.press('Enter')
  await page.waitForURL('**/patient-profile')

  await page.goto('/account/two-step-login')
  await expect(page.getByText('You have 7 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'Make new recovery codes' }).click()
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
  // Even a failed load of the account does not remove them.
  await page.route('**/auth/v1/user', (route) => route.abort())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(shown).toHaveCount(10)
  expect(await shown.allInnerTexts()).not.toContain(codes[3])
})

test('an admin resets the second factor after an identity check, and the password alone logs in', async ({
  page,
  browser,
  readMail,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(120_000))
  allowConsole(/status of 40[13]/)
  const theirs = await (await browser.newContext()).newPage()
  const person = await join(theirs, readMail)
  await turnOn(theirs)
  await expect(theirs.locator('.recovery-codes code')).toHaveCount(10)

  await signIn('admin@demo.test')
  await page.waitForURL('**/admin')
  await page.goto('/admin/accounts')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByLabel('Name, email or phone').fill(person.email)
  await page.keyboard.press('Enter')
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').press('Enter')
  const reset = page.getByRole('button', { name: 'Reset two-step login' })
  await reset.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('heading')).toBeFocused()
  await untilAnswerable(page)
  await question.getByRole('button', { name: 'Reset two-step login' }).press('Enter')
  await expect(question.getByRole('link', { name: 'Write what you checked.' })).toBeVisible()
  await expectNoAxeViolations(page)
  await question.getByLabel('They came in person').check()
  await question.getByLabel('What did you check?').fill('Name and date of birth match.')
  await question.getByLabel('Your password', { exact: true }).fill('Demo-2026!')
  await question.getByRole('button', { name: 'Reset two-step login' }).press('Enter')
  await expect(page.getByText('They are logged out everywhere, and get an email.')).toBeVisible()
  await expect(reset).toHaveCount(0)
  await expectNoAxeViolations(page)

  await theirs.goto('/account/two-step-login')
  await expect(theirs.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await logIn(theirs, person)
  await theirs.waitForURL('**/patient-profile')
  await theirs.context().close()
})
