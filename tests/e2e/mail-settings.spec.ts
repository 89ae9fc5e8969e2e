import type { Page } from '@playwright/test'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const panelOf = (page: Page) => page.getByRole('main')
const happenings = 'What happens to my appointments'

test('a user turns reminders off by keyboard, and they stay off', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/account/emails')
  const panel = panelOf(page)
  await expect(panel.getByLabel(happenings)).toBeChecked()
  await panel.getByLabel('Reminders').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(panel.getByLabel('You have a new message')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('From now on you get the emails you have ticked.')).toBeVisible()
  await page.reload()
  await expect(panel.getByLabel(happenings)).toBeChecked()
  await expect(panel.getByLabel('Reminders')).not.toBeChecked()
})

test('a choice stays ticked when the server cannot be reached, and is saved on the second try', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_FAILED/)
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/account/emails')
  const panel = panelOf(page)
  await panel.getByLabel(happenings).uncheck()
  await page.route('**/api/mail-settings', (route) => route.abort())
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toContainText('There is no connection to the server.')
  await expect(panel.getByLabel(happenings)).not.toBeChecked()
  await page.unroute('**/api/mail-settings')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('From now on you get the emails you have ticked.')).toBeVisible()
  await expect(panel.getByRole('alert')).toHaveCount(0)
})

test('the panel shows that it is loading, and offers a retry after a failure', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/503/)
  await signIn('client@demo.test')
  let isAway = true
  await page.route('**/api/mail-settings', (route) =>
    isAway
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } })
      : route.continue(),
  )
  await page.goto('/account/emails')
  const panel = panelOf(page)
  await expect(panel.getByText('Error fetching your email settings')).toBeVisible()
  await expectPageChecks(page, 'the email settings failed')
  isAway = false
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByLabel('Reminders')).toBeVisible()
  await expectPageChecks(page, 'the email settings')
})
