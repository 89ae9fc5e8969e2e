import { limit } from '#tests/support/patience.ts'
import { newClient } from './support/new-client.ts'
import { logBloodPressure } from './support/readings.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a plan adds patterns to a report that is free', async ({ page, request, signIn }) => {
  test.setTimeout(limit(180_000))
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension')
  for (const systolic of [128, 132, 151]) await logBloodPressure(page, systolic, 84)

  await page.goto('/hypertension?tab=reports')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('heading', { name: 'Where your readings lie' })).toBeVisible()
  await expect(panel).toContainText('These are part of Comprehensive Care.')
  await expectNoAxeViolations(page)
  await panel.getByRole('link', { name: 'See the plans' }).click()

  await page.getByRole('button', { name: 'Choose Comprehensive Care' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay for Comprehensive Care' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Mobile-money number').fill('0977 123 456')
  await expect(dialog.getByLabel('Airtel')).toBeChecked()
  await dialog.getByRole('button', { name: 'Pay K1,000' }).click()
  // The phone answers after some seconds, and the job that queries it runs each second.
  await expect(page.getByText(/Comprehensive Care: active, until/)).toBeVisible({
    timeout: limit(20_000),
  })

  await page.goto('/hypertension?tab=reports')
  const patterns = panel.getByRole('region', { name: 'Patterns' })
  await expect(patterns).toContainText('2 of 3 readings, 67 %')
  await expect(patterns).toContainText('Too few readings to compare the two periods.')
  await expect(patterns).toContainText('137/84 mmHg, 3 readings')
  await expect(patterns).toContainText('Do not change a medicine because of them')
  await expectNoAxeViolations(page)
  const saving = page.waitForEvent('download')
  await patterns.getByRole('button', { name: 'CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^blood-pressure-patterns-.*\.csv$/)
})
