import { untilAnswerable } from './support/answerable.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { test } from './support/own-server.ts'
import { expect, expectNoAxeViolations } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

test('an admin changes a helpline, and /help-now shows it, also offline', async ({
  page,
  browser,
  baseURL,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(180_000))
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await signIn('admin@demo.test')
  await page.goto('/admin/crisis-lines')
  const line = page.getByRole('listitem').filter({ hasText: 'Works from phones in the United' })
  await expectPageChecks(page, 'the helplines as an admin keeps them')
  await line.getByRole('button', { name: 'Edit' }).press('Enter')
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Number' }).fill('call me')
  await untilAnswerable(page)
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(form.getByRole('link', { name: /number that can be dialled/ })).toBeVisible()
  await form.getByRole('textbox', { name: 'Number' }).fill('988')
  await form.getByLabel('Opening hours').fill('At any hour')
  await form.getByLabel('I have dialled this number today').check()
  await expectPageChecks(page, 'the form of a helpline')
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(line.getByText('At any hour')).toBeVisible()

  const phone = await browser.newContext({ baseURL: baseURL! })
  const visitor = await phone.newPage()
  await visitor.goto('/help-now')
  const text = visitor.getByRole('main').getByText('At any hour')
  await expect(text).toBeVisible()
  // The server is unreachable: the last known list is shown, and nothing is lost.
  await phone.route('**/api/crisis-lines', (route) => route.abort())
  await visitor.reload()
  await expect(text).toBeVisible()
  await visitor.evaluate(() => localStorage.clear())
  await visitor.reload()
  await expect(visitor.getByRole('main').getByRole('link', { name: /933/ })).toBeVisible()
  await phone.close()
})

test('an admin changes text, position and price of a plan, and the form names every issue', async ({
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
  await dialog.getByLabel('Who it is for').fill(summary)
  await dialog.getByRole('button', { name: 'Save the plan' }).click()
  await expect(row).toContainText(summary)
  await expect(row).toContainText('K100')

  const first = page.getByRole('row').nth(1)
  await page.getByRole('button', { name: 'Move up Wellness Starter' }).click()
  await expect(first).toContainText('Wellness Starter')
})

test('a price that an admin changes is on the public pages without script, at once', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('admin@demo.test')
  await page.goto('/admin/plans')
  const row = page.getByRole('row').filter({ hasText: 'Comprehensive Care' })
  const dialog = page.getByRole('dialog', { name: 'Change Comprehensive Care' })
  const change = async (kwacha: string, shown: string) => {
    await row.getByRole('button', { name: 'Change' }).click()
    await dialog.getByLabel('Price of a month').fill(kwacha)
    await dialog.getByRole('button', { name: 'Save the plan' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(shown)
  }
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await plain.newPage()
  const plan = visitor
    .getByRole('list', { name: 'Plans' })
    .locator(':scope > li')
    .filter({ hasText: 'Comprehensive Care' })
  await change('1,100.50', 'K1,100.50')
  await visitor.goto('/pricing')
  await expect(plan).toContainText('K1,100.50 a month')
  const { etag } = (await page.request.get('/pricing')).headers()
  const again = await page.request.get('/pricing', { headers: { 'If-None-Match': etag! } })
  expect(again.status()).toBe(304)
  await visitor.goto('/')
  await expect(visitor.getByText('K1,100.50')).toBeVisible()

  // With script the browser hydrates the HTML that it received.
  await page.goto('/pricing')
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByText('K1,100.50 a month')).toBeVisible()

  await page.goto('/admin/plans')
  await change('1000', 'K1,000')
  await visitor.goto('/pricing')
  await expect(plan).toContainText('K1,000 a month')
  await plain.close()
})
