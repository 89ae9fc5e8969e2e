import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The open alert about a person on the page of a provider. */
export function alertAbout(page: Page, name: string) {
  return page
    .getByRole('list', { name: 'Open alerts' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${name} may be unsafe` }) })
}

/** Consents on the account page to alerts for a provider after an alarming answer. */
export async function agreeToAlerts(page: Page) {
  await page.goto('/account/sharing')
  const label = 'Tell a clinician if I may be unsafe'
  const part = page.getByRole('region', { name: label })
  await part.getByRole('switch').click()
  await part.getByRole('button', { name: label, exact: true }).click()
  await expect(part.getByText(/^You agreed to this on/)).toBeVisible()
}

/** Enters an emergency contact on the same page, and agrees that providers see it during an alert. */
export async function keepEmergencyContact(page: Page, name: string, phone: string) {
  const part = page.getByRole('region', { name: 'My emergency contact' })
  await part.getByLabel('Name').fill(name)
  await part.getByLabel('Phone number').fill(phone)
  await part.getByRole('button', { name: 'Save the contact' }).click()
  await part.getByRole('switch').click()
  await expect(part.getByText(/^You agreed to this on/)).toBeVisible()
}

interface Mail {
  to: string
  subject: string
  text: string
  sent_at: string
}

/** The emails since a time which say that there is a task. They are written in one transaction. */
export async function taskMails(request: APIRequestContext, since: string): Promise<Mail[]> {
  const mails = (await (await request.get('/dev/mail.json')).json()) as Mail[]
  return mails.filter(
    ({ subject, sent_at }) => sent_at > since && subject.startsWith('You have a new task'),
  )
}
