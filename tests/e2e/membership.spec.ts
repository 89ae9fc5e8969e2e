import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { newClient } from './support/new-client.ts'
import { payForPlan, whenThePhoneAnswers } from './support/pay-for-plan.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

async function pay(page: Page, number: string) {
  const dialog = page.getByRole('dialog', { name: 'Pay for Wellness Starter' })
  await dialog.getByLabel('Mobile-money number').fill(number)
  await expect(dialog.getByLabel('Airtel')).toBeChecked()
  await dialog.getByRole('button', { name: 'Pay K250' }).click()
}

/** Logs in on the login page after the redirect. */
async function logInHere(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('a visitor chooses a plan, pays it as a client, gets a receipt and a refund', async ({
  page,
  request,
  readMail,
  browser,
}) => {
  test.setTimeout(limit(240_000))
  const client = await newClient(request, { full_name: 'Thandiwe Banda' })
  await page.goto('/pricing')
  // Before the page is awake its links are those of a visitor.
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('link', { name: 'Choose Wellness Starter' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logInHere(page, client)
  await expect(page).toHaveURL(/\/membership\?plan=wellness-starter$/)

  // A number without money: the page says so, and there is no membership.
  const under = page.getByRole('status', { name: 'Your payment' })
  await expect(page.getByRole('dialog', { name: 'Pay for Wellness Starter' })).toBeVisible()
  await expectNoAxeViolations(page)
  await pay(page, '0977 123 001')
  await expect(under).toContainText('The payment failed', whenThePhoneAnswers)
  await expect(under).toContainText('There was not enough money on the number.')
  await expect(page.getByText('You have no plan yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Choose Wellness Starter' }).click()
  await pay(page, '0977 123 456')
  await expect(under).toContainText('Your payment has arrived', whenThePhoneAnswers)
  await expect(page.getByText(/Wellness Starter: active, until/)).toBeVisible()
  await expect(under.locator('..').getByRole('link', { name: 'Book a session' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'What is left' })).toContainText(
    /1 of 1 Phone sessions with a therapist left, until/,
  )
  await expect(page.getByText('Demonstration: no money moves here')).toBeVisible()
  await expectNoAxeViolations(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Receipt for Wellness Starter' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^receipt-\d{6}-[a-z0-9-]+-\d{4}-\d\d-\d\d\.pdf$/)
  const { text } = await extractText(new Uint8Array(await readFile(await file.path())), {
    mergePages: true,
  })
  for (const words of ['Receipt', 'Thandiwe Banda', 'Wellness Starter, one month', 'K250'])
    expect(text).toContain(words)

  await page.getByRole('button', { name: 'Request refund' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask for K250 back?' })
  await asking.getByLabel('Why').fill('I chose the wrong plan.')
  await asking.getByRole('button', { name: 'Request refund' }).click()
  await expect(page.getByText('Refund requested')).toBeVisible()

  // An admin reads it, and sends it back.
  const desk = await (await browser.newContext()).newPage()
  await desk.goto('/login')
  await logInHere(desk, { email: 'admin@demo.test', password: 'Demo-2026!' })
  await desk.waitForURL('**/admin')
  await desk.goto('/admin/refunds')
  const row = desk.getByRole('row').filter({ hasText: client.email })
  await expect(row).toContainText('I chose the wrong plan.')
  await expectNoAxeViolations(desk)
  await row.getByRole('button', { name: 'Refund to Thandiwe Banda' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(row).toContainText(/On its way|Sent/)
  await desk.context().close()

  await page.reload()
  await expect(page.getByText(/Wellness Starter: cancelled/)).toBeVisible()
  expect((await readMail(client.email, /^About your payment$/)).text).toContain('your money back')
})

test('before payment of a second plan the page says what happens to the first, and the add-on is shown as active', async ({
  page,
  request,
}) => {
  test.setTimeout(limit(180_000))
  const client = await newClient(request, { full_name: 'Mutale Phiri' })
  await payForPlan(request, client, 'comprehensive-care')
  await payForPlan(request, client, 'diet-nutrition')

  await page.goto('/login?next=/diabetes')
  await logInHere(page, client)
  await page.getByRole('tab', { name: 'Nutrition' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('Active, until')
  await expect(panel.getByRole('link', { name: 'Activate plan' })).toHaveCount(0)

  await page.goto('/membership?plan=wellness-starter')
  const dialog = page.getByRole('dialog', { name: 'Pay for Wellness Starter' })
  const choice = dialog.getByRole('group', { name: 'When does Wellness Starter start?' })
  await expect(choice).toContainText('You have Comprehensive Care until')
  await expect(choice).toContainText('K1,000')
  await expect(choice).toContainText(/becomes 12\d days more of Wellness Starter/)
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Mobile-money number').fill('0977 123 456')
  await dialog.getByRole('button', { name: 'Pay K250' }).click()
  await expect(dialog.getByRole('link', { name: 'Choose when the new plan starts.' })).toBeVisible()
  await dialog.getByLabel(/^After Comprehensive Care/).check()
  // A number mistyped: its phone never answers.
  await dialog.getByLabel('Mobile-money number').fill('0977 123 006')
  await dialog.getByRole('button', { name: 'Pay K250' }).click()
  const under = page.getByRole('status', { name: 'Your payment' })
  await expect(under).toContainText('Enter your PIN on 0977 123 006')
  await expect(page.getByText(/You have until \d\d:\d\d/)).toContainText(/\(1[45]:\d\d left\)/)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Wrong number?' }).click()
  await dialog.getByLabel(/^After Comprehensive Care/).check()
  await dialog.getByLabel('Mobile-money number').fill('0977 123 456')
  await dialog.getByRole('button', { name: 'Pay K250' }).click()
  await expect(under).toContainText('Wellness Starter is yours from', whenThePhoneAnswers)
  await expect(page.getByText(/Comprehensive Care: active, until/)).toBeVisible()
  await expect(page.getByText(/Then Wellness Starter/)).toBeVisible()
})
