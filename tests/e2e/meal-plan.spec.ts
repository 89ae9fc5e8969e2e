import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as unpdf from 'unpdf'
import type { MealPlanRequest } from '#domain/nutrition/request.ts'
import { mealAnswers, mealPlanOf } from '../support/meal-plan-samples.ts'
import { callsOf } from './support/booking.ts'
import { tabTo } from './support/keyboard.ts'
import { newClient } from './support/new-client.ts'
import { expectSound } from './support/soundness.ts'
import { expect, test } from './support/test.ts'

const step = async (page: Page, number: number, title: string) => {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByText(`Step ${number} of 5`)).toBeVisible()
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const plan = '**/api/meal-plan-requests'

test('a client asks for a meal plan on a phone, by keyboard, and finds it being crafted', async ({
  page,
  readMail,
  signIn,
  allowConsole,
}, { project }) => {
  test.skip(project.name !== 'phone', 'one walk, on the narrow screen')
  test.slow()
  allowConsole(/ERR_FAILED|Failed to load resource/)
  const person = await newClient(page.request, readMail, { hasConsented: false })

  await page.goto('/nutrition')
  await expect(page.getByRole('heading', { name: 'Five kinds of plan' })).toBeVisible()
  const start = page.getByRole('main').getByRole('link', { name: 'Ask for a meal plan' })
  await expect(start).toHaveAttribute('href', '/login')
  await expectSound(page, 'the landing page')
  await signIn(person.email, person.password)
  await page.goto('/my-meal-plan')
  await expect(page.getByText('You have not asked for a meal plan yet.')).toBeVisible()
  await expectSound(page, 'no plan yet')
  await page.goto('/nutrition')
  await start.click()

  await step(page, 1, 'Your goal')
  await expect(button(page, 'Previous')).toBeDisabled()
  await button(page, 'Next').click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expect(page).toHaveTitle(/^Error: /)
  await expectSound(page, 'a goal missing')
  await tabTo(page, 'Manage Weight')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await step(page, 2, 'A closer look')
  await tabTo(page, 'Lose')
  await page.keyboard.press('Space')
  await tabTo(page, 'Gradually')
  await page.keyboard.press('Space')
  await expectSound(page, 'a closer look')
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
  await expectSound(page, 'budget and kitchen')
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
  await page.getByLabel('I agree to the terms').check()
  await expectSound(page, 'the answers to be checked')
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
  await expect(page.getByText('K350.00 weekly')).toBeVisible()
  await expectSound(page, 'being crafted')
  await button(page, 'Show earlier requests').click()
  await expect(page.getByText('This is the only one that you have asked for.')).toBeVisible()
  const calls = await callsOf(page.request, person)
  expect(await calls.get('/api/meal-plan-requests')).toMatchObject([
    {
      primary_goal: 'Manage Weight',
      goal_details: { target: 'Lose', speed: 'Gradually & Sustainably' },
      dietary_profile: { diet: 'Halal', allergies: 'Groundnuts', mealsPerDay: '3' },
      budget_logistics: { budget_frequency: 'weekly', budget_amount: 350, people: 4 },
      final_details: 'We cook on a brazier.',
    },
  ])
  await page.goBack()
  await step(page, 1, 'Your goal')
  await expect(page.getByLabel('Manage Weight')).not.toBeChecked()
})

test('a client reads the plan, takes it along, prints the list, and asks for a change', async ({
  page,
  readMail,
  signIn,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of 500/)
  const person = await newClient(page.request, readMail)
  const [calls, desk] = await Promise.all([
    callsOf(page.request, person),
    callsOf(page.request, { email: 'dietitian@demo.test' }),
  ])
  const sent = await calls.send('POST', '/api/meal-plan-requests', mealAnswers)
  const { id } = (await sent.json()) as MealPlanRequest
  const write = async (content: object) => {
    const answer = await desk.send('PUT', `/api/provider/plan-requests/${id}/plan`, content)
    expect(answer.status(), await answer.text()).toBeLessThan(300)
  }
  await write(mealPlanOf())

  await signIn(person.email, person.password)
  await page.route('**/api/meal-plan-requests/latest', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Our side.' } }),
  )
  await page.goto('/my-meal-plan')
  await expect(page.getByRole('alert').getByText('Error fetching request')).toBeVisible()
  await page.unroute('**/api/meal-plan-requests/latest')
  await button(page, 'Try again').click()

  await expect(page.getByText('From Thandiwe Ngoma, your dietitian')).toBeVisible()
  await expect(page.getByText('start with breakfast.')).toBeVisible()
  const week = page.getByRole('tablist', { name: 'Days of the week' })
  await week
    .getByRole('tab', { name: /^(Monday|Today)$/ })
    .first()
    .click()
  await expect(page.getByText('K1,220.50')).toBeVisible()
  await expectSound(page, 'the plan')

  const downloading = page.waitForEvent('download')
  await button(page, 'Download PDF').click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('plan.pdf')
  const document = await unpdf.getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await unpdf.extractText(document, { mergePages: true })
  expect(text).toContain('Maize porridge with groundnuts')

  await page.evaluate(() => {
    window.print = () => undefined
  })
  await button(page, 'Print shopping list').click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('4 bundles')).toBeVisible()
  await expect(page.getByText('start with breakfast.')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your week' })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByText('start with breakfast.')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await button(page, 'Ask for a modification').click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a modification' })
  await button(page, 'Send').click()
  await expect(dialog.getByRole('link', { name: 'Say what should be different.' })).toBeVisible()
  await dialog.getByLabel('What should be different?').fill('No kapenta, please.')
  await expectSound(page, 'the note of what should be different')
  await button(page, 'Send').click()
  await expect(page.getByText('Your note has been sent to your dietitian.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your plan is being changed' })).toBeVisible()
  await expect(page.getByText('No kapenta, please.')).toBeVisible()
  await expect(page.getByText('start with breakfast.')).toBeVisible()
  await expect(button(page, 'Ask for a modification')).toHaveCount(0)
  await expectSound(page, 'the plan being changed')

  await write(mealPlanOf({ dietitian_message: 'Without kapenta now.' }))
  await page.reload()
  await expect(page.getByText('Without kapenta now.')).toBeVisible()
  await expect(page.getByText('version 2')).toBeVisible()
  await expect(button(page, 'Ask for a modification')).toBeVisible()
})
