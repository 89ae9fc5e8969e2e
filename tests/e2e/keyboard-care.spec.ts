import type { Page } from '@playwright/test'
import { questionSteps } from '#web/care-plans/exercise/questions.ts'
import { untilAnswerable } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { pressOn, tabTo } from './support/keyboard.ts'
import { newClient } from './support/new-client.ts'
import { expect, test } from './support/test.ts'

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()

test('a screening is answered by keyboard alone, from Start to the results', async ({
  page,
  signIn,
}) => {
  const person = await newClient(page.request)
  await signIn(person.email, person.password)
  await page.goto('/screening')
  await pressOn(page, 'Start')
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await pressOn(page, 'Most of the time')
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await pressOn(page, 'Back')
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  const question = page.getByRole('heading', { level: 1 })
  for (const value of [4, 4, 4, 4, 4, ...Array<number>(7).fill(2), ...Array<number>(9).fill(0)]) {
    const before = await question.textContent()
    await untilAnswerable(page)
    await page.keyboard.press(String(value))
    await expect(question).not.toHaveText(before ?? '')
  }
  await heading(page, 'A few more questions may help')
  await pressOn(page, 'Skip')
  await heading(page, 'Your results')
  await expect(page.getByText('Saved!')).toBeVisible()
  await pressOn(page, 'See what changed')
  await heading(page, 'Your screening results')
})

test('both questionnaires are answered and sent by keyboard alone', async ({ page, signIn }) => {
  test.slow()
  const person = await newClient(page.request)
  await signIn(person.email, person.password)
  await page.goto('/exercise-plan-questionnaire')
  await pressOn(page, 'Start Questionnaire')
  for (const { title } of questionSteps) {
    await heading(page, title)
    if (title === 'Workout Environment') await pressOn(page, 'Yoga Mat', 'Space')
    await pressOn(page, 'Next')
  }
  await heading(page, 'Consent & Submission')
  await pressOn(page, 'I have read this and agree', 'Space')
  await pressOn(page, 'Submit to Fitness Expert')
  await page.waitForURL((url) => url.pathname === '/')

  await page.goto('/meal-plan-questionnaire')
  await pressOn(page, 'Next')
  // The message about the missing answer gets the focus, and links to its field.
  await expect(page.locator('.error-summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Manage Weight')).toBeFocused()
  await page.keyboard.press('Space')
  await pressOn(page, 'Next')
  await heading(page, 'A closer look')
  await pressOn(page, 'Lose', 'Space')
  await pressOn(page, 'Gradually', 'Space')
  await pressOn(page, 'Next')
  await heading(page, 'How you eat')
  await pressOn(page, 'No restrictions', 'Space')
  await pressOn(page, '2', 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('3', { exact: true })).toBeChecked()
  await pressOn(page, 'Next')
  await heading(page, 'Budget and kitchen')
  await tabTo(page, 'How much is it?')
  await page.keyboard.type('350')
  await tabTo(page, 'How many people')
  await page.keyboard.type('4')
  await pressOn(page, '<30 mins/day', 'Space')
  await pressOn(page, 'Next')
  await heading(page, 'Check your answers')
  await pressOn(page, 'I agree to the terms', 'Space')
  await pressOn(page, 'Send my request')
  await page.waitForURL('**/my-meal-plan')

  const calls = await callsOf(page.request, person)
  expect(await calls.get('/api/exercise-plan-requests')).toMatchObject([
    { environment_equipment: { availableEquipment: ['Yoga Mat'] } },
  ])
  expect(await calls.get('/api/meal-plan-requests')).toMatchObject([
    { dietary_profile: { mealsPerDay: '3' }, budget_logistics: { budget_amount: 350, people: 4 } },
  ])
})

test('a document is chosen and sent by keyboard alone, after a form sent without one', async ({
  page,
  signIn,
}) => {
  test.slow()
  // A test that waits for the browser's dialog only after the click may be too late.
  page.on('filechooser', () => {})
  const student = await newClient(page.request, { isStudent: true })
  await signIn(student.email, student.password)
  await page.goto('/student-profile')
  await pressOn(page, 'Upload')
  await expect(page.locator('.error-summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your document', { exact: true })).toBeFocused()
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWPoAAMGCAUALK4GYSSeFPoAAAAASUVORK5CYII=',
    'base64',
  )
  await (await choosing).setFiles({ name: 'student-card.png', mimeType: 'image/png', buffer })
  await pressOn(page, 'Upload')
  await expect(page.getByText('We are checking your document.')).toBeVisible()
})
