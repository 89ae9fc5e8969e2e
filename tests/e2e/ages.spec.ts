import type { Page } from '@playwright/test'
import { linkIn, logIn, newPerson } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

async function typeBirth(page: Page, year: number) {
  await page.getByLabel('Day', { exact: true }).fill('3')
  await page.getByLabel('Month', { exact: true }).fill('1')
  await page.getByLabel('Year', { exact: true }).fill(String(year))
}

const thisYear = new Date().getFullYear()

test('a child is refused kindly with Childline, and a minor names a guardian and finds Childline first', async ({
  page,
  readMail,
}) => {
  const person = newPerson()
  await page.goto('/signup')
  await page.getByLabel('Full name').fill(person.full_name)
  await typeBirth(page, thisYear - 5)
  await expect(page.getByText('You can have an account from the day you turn 13.')).toBeVisible()
  const childline = page.getByRole('main').getByRole('link', { name: '116' })
  await expect(childline).toHaveAttribute('href', 'tel:116')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
    'call Childline on 116',
  )
  await expectNoAxeViolations(page)
  await expect(page.getByLabel('Full name')).toHaveValue(person.full_name)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)

  await typeBirth(page, thisYear - 15)
  const guardian = page.getByLabel('Parent or guardian: full name')
  await expect(guardian).toBeVisible()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
    'Tick the box when they agree',
  )
  await expectNoAxeViolations(page)
  await guardian.fill('Ruth Mwansa')
  await page.getByLabel('My parent or guardian knows about this account and agrees.').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Account created!')).toBeVisible()

  await page.goto(linkIn((await readMail(person.email, /^Confirm your email/)).text))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  for (const place of ['/messages', '/help-now']) {
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Help now' }).click()
    const lines = page.locator('#crisis-menu a[href^="tel:"]')
    await expect(lines.first()).toHaveAttribute('href', 'tel:116')
  }
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="tel:"]').first()).toHaveAttribute('href', 'tel:116')
  await expect(main).toContainText('Then call 116, 933 or 112, or go to the nearest hospital')
})
