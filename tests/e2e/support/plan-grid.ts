import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { wholeExerciseRequest } from '#tests/support/exercise-samples.ts'
import { mealAnswers } from '#tests/support/meal-plan-samples.ts'
import { callsOf } from './booking.ts'
import { newClient } from './new-client.ts'

export const writers = { meal: 'dietitian@demo.test', exercise: 'fitness@demo.test' }
const answers = { meal: mealAnswers, exercise: wholeExerciseRequest }

/** A request of a new client that the demo writer has claimed, with the writer's calls. */
export async function claimed(
  request: APIRequestContext,
  kind: 'meal' | 'exercise',
  more: object = {},
) {
  const person = await newClient(request)
  const [calls, desk] = await Promise.all([
    callsOf(request, person),
    callsOf(request, { email: writers[kind] }),
  ])
  const sent = await calls.send('POST', `/api/${kind}-plan-requests`, {
    ...answers[kind],
    ...more,
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { id } = (await sent.json()) as { id: string }
  const taken = await desk.send('POST', `/api/provider/plan-requests/${id}/take`)
  expect(taken.status()).toBe(200)
  return { id, desk, path: `/plan-requests/${id}` }
}

export async function openEditor(page: Page, path: string) {
  await page.goto(path)
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByRole('grid', { name: 'The week' })).toBeVisible()
}

export const cell = (page: Page, name: string) => page.getByRole('button', { name: `${name}:` })
export const draft = (page: Page) => page.getByRole('group', { name: 'Your draft' })
export const what = (page: Page) => page.getByRole('combobox', { name: 'What is eaten' })

/** Shows a day, which on a phone is not shown yet. */
export async function showDay(page: Page, day: string) {
  const button = page
    .getByRole('group', { name: 'Day' })
    .getByRole('button', { name: `${day},`, includeHidden: true })
  if (await button.isVisible()) await button.click()
}
