import type { Page } from '@playwright/test'
import { untilAnswerable } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { tabTo } from './support/keyboard.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const step = async (page: Page, number: number, title: string) => {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByText(`Step ${number} of 5`)).toBeVisible()
  await untilAnswerable(page)
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const plan = '**/api/meal-plan-requests'

test('a client asks for a meal plan on a phone, by keyboard, and finds it being crafted', async ({
  page,
  signIn,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/ERR_FAILED|Failed to load resource/)
  const person = await newClient(page.request, { hasConsented: false })

  await page.goto('/nutrition')
  await expect(page.getByRole('heading', { name: 'Five kinds of plan' })).toBeVisible()
  const start = page.getByRole('main').getByRole('link', { name: 'Ask for a meal plan' })
  await expect(start).toHaveAttribute('href', '/login?next=%2Fmeal-plan-questionnaire')
  await expectPageChecks(page, 'the landing page')
  await signIn(person.email, person.password)
  await page.goto('/my-meal-plan')
  await expect(page.getByText('You have not requested a meal plan yet.')).toBeVisible()
  await expectPageChecks(page, 'no plan yet')
  await page.goto('/nutrition')
  await page.locator('#root[data-awake]').waitFor()
  await start.click()

  await step(page, 1, 'Your goal')
  await expect(button(page, 'Previous')).toBeDisabled()
  await button(page, 'Next').click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expect(page).toHaveTitle(/^Error: /)
  await expectPageChecks(page, 'a goal missing')
  await tabTo(page, 'Manage Weight')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await step(page, 2, 'A closer look')
  await tabTo(page, 'Lose')
  await page.keyboard.press('Space')
  await tabTo(page, 'Gradually')
  await page.keyboard.press('Space')
  await expectPageChecks(page, 'a closer look')
  await page.goBack()
  await step(page, 1, 'Your goal')
  await expect(page.getByLabel('Manage Weight')).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('Lose')).toBeChecked()
  await button(page, 'Next').click()

  await step(page, 3, 'How you eat')
  await page.getByLabel('No restrictions').check()
  await page.getByLabel('Allergies').fill('Groundnuts')
  await page.getByLabel('3', { exact: true }).check()
  const stop = page.getByRole('alert', { name: 'No weight loss for now' })
  await page.getByLabel('Pregnant').check()
  await expect(stop).toContainText('talk to a clinician first')
  await expectPageChecks(page, 'no weight loss in pregnancy')
  await page.getByLabel('Pregnant').uncheck()
  await expect(stop).toBeHidden()
  await page.getByLabel('Rather not say').check()
  await page.reload()
  await step(page, 3, 'How you eat')
  await expect(page.getByLabel('Allergies')).toHaveValue('Groundnuts')
  await button(page, 'Next').click()

  await step(page, 4, 'Budget and kitchen')
  await expect(page.getByLabel('Weekly')).toBeChecked()
  await page.getByLabel('How much is it?').fill('0')
  await page.getByLabel('How many people').fill('4')
  await page.getByLabel('30-60 mins/day').check()
  await button(page, 'Next').click()
  await expect(page.getByRole('link', { name: 'Enter a budget of at least K1.' })).toBeVisible()
  await page.getByLabel('How much is it?').fill('350')
  await expectPageChecks(page, 'budget and kitchen')
  await page.keyboard.press('Enter')

  await step(page, 5, 'Check your answers')
  await expect(page.getByText('350 kwacha')).toBeVisible()
  await button(page, 'Change How you eat').click()
  await page.getByLabel('Halal').check()
  await button(page, 'Next').click()
  await step(page, 5, 'Check your answers')
  await expect(page.getByText('Halal')).toBeVisible()
  await page.getByLabel('Anything else').fill('We cook on a brazier.')
  const submit = button(page, 'Send my request')
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription('Tick the box above to send your request.')
  await expect(page.getByText('Tick the box above')).toBeVisible()
  await page.getByLabel('I agree to the terms').check()
  await expectPageChecks(page, 'the answers to be checked')
  await submit.click()

  await page.waitForURL('**/consent?next=**')
  await page.getByLabel('I have read this').check()
  await button(page, 'I agree').click()
  await step(page, 5, 'Check your answers')
  await expect(page.getByLabel('Anything else')).toHaveValue('We cook on a brazier.')
  await expect(submit).toBeDisabled()
  await page.getByLabel('I agree to the terms').check()
  // The answer is lost on the way back: it was written, and is not written again.
  await page.route(plan, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit.click()
  await expect(page.getByText('Submission Failed')).toBeVisible()
  await page.unroute(plan)
  await submit.click()
  await expect(
    page.getByText('Your request has been sent to our dietitian team.', { exact: true }),
  ).toBeVisible()

  await page.waitForURL('**/my-meal-plan')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your meal plan is being crafted' }),
  ).toBeVisible()
  await expect(page.getByText('2-3 business days')).toBeVisible()
  await expect(page.getByText('K350 weekly')).toBeVisible()
  await expectPageChecks(page, 'being crafted')
  await button(page, 'Show earlier requests').click()
  await expect(page.getByText('This is your only request.')).toBeVisible()
  const calls = await callsOf(page.request, person)
  expect(await calls.get('/api/meal-plan-requests')).toMatchObject([
    {
      primary_goal: 'Manage Weight',
      goal_details: { target: 'Lose', speed: 'Gradually & Sustainably' },
      dietary_profile: {
        diet: 'Halal',
        allergies: 'Groundnuts',
        mealsPerDay: '3',
        health: ['Rather not say'],
      },
      budget_logistics: { budget_frequency: 'weekly', budget_amount: 350, people: 4 },
      final_details: 'We cook on a brazier.',
    },
  ])
  await page.goBack()
  await step(page, 1, 'Your goal')
  await expect(page.getByLabel('Manage Weight')).not.toBeChecked()
})
