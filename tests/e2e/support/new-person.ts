import { expect, type Page } from '@playwright/test'
import { newAddress } from './test.ts'

/**
 * Who signs up in the journeys. Each has an own address, and an own name: staff read the date of birth beside
 * the names of two people who are written the same.
 */
export function newPerson() {
  return {
    full_name: ownName('Chipo'),
    email: newAddress(),
    password: 'Lusaka-Morning-7',
  }
}

/** A name that no other test has, to search for where they fill more than one page. */
export function ownName(first: string): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(7))].map((byte) => 97 + (byte % 26))
  return `${first} M${String.fromCharCode(...letters)}`
}

type Person = ReturnType<typeof newPerson>
type Role = 'Client' | 'Provider'

/** Fills the sign-up form and sends it; the account is made. */
export async function signUp(page: Page, person: Person, role: Role = 'Client') {
  await sendSignUp(page, person, role)
  await expect(page.getByText('Account created!')).toBeVisible()
}

/** Fills the sign-up form and sends it; the test checks the result. */
export async function sendSignUp(
  page: Page,
  person: Person,
  role: Role = 'Client',
  path = '/signup',
) {
  await page.goto(path)
  await page.getByLabel('Full name').fill(person.full_name)
  await page.getByLabel('Day', { exact: true }).fill('27')
  await page.getByLabel('Month', { exact: true }).fill('3')
  await page.getByLabel('Year', { exact: true }).fill('1984')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByText('More: student, provider, gender, phone').click()
  await page.getByLabel('Female').check()
  if (role === 'Provider') await page.getByLabel('Provider').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** The link of an email that confirms an address. */
export function linkIn(text: string): string {
  const link = /https?:\/\/\S+\/confirm\?\S+/.exec(text)?.[0]
  if (!link) throw new Error(`The email holds no link:\n${text}`)
  return link
}

/** Signs up, confirms by the emailed link, and logs in: ends on the user's start page. */
export async function join(
  page: Page,
  readMail: (to: string, subject: RegExp) => Promise<{ text: string }>,
  person = newPerson(),
  role: Role = 'Client',
) {
  await signUp(page, person, role)
  await page.goto(linkIn((await readMail(person.email, /^Confirm your email/)).text))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
  await logIn(page, person)
  await page.waitForURL(role === 'Client' ? '**/patient-profile' : '**/provider-profile')
  return person
}

/** Fills the login page and sends it; the test checks the result. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
  path = '/login',
) {
  await page.goto(path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
