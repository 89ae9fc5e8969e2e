import type { Page } from '@playwright/test'
import { linkIn, logIn, newPerson } from './support/new-person.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

async function typeBirth(page: Page, year: number) {
  await page.getByLabel('Day', { exact: true }).fill('3')
  await page.getByLabel('Month', { exact: true }).fill('1')
  await page.getByLabel('Year', { exact: true }).fill(String(year))
}

const thisYear = new Date().getFullYear()

test('a child is rejected with a link to Childline, and a minor names a guardian and sees Childline first', async ({
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

/** An account from before the rule of ages: its profile has this year of birth and no guardian. */
async function answerWithBirth(page: Page, year: number) {
  let born = {}
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() !== 'GET') {
      const json = { ...born, guardian_name: 'Ruth Mwansa' }
      return route.fulfill({ json })
    }
    // The page may have moved on before the response arrived.
    const answer = await route.fetch().catch(() => undefined)
    const profile = (await answer?.json().catch(() => undefined)) as object | undefined
    if (!answer?.ok() || !profile) return route.continue().catch(() => undefined)
    born = { ...profile, date_of_birth: `${year}-01-03`, guardian_name: null }
    await route.fulfill({ json: born }).catch(() => undefined)
  })
}

test('an existing account of a child shows the rejection with Childline, and keeps its data', async ({
  page,
  request,
}) => {
  const person = await newClient(request)
  await answerWithBirth(page, thisYear - 10)
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  const rejection = page.getByRole('complementary', {
    name: 'You can have an account from the day you turn 13',
  })
  await expect(rejection.getByRole('link', { name: '116' })).toHaveAttribute('href', 'tel:116')
  await expectNoAxeViolations(page)
  await rejection.getByRole('link', { name: 'Download your data' }).click()
  await expect(page.getByRole('heading', { name: 'Take your data with you' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Erase the account' })).toBeVisible()
  await page.goto('/screening')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(rejection).toBeHidden()
})

test('a minor without a saved guardian is asked for one, and may answer later', async ({
  page,
  request,
}) => {
  const person = await newClient(request)
  await answerWithBirth(page, thisYear - 15)
  await logIn(page, person)
  await page.waitForURL('**/patient-profile')
  const ask = page.getByRole('complementary', {
    name: 'We need the name of a parent or guardian',
  })
  await ask.getByRole('button', { name: 'Give their name' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Tick the box when they agree').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await ask.getByRole('button', { name: 'Not now' }).click()
  await expect(ask).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(ask).toBeHidden()
  await page.evaluate(() => localStorage.removeItem('ubumi.guardian-later'))
  await page.reload()
  await ask.getByRole('button', { name: 'Give their name' }).click()
  await dialog.getByLabel('Parent or guardian: full name').fill('Ruth Mwansa')
  await dialog.getByLabel('My parent or guardian knows about this account and agrees.').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(ask).toBeHidden()
})
