import { bookWithTherapist } from './support/book-with-therapist.ts'
import { therapist } from './support/therapist.ts'
import { untilAnswerable } from './support/answerable.ts'
import { ownName } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a woman with her sister’s number is registered, recognised, agrees on paper, and takes her record over', async ({
  page,
  signIn,
  readMail,
  allowConsole,
}) => {
  allowConsole(/status of (409|422)/)
  const full_name = ownName('Mapalo')
  const number = `0955${Math.floor(Math.random() * 1_000_000)
    .toString()
    .padStart(6, '0')}`
  await signIn('desk@demo.test')
  await page.goto('/desk')
  await page.locator('#root[data-awake]').waitFor()
  const dialog = page.getByRole('dialog')

  async function openForm() {
    await page.getByRole('button', { name: 'Book a visit' }).press('Enter')
    await expect(dialog).toBeVisible()
    await untilAnswerable(page)
    await dialog.getByRole('button', { name: 'Register a patient' }).press('Enter')
  }
  async function fill(name: string) {
    await dialog.getByLabel('Full name').fill(name)
    await dialog.getByText('Female', { exact: true }).click()
    await dialog.getByLabel('Year of birth').fill('1984')
    await dialog.getByRole('textbox', { name: 'Phone number' }).first().fill(number)
    await dialog.getByLabel('Whose number it is').fill('sister')
  }

  await openForm()
  await dialog.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(dialog.getByText('Enter the full name.').first()).toBeVisible()
  await fill(full_name)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Registered' })).toBeVisible()
  await expect(dialog.getByText('No email: call them')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  // At the next visit she is typed in again, her names the other way round.
  await openForm()
  await fill(full_name.split(' ').toReversed().join(' '))
  await dialog.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Is it one of these?' })).toBeVisible()
  await expect(dialog.getByText('Born in 1984')).toBeVisible()
  await expectNoAxeViolations(page)
  // Back to the form, everything that was typed is there.
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  await expect(dialog.getByLabel('Whose number it is')).toHaveValue('sister')
  await dialog.getByRole('button', { name: 'Register', exact: true }).click()
  await dialog.getByRole('button', { name: 'It is this person' }).click()
  await expect(dialog.getByRole('heading', { name: `A visit for ${full_name}` })).toBeVisible()
  // She could answer nothing in the app, and no email reaches her.
  await expect(dialog.getByText('No email reaches the patient: call them.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Agreed here' })).not.toBeChecked()
  await expect(dialog.getByRole('radio', { name: /^(Propose it|Virtual)/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // She is found by her number, and agrees on paper. The desk has no code for her.
  await page.getByRole('button', { name: 'Book a visit' }).press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByRole('textbox', { name: 'Patient' }).fill(number)
  await dialog.getByRole('button', { name: 'Find patient' }).click()
  await dialog.getByRole('button', { name: /^Details/ }).click()
  await dialog.getByText('We keep what they tell us', { exact: false }).click()
  await dialog.getByText('On paper', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Record this' }).click()
  await expect(dialog.getByText('Health data are kept').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Make a code' })).toHaveCount(0)

  // The provider with whom she is booked gives her the code.
  await bookWithTherapist(page, full_name)
  await signIn(therapist)
  await page.goto('/patient-management')
  await page.getByRole('searchbox', { name: 'Search by name or phone' }).fill(full_name)
  const row = page.getByRole('row').filter({ hasText: full_name })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await row.getByRole('button', { name: /^Consent and login/ }).click()
  await dialog.getByRole('button', { name: 'Make a code' }).click()
  const code = await dialog.locator('.invitation-code').textContent()
  await expectNoAxeViolations(page)

  await page.context().clearCookies()
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  const email = `mapalo-${crypto.randomUUID()}@example.test`
  await page.goto('/take-over')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByLabel('Code from us').fill(code!)
  await page.getByLabel('Phone number or email').fill(number)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Kalimba-2026!')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send me a code by email' }).click()
  await expect(page.getByText(`We sent an email to ${email}.`, { exact: false })).toBeVisible()
  await page.getByLabel('Code from the email').fill('000000')
  await page.getByRole('button', { name: 'Set up my login' }).click()
  await expect(page.getByText('This code is wrong or has expired.').first()).toBeVisible()
  const { text } = await readMail(email, /^Your code/)
  await page.getByLabel('Code from the email').fill(/code: (\d{6})/.exec(text)![1]!)
  await page.getByRole('button', { name: 'Set up my login' }).click()
  await expect(page.getByText(/You agreed at the clinic, on paper/)).toBeVisible()
})
