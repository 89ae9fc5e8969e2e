import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { chunk } from './support/chunk.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { everythingStored } from './support/stored.ts'
import { expect, newAddress, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

async function fillIn(page: Page, subject: string, message = 'My son is nine.') {
  await page.getByLabel('Name').fill('Natasha Phiri')
  await page.getByLabel('Email').fill(newAddress())
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill(message)
}

/** As the browser fires it; queued messages are sent at once, unless that has just happened automatically. */
const lineIsBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

test('words of violence, and worry for someone else, show the matching help and block nothing', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.locator('#root[data-awake]').waitFor()
  await fillIn(page, 'A question', 'My husband beats me')
  const card = page.getByRole('main').getByRole('alert')
  await expect(card).toContainText('You have a right to be safe.')
  await expect(card.getByRole('link', { name: /933/ })).toHaveAttribute('href', 'tel:933')
  await expect(card.getByRole('link', { name: /Help after violence or rape/ })).toHaveAttribute(
    'href',
    '/help-now#violence',
  )
  await expectPageChecks(page, 'help for violence beside the message')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await page.getByLabel('Message').fill('My friend wants to kill herself')
  await expect(card).toContainText('You have a right to be safe. So do they.')
})

test('a message is stored offline, is sent when the connection is back, and an admin marks it as answered', async ({
  page,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(180_000))
  allowConsole(/Failed to load resource|Invalid time value/)
  const subject = `Do you see children? ${randomUUID()}`
  await page.goto('/contact')
  await page.locator('#root[data-awake]').waitFor()
  await fillIn(page, subject)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('My son is nine.')
  await page.locator('#root[data-awake]').waitFor()

  await page.route('**/api/contact-messages', (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).press('Enter')
  const waits = page.getByRole('heading', { name: 'Saved on this phone, will be sent' })
  await expect(waits).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('')
  expect(await everythingStored(page)).toContain('My son is nine.')
  await expectPageChecks(page, 'a contact message that waits')

  const tried = page.waitForRequest('**/api/contact-messages')
  await page.getByRole('button', { name: 'Send now' }).press('Enter')
  await tried
  await page.unroute('**/api/contact-messages')
  await lineIsBack(page)
  await expect(page.getByText('Message sent!')).toBeVisible()
  await expect(waits).toBeHidden()
  expect(await everythingStored(page)).not.toContain('My son is nine.')

  await fillIn(page, 'One more thing', 'And my daughter?')
  await page.getByRole('button', { name: 'Send message' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()
  await expectPageChecks(page, 'a contact message that was sent')

  await signIn('admin@demo.test')
  await page.goto('/admin/contact-messages')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByText('My son is nine.')).toBeVisible()
  await expectPageChecks(page, 'a contact message as an admin reads it')
  await page.getByRole('button', { name: 'Mark as answered' }).press('Enter')
  await expect(page.getByText('Marked as answered')).toBeVisible()
  await page.goto('/admin/contact-messages')
  await page.getByRole('button', { name: 'Show them' }).press('Enter')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { name: 'Answered' })).toBeVisible()
})

test('a queued message is sent for its author, and not for a user who signs in later', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const write = async (subject: string) => {
    await page.goto('/contact')
    await page.locator('#root[data-awake]').waitFor()
    await fillIn(page, subject)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
  }
  /** By subject, whether it was sent with a user's token. */
  const signed: Record<string, boolean> = {}
  await page.route('**/api/contact-messages', (route) => route.abort())
  await write('From a visitor')
  await signIn('client@demo.test')
  await write('From a client')

  // It may go by itself as soon as it can. What was aborted has no answer.
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() !== 'POST' || !request.url().endsWith('/api/contact-messages')) return
    const { subject } = request.postDataJSON() as { subject: string }
    signed[subject] = request.headers()['authorization'] !== undefined
  })
  await page.unroute('**/api/contact-messages')
  await lineIsBack(page)
  await expect.poll(() => signed).toEqual({ 'From a visitor': false, 'From a client': true })
})

test('a draft is filled in again, except where the user typed before the script came', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.locator('#root[data-awake]').waitFor()
  await fillIn(page, 'Opening hours')
  const held = Promise.withResolvers<void>()
  await page.route(chunk('main'), async (route) => {
    await held.promise
    await route.continue()
  })
  // Not a reload, with which the browser itself restores the fields.
  await page.goto('/contact?again', { waitUntil: 'commit' })
  await page.getByLabel('Subject').fill('A later question')
  held.resolve()
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByLabel('Message')).toHaveValue('My son is nine.')
  await expect(page.getByLabel('Name')).toHaveValue('Natasha Phiri')
  await expect(page.getByLabel('Subject')).toHaveValue('A later question')
})

test('a crashed page links to other pages, and shows the helplines', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/not valid as a React child|Minified React error|Failed to load resource/)
  await page.route('**/api/contact-messages', (route) => route.abort())
  await page.goto('/contact')
  await page.evaluate(() => {
    const entry = { id: '1', subject: { no: 'text' }, message: 'Earlier', submittedAt: '' }
    localStorage.setItem('contact_messages', JSON.stringify([entry]))
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
  await expect(page.getByRole('main').getByRole('link', { name: 'Lifeline Zambia' })).toBeVisible()
  await expectPageChecks(page, 'a page that fell over')
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(/\/$/)
})
