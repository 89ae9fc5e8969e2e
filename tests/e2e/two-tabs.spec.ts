import { newClient } from './support/new-client.ts'
import { openMenu } from './support/menu.ts'
import { expect, test } from './support/test.ts'

test('a second tab follows a logout, and shows the next person nothing of the last', async ({
  page,
  context,
  request,
  readMail,
}) => {
  const next = await newClient(request, readMail)
  await page.goto('/login')
  await page.getByLabel('Email').fill('client@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!')
  await page.getByLabel('Keep me signed in on this device').check()
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/patient-profile')

  const second = await context.newPage()
  await second.goto('/patient-profile')
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Bwalya')
  await expect(second.getByText('mmHg').first()).toBeVisible()
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await second.waitForURL('**/login')

  // What is still in the tab's memory is drawn before anything is fetched: hold the answers back.
  await second.route('**/api/*-readings*', () => undefined)
  await second.getByLabel('Email').fill(next.email)
  await second.getByLabel('Password', { exact: true }).fill(next.password)
  await second.getByRole('button', { name: 'Login' }).click()
  await expect(second.getByRole('heading', { level: 1 })).toContainText(next.full_name)
  await expect(second.getByText('mmHg')).toHaveCount(0)
})
