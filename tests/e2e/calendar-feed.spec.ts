import type { Page } from '@playwright/test'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

/** The path of the address that the page shows, for the server under test. */
async function shownPath(page: Page): Promise<string> {
  const shown = await page.getByText(/\/calendar\/[\w-]{43}\.ics$/).textContent()
  return new URL(shown!.trim()).pathname
}

test('a user makes a calendar address, copies it, sees when it was read, and ends it', async ({
  page,
  context,
  request,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/account/calendar')
  await expect(page.getByText('You have no calendar address yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Make an address' }).press('Enter')

  // The focus stays where the next step is.
  const copy = page.getByRole('button', { name: 'Copy the address' })
  await expect(copy).toBeFocused()
  await expectPageChecks(page, 'a new calendar address')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paste the address in your calendar app.')).toBeVisible()
  const path = await shownPath(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path)

  const answer = await request.get(path)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  await page.getByLabel('Show the name of my provider').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your calendar app shows it when it looks again.')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/A calendar app last read it on \d/)).toBeVisible()
  await expect(page.getByLabel('Show the name of my provider')).toBeChecked()
  await expect(page.getByText(path)).toHaveCount(0)
  await page.getByRole('button', { name: 'End the address' }).click()
  await page.getByRole('button', { name: 'End address' }).click()
  await expect(page.getByText('You have no calendar address yet.')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  expect((await request.get(path)).status()).toBe(404)
})
