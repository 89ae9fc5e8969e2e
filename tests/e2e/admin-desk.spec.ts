import { untilAnswerable } from './support/answerable.ts'
import { logIn } from './support/new-person.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'
import { newRequest } from './support/therapist.ts'
import { limit } from '#tests/support/patience.ts'

test('an admin suspends a signed-in user, finds it in the audit trail, and restores the account', async ({
  page,
  browser,
  request,
  readMail,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(180_000))
  allowConsole(/status of 40[013]|Failed to load resource/)
  const person = await newClient(request)
  const theirs = await (await browser.newContext()).newPage()
  await logIn(theirs, person)
  await theirs.waitForURL('**/patient-profile')

  await signIn('admin@demo.test')
  await page.waitForURL('**/admin')
  await page.goto('/admin/accounts')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByLabel('Name, email or phone').fill(person.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(person.email, { exact: true })).toBeVisible()
  await expectPageChecks(page, 'an account that was found')
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').press('Enter')
  // The page before has a button to show who is suspended.
  await page.getByRole('button', { name: 'Suspend', exact: true }).press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await untilAnswerable(page)
  await question.getByRole('button', { name: 'Suspend' }).press('Enter')
  await expect(question.getByRole('link', { name: 'Say why.' })).toBeVisible()
  await question.getByLabel('Reason').fill('Shares the account with others.')
  await question.getByLabel('Your password', { exact: true }).fill('Not-this-1!')
  await question.getByRole('button', { name: 'Suspend' }).press('Enter')
  await expect(question.getByRole('link', { name: 'This is not your password.' })).toBeVisible()
  await expect(question.getByLabel('Reason')).toHaveValue('Shares the account with others.')
  await question.getByLabel('Your password', { exact: true }).fill('Demo-2026!')
  await expectPageChecks(page, 'the question before a suspension')
  await question.getByRole('button', { name: 'Suspend' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Suspended' })).toBeVisible()
  await expect(page.getByText('Shares the account with others.')).toBeVisible()
  await expectPageChecks(page, 'a suspended account')

  await theirs.goto('/appointments')
  await expect(theirs.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await logIn(theirs, person)
  await expect(theirs.getByRole('alert').first()).toBeVisible()
  await expect(theirs).toHaveURL(/\/login/)
  await readMail(person.email, /please read this$/)

  await page.getByRole('link', { name: 'What was done to this account' }).press('Enter')
  await expect(page.getByText('Suspended an account')).toBeVisible()
  await expectPageChecks(page, 'the audit trail of one person')
  await page.goBack()
  await page.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await untilAnswerable(page)
  const again = page.getByRole('alertdialog')
  await again.getByLabel('Your password', { exact: true }).fill('Demo-2026!')
  await again.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await logIn(theirs, person)
  await theirs.waitForURL('**/patient-profile')
  await theirs.context().close()
})

test('an admin finds a provider by words in any order and cancels one chosen appointment', async ({
  page,
  request,
  readMail,
  signIn,
}) => {
  const { desk, calls, appointment, patient } = await newRequest(request)
  const { full_name } = await desk.get<{ full_name: string }>('/api/profile')
  await signIn('admin@demo.test')
  await page.waitForURL('**/admin')
  await page.goto('/admin/accounts')
  await page.locator('#root[data-awake]').waitFor()
  const swapped = full_name.toLowerCase().split(' ').toReversed().join(' ')
  await page.getByLabel('Name, email or phone').fill(swapped)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: full_name }).press('Enter')
  await expect(page.getByText('Verified, can see patients')).toBeVisible()
  await page.getByRole('button', { name: 'Choose appointments to cancel' }).press('Enter')
  const question = page.getByRole('dialog')
  await question.locator(`input[value="${appointment.id}"]`).check()
  await question.getByLabel('Reason').fill('The clinic is closed.')
  await expectPageChecks(page, 'appointments of a provider to choose from')
  await question.getByRole('button', { name: 'Cancel and email patients' }).press('Enter')
  await expect(page.getByText('Who has an email address gets an email now.')).toBeVisible()
  expect(await calls.appointments()).toMatchObject([{ id: appointment.id, status: 'cancelled' }])
  const mail = await readMail(patient.email, /^Cancelled: |^Not /)
  expect(mail.text).toContain('/book-appointment')
  expect(mail.text).not.toContain('closed')
})
