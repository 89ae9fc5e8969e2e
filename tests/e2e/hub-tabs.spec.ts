import { fillDate } from './support/dates.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a user logs and corrects a meal, logs an activity, writes their action plan, and downloads a report', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/diabetes?tab=nutrition')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('No meals yet.')).toBeVisible()
  await panel.getByRole('button', { name: 'Log it' }).click()
  await expect(panel.getByRole('link', { name: 'Write what you ate.' })).toBeVisible()
  await panel.getByLabel('Lunch').check()
  await panel.getByLabel('What did you eat?').fill('Nshima with beans')
  await panel.getByLabel('Carbohydrate').fill('75')
  await panel.getByLabel('Carbohydrate').press('Enter')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Nshima with beans' })).toContainText(
    '75 g',
  )
  await expectNoAxeViolations(page)
  await panel.getByRole('button', { name: /^Nshima with beans, lunch/ }).click()
  const meal = page.getByRole('dialog', { name: /Nshima with beans, lunch$/ })
  await meal.getByRole('button', { name: 'Correct' }).click()
  await expect(meal.getByLabel('Lunch')).toBeChecked()
  await expectNoAxeViolations(page)
  await meal.getByLabel('Carbohydrate').fill('57')
  await meal.getByRole('button', { name: 'Save' }).click()
  const corrected = panel.getByRole('button', { name: /^Nshima with beans, lunch Corrected 57 g/ })
  await corrected.click()
  await expect(meal.getByText(/It was Nshima with beans, lunch, 75 g, Today/)).toBeVisible()
  await expectNoAxeViolations(page)
  await meal.getByRole('button', { name: 'Remove' }).click()
  await expect(panel.getByText('No meals yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(corrected).toBeVisible()

  await page.getByRole('tab', { name: 'Activity' }).click()
  await panel.getByLabel('What did you do?').selectOption('Field work')
  await panel.getByLabel('For how long?').fill('90')
  await panel.getByLabel('Moderate').check()
  await panel.getByRole('button', { name: 'Log it' }).click()
  await expect(panel.getByText('The 7 days before: 0 minutes.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('tab', { name: 'Emergency' }).click()
  await panel.getByRole('button', { name: 'Write my plan' }).click()
  await panel.getByLabel('What I take when my sugar is low').fill('Three teaspoons of sugar')
  await panel.getByLabel('Their phone number').fill('0977 123 456')
  await panel.getByRole('button', { name: 'Save my plan' }).click()
  await expect(panel.getByRole('link', { name: '0977 123 456' })).toHaveAttribute(
    'href',
    'tel:+260977123456',
  )
  await expectNoAxeViolations(page)
})

test('a report covers a period, and downloads as files that say what, whose and when', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  await page.goto('/hypertension?tab=reports')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('heading', { name: 'Where your readings lie' })).toBeVisible()
  await panel.getByRole('button', { name: '90 days' }).click()
  await expect(panel.getByRole('button', { name: '90 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectNoAxeViolations(page)
  for (const [name, file] of [
    ['PDF for my clinic', 'pdf'],
    ['CSV', 'csv'],
  ] as const) {
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name }).click()
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(
        `^blood-pressure-report-[a-z-]+-\\d{4}-\\d\\d-\\d\\d-to-\\d{4}-\\d\\d-\\d\\d\\.${file}$`,
      ),
    )
  }
  await panel.getByRole('button', { name: 'Own dates' }).click()
  await fillDate(panel, 'From', '2020-01-01')
  await fillDate(panel, 'To', '2020-01-02')
  await panel.getByRole('button', { name: 'Show these days' }).click()
  await expect(panel.getByText('No readings from 1 January 2020')).toBeVisible()

  await page.goto('/diabetes?tab=emergency')
  await page.getByRole('button', { name: 'Report for your clinic' }).click()
  await expect(page.getByRole('heading', { name: 'Where your readings lie' })).toBeVisible()
  await expectNoAxeViolations(page)
})
