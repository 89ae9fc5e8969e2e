import { logIn } from './support/new-person.ts'
import { newClient } from './support/new-client.ts'
import { expectSound } from './support/soundness.ts'
import { expect, test } from './support/test.ts'

test('an admin suspends somebody who is signed in, finds it in the trail, and restores them', async ({
  page,
  browser,
  request,
  readMail,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(180_000)
  allowConsole(/status of 40[013]|Failed to load resource/)
  const person = await newClient(request, readMail)
  const theirs = await (await browser.newContext()).newPage()
  await logIn(theirs, person)
  await theirs.waitForURL('**/patient-profile')

  await signIn('admin@demo.test')
  await page.waitForURL('**/admin')
  await page.goto('/admin/accounts')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByLabel('Name or email').fill(person.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(person.email, { exact: true })).toBeVisible()
  await expectSound(page, 'an account that was found')
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').press('Enter')
  // The page before has a button to show who is suspended.
  await page.getByRole('button', { name: 'Suspend', exact: true }).press('Enter')
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Suspend' }).press('Enter')
  await expect(question.getByRole('link', { name: 'Say why.' })).toBeVisible()
  await question.getByLabel('Reason').fill('Shares the account with others.')
  await expectSound(page, 'the question before a suspension')
  await question.getByRole('button', { name: 'Suspend' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Suspended' })).toBeVisible()
  await expect(page.getByText('Shares the account with others.')).toBeVisible()
  await expectSound(page, 'a suspended account')

  await theirs.goto('/appointments')
  await expect(theirs.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await logIn(theirs, person)
  await expect(theirs.getByRole('alert').first()).toBeVisible()
  await expect(theirs).toHaveURL(/\/login/)
  await readMail(person.email, /please read this$/)

  await page.getByRole('link', { name: 'What was done to this account' }).press('Enter')
  await expect(page.getByText('Suspended an account')).toBeVisible()
  await expectSound(page, 'the audit trail of one person')
  await page.goBack()
  await page.getByRole('button', { name: 'Restore' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await logIn(theirs, person)
  await theirs.waitForURL('**/patient-profile')
  await theirs.context().close()
})

test('an admin changes a help line, and /help-now shows it, also without a line', async ({
  page,
  browser,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(180_000)
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await signIn('admin@demo.test')
  await page.goto('/admin/crisis-lines')
  const line = page.getByRole('listitem').filter({ hasText: 'Works from phones in the United' })
  await expectSound(page, 'the help lines as an admin keeps them')
  await line.getByRole('button', { name: 'Edit' }).press('Enter')
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Number' }).fill('call me')
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(form.getByRole('link', { name: /number that can be dialled/ })).toBeVisible()
  await form.getByRole('textbox', { name: 'Number' }).fill('988')
  await form.getByLabel('When somebody answers').fill('At any hour')
  await form.getByLabel('I have dialled this number today').check()
  await expectSound(page, 'the form of a help line')
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(line.getByText('At any hour')).toBeVisible()

  const phone = await browser.newContext()
  const visitor = await phone.newPage()
  await visitor.goto('/help-now')
  const told = visitor.getByRole('main').getByText('At any hour')
  await expect(told).toBeVisible()
  // The server is out of reach: what was told last is shown, and nothing is lost.
  await phone.route('**/api/crisis-lines', (route) => route.abort())
  await visitor.reload()
  await expect(told).toBeVisible()
  await visitor.evaluate(() => localStorage.clear())
  await visitor.reload()
  await expect(visitor.getByRole('main').getByRole('link', { name: /933/ })).toBeVisible()
  await phone.close()

  await line.getByRole('button', { name: 'Edit' }).press('Enter')
  await form.getByLabel('When somebody answers').fill('Day and night')
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(line.getByText('At any hour')).toBeHidden()
})
