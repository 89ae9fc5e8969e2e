import { expectSound } from './support/soundness.ts'
import { test } from './support/own-server.ts'
import { expect, expectNoAxeViolations } from './support/test.ts'

test('an admin changes a help line, and /help-now shows it, also without a line', async ({
  page,
  browser,
  baseURL,
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

  const phone = await browser.newContext({ baseURL: baseURL! })
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
})

test('an admin changes the words of a plan and its place, in kwacha and with every fault named', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  await page.goto('/admin/plans')
  const row = page.getByRole('row').filter({ hasText: 'Diet & Nutrition Plan' })
  await row.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Diet & Nutrition Plan' })
  await dialog.getByLabel('Price of a month').fill('99.999')
  await dialog.getByRole('button', { name: 'Save the plan' }).click()
  await expect(dialog.getByRole('link', { name: /at most two decimals/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Price of a month').fill('100')
  const summary = 'A month of meals that fit your glucose.'
  await dialog.getByLabel('For whom').fill(summary)
  await dialog.getByRole('button', { name: 'Save the plan' }).click()
  await expect(row).toContainText(summary)
  await expect(row).toContainText('K100')

  const first = page.getByRole('row').nth(1)
  await page.getByRole('button', { name: 'Move up Wellness Starter' }).click()
  await expect(first).toContainText('Wellness Starter')
})
