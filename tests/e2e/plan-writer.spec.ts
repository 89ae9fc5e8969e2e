import type { APIRequestContext, Page } from '@playwright/test'
import { smallPlan } from '#tests/support/plans.ts'
import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

const dietitian = 'dietitian@demo.test'
const expert = 'fitness@demo.test'

const mealRequest = {
  // A goal that no other test asks for: a queue that all share shows no more of a request than that.
  primary_goal: 'Support Fitness & Performance',
  goal_details: { activity: 'Running/Marathon' },
  dietary_profile: { diet: 'Other', other_diet: 'No beans', mealsPerDay: '2' },
  budget_logistics: {
    budget_frequency: 'weekly',
    budget_amount: 350,
    mealPrepTime: '<30 mins/day',
    people: 3,
  },
  agreement: true,
}
const exerciseRequest = {
  profile_goals: { primaryGoal: 'Train for a Specific Sport' },
  fitness_level: { daysPerWeek: 3 },
  environment_equipment: {},
  exercise_preferences: {},
  lifestyle_nutrition: {},
  consent_given: true,
}

/** A new client with a pending plan request. */
async function ask(request: APIRequestContext, path: string, body: object) {
  const person = await newClient(request)
  const calls = await callsOf(request, person)
  expect((await calls.send('POST', path, body)).status()).toBe(201)
}

/** The newest request with a goal. */
const cardOf = (page: Page, goal: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: goal }).last()

/** Claims the newest request with a goal; the name of its person is shown only then. */
async function take(page: Page, goal: string): Promise<string> {
  await cardOf(page, goal)
    .getByRole('button', { name: /^Claim request/ })
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Write the plan' })).toBeVisible()
  return page.getByRole('heading', { level: 1 }).innerText()
}

const cell = (page: Page, name: string) => page.getByRole('button', { name: `${name}:` })
const summary = (page: Page) => page.locator('.error-summary')

test('a dietitian claims a request, sees what is missing, writes from a template and foods, and sends it', async ({
  page,
  request,
  signIn,
}, { project }) => {
  // All share one queue: a second dietitian would claim the first one's request.
  test.skip(project.name === 'desktop', 'the fitness expert is at work there')
  test.setTimeout(limit(180_000))
  const allergies = 'Groundnuts'
  await ask(request, '/api/meal-plan-requests', {
    ...mealRequest,
    dietary_profile: { ...mealRequest.dietary_profile, allergies, health: ['Kidney disease'] },
  })
  await signIn(dietitian)
  await page.getByRole('link', { name: /plans? to write/ }).click()
  const card = cardOf(page, mealRequest.primary_goal)
  await expect(card).toContainText('A clinician first')
  await expect(card).toContainText('40 to 64')
  await expect(card).not.toContainText(/Groundnuts|Kidney disease|No beans/)
  await expectPageChecks(page, 'the queue')
  const name = await take(page, mealRequest.primary_goal)
  await expect(page.getByText(allergies, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Check and send' }).press('Enter')
  await expect(summary(page)).toContainText('Write a message to the person.')
  await summary(page).getByRole('link', { name: 'Plan at least one day.' }).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByLabel('Portion').fill('1 plate')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('button', { name: 'Check and send' }).press('Enter')
  await summary(page)
    .getByRole('link', { name: 'Monday, Supper: Say what is eaten.' })
    .press('Enter')
  await expect(cell(page, 'Monday, Supper')).toBeFocused()
  await expect(cell(page, 'Monday, Supper')).toContainText('Say what is eaten.')
  await page.keyboard.type('Nshima and beans')
  await expectPageChecks(page, 'a plan with what is missing')
  await page.reload()
  await expect(cell(page, 'Monday, Supper')).toContainText('Nshima and beans')

  await page.getByRole('button', { name: 'Templates' }).click()
  const template = page.getByRole('button', { name: 'Start from it Three meals on one hotplate' })
  await template.click()
  const warning = page.getByRole('alertdialog', { name: `may not fit ${name}` })
  await expect(warning).toContainText('Must not eat: groundnuts')
  await expect(warning).toContainText('Monday, Lunch: Nshima, beans and rape. Does not eat: beans')
  await expect(warning).toContainText('Kidney disease: agree the plan with their clinician first.')
  await expect(warning).toContainText('Check each meal yourself.')
  await expectPageChecks(page, 'a template that does not fit')
  await warning.getByRole('button', { name: 'Choose another' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  // Nothing was changed by the question alone.
  await expect(cell(page, 'Monday, Supper')).toContainText('Nshima and beans')
  await page.getByRole('button', { name: 'Templates' }).click()
  await template.click()
  await warning.getByRole('button', { name: 'Start from it anyway' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await cell(page, 'Monday, Lunch').click()
  await page.getByRole('button', { name: 'Choose from foods Monday, Lunch' }).click()
  const foods = page.getByRole('dialog')
  await foods.getByLabel('Search').fill('kalemb')
  await foods.getByRole('button', { name: 'Add to the meal Sweet potato leaves' }).click()
  await foods.getByRole('button', { name: 'Add to the shopping list Sweet potato leaves' }).click()
  await expect(foods.getByText('On the shopping list')).toBeVisible()
  await expectPageChecks(page, 'the foods')
  await foods.getByRole('button', { name: 'Close' }).click()
  await expect(cell(page, 'Monday, Lunch')).toBeFocused()
  await page.getByRole('button', { name: 'Copy Monday to' }).click()
  await page.getByRole('dialog').getByLabel('Friday').check()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByLabel('Your message').fill('Greens twice a day.')

  await page.getByRole('button', { name: 'Check and send' }).click()
  await expect(page.getByRole('heading', { name: 'Check the plan' })).toBeFocused()
  await expect(page.getByText('Nshima, beans and rape, Sweet potato leaves')).toHaveCount(2)
  // The client must not eat groundnuts: nothing is sent before each place is confirmed as checked.
  const stop = page.getByRole('alert', { name: /^Stop: .* must not eat something in this plan$/ })
  await expect(stop).toContainText('Groundnuts in Monday, Breakfast: Maize porridge')
  await expect(page.getByRole('button', { name: 'Send plan' })).toHaveCount(0)
  await expectPageChecks(page, 'the plan once more')
  await stop.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send plan' }).click()
  const question = page.getByRole('alertdialog', { name: `Send this plan to ${name}?` })
  await question.getByRole('button', { name: 'Send plan' }).click()
  await expect(page.getByText('Plan sent')).toBeVisible()
  await page.getByRole('tab', { name: 'Sent' }).click()
  await page
    .getByRole('link', { name: `Open for ${name}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'The plan you sent' })).toBeVisible()
  await expect(page.getByText('Greens twice a day.')).toBeVisible()
  await page.getByRole('button', { name: 'Correct this plan' }).click()
  await expect(page.getByLabel('Your message')).toHaveValue('Greens twice a day.')
})
test('a fitness expert sees the warnings for a clinician, and sends a plan with a day of rest', async ({
  page,
  request,
  signIn,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'the dietitian is at work there')
  const health_history = { clearedForExercise: 'Not Sure', medicalConditions: 'Asthma' }
  await ask(request, '/api/exercise-plan-requests', {
    ...exerciseRequest,
    health_history,
  })
  await signIn(expert)
  await page.goto('/plan-requests')
  const name = await take(page, exerciseRequest.profile_goals.primaryGoal)
  await expect(page.getByText('talk to a clinician before they train')).toBeVisible()
  const { expert_message, weekly_schedule } = smallPlan.exercise
  await page.getByLabel('Your message').fill(expert_message)
  await cell(page, 'Monday, Session').press('Enter')
  await page.getByLabel('What the day is for').fill(weekly_schedule[0]!.focus)
  await page.getByLabel('Exercise', { exact: true }).fill('Squats')
  await page.getByLabel('Sets').fill('many')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(cell(page, 'Monday, Session')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('Rest')
  await expect(page.getByText('1 of 3 sessions')).toBeVisible()
  await page.getByRole('button', { name: 'Check and send' }).click()
  await expect(summary(page)).toContainText('Monday, exercise 1: Enter a whole number.')
  await expectPageChecks(page, 'an exercise plan with a fault')
  await summary(page).getByRole('link', { name: 'Monday, exercise 1' }).press('Enter')
  await page.keyboard.press('Enter')
  await page.getByLabel('Sets').fill('3')
  await page.getByRole('button', { name: 'Check and send' }).click()
  await page.getByRole('button', { name: 'Send plan' }).click()
  const question = page.getByRole('alertdialog', { name: `Send this plan to ${name}?` })
  await question.getByRole('button', { name: 'Send plan' }).click()
  await expect(page.getByText('Plan sent')).toBeVisible()
})

test('a therapist sees no queue, and no link to it', async ({ page, signIn }) => {
  await signIn('therapist@demo.test')
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
  await expect(page.locator('a[href="/plan-requests"]')).toHaveCount(0)
  await page.goto('/plan-requests')
  await expect(page.getByText('Plans are written by dietitians and fitness experts.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expectPageChecks(page, 'no queue for a therapist')
})
