import { chunk } from './support/chunk.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('the URL keeps the tab of a hub after a reload, with Back, by keyboard, and if the tab does not load', async ({
  page,
  signIn,
  allowConsole,
}) => {
  await signIn('client@demo.test')
  await page.goto('/diabetes')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tab('Nutrition').click()
  await expect(page).toHaveURL(/\/diabetes\?tab=nutrition$/)
  await expect(page.getByRole('tabpanel')).toContainText('Diet & Nutrition Plan')
  await expect(tab('Nutrition')).toBeFocused()
  await tab('Nutrition').press('End')
  await expect(page).toHaveURL(/\?tab=emergency$/)
  await expect(tab('Emergency')).toBeFocused()
  await page.goBack()
  await expect(tab('Nutrition')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/\/diabetes$/)
  await expect(page.getByRole('heading', { name: 'Log a reading' })).toBeVisible()

  await page.goto('/diabetes?tab=emergency')
  await expect(
    page.getByRole('tabpanel').getByRole('link', { name: 'Call 112' }).first(),
  ).toBeVisible()
  await page.goto('/diabetes?tab=nowhere')
  await expect(tab('Dashboard')).toHaveAttribute('aria-selected', 'true')

  allowConsole(/Failed to (load|fetch)/)
  const script = chunk('activity-panel')
  await page.route(script, (route) => route.abort())
  await tab('Activity').click()
  const failed = page.getByRole('alert').filter({ hasText: 'This tab did not load' })
  await expect(failed).toBeVisible()
  await page.unroute(script)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(tab('Activity')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toContainText('Ask for an exercise plan')
})

test('the warning of a low sugar links to the user’s own plan', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/diabetes')
  await page.getByLabel('Unit').selectOption('mg/dL')
  await page.getByLabel('Glucose level').fill('50')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await page.getByRole('link', { name: 'See my action plan' }).click()
  await expect(page).toHaveURL(/\/diabetes\?tab=emergency$/)
  await expect(page.getByRole('tab', { name: 'Emergency' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('heading', { name: 'My action plan' })).toBeVisible()
  await expectNoAxeViolations(page)
})
