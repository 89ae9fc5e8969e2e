import type { Page } from '@playwright/test'
import { untilAnswerable } from './support/answerable.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect } from './support/test.ts'
import { test } from './support/video-sessions.ts'
import { limit } from '#tests/support/patience.ts'

const question = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page) => page.locator('.next-step')

/** Answers one question after another by key, to the results. */
async function answerAll(page: Page, values: readonly number[], start = 'Start') {
  await page.goto('/screening')
  await page.getByRole('button', { name: start, exact: true }).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  for (const value of values) {
    const before = await question(page).textContent()
    await untilAnswerable(page)
    await page.keyboard.press(String(value))
    await expect(question(page)).not.toHaveText(before ?? '')
  }
}
const times = (count: number, value: number) => Array.from({ length: count }, () => value)
/** WHO-5 of 100, GAD-7 of 0, PHQ-9 of 6 with daily life "Somewhat difficult". */
const someSigns = [...times(5, 5), ...times(7, 0), ...times(2, 3), ...times(7, 0), 1]

test('a client puts the step off by keyboard, is asked once more a week later, and then never again', async ({
  page,
  request,
  signIn,
  clinic,
}) => {
  test.setTimeout(limit(120_000))
  const person = await newClient(request)
  const passDays = (days: number) =>
    clinic.query(
      `update next_steps set decided_at = decided_at - $1 * interval '1 day', created_at = created_at - $1 * interval '1 day'
       where user_id = (select id from user_profiles where email = $2)`,
      [days, person.email],
    )
  await signIn(person.email, person.password)
  await answerAll(page, someSigns)
  await expect(question(page)).toHaveText('Your results')
  await expect(card(page).getByRole('heading')).toHaveText('Take small steps, and tell one person')
  const notNow = page.getByRole('button', { name: 'Not now' })
  await expect(notNow).toBeVisible()
  await expectPageChecks(page, 'results with a next step')
  await notNow.press('Enter')
  await expect(card(page).getByRole('heading', { name: /^Not now: / })).toBeFocused()
  await expect(card(page)).toContainText(/We ask once more on .*, and then not again\./)
  await expectPageChecks(page, 'results with a step put off')

  await page.goto('/screening/history')
  await expect(card(page)).toContainText('We ask once more on')
  await expect(notNow).toHaveCount(0)
  await page.goto('/patient-profile')
  await expect(page.getByRole('heading', { name: 'Now', exact: true })).toBeVisible()
  const task = page.getByRole('link', { name: 'See the step' })
  await expect(task).toHaveCount(0)

  await passDays(7)
  await page.reload()
  await expect(task).toBeVisible()
  // Others may see the screen.
  await expect(page.locator('.task', { has: task })).not.toContainText(
    /screening|mood|worry|small steps/i,
  )
  await expectPageChecks(page, 'a day with a next step')
  await task.press('Enter')
  await expect(page).toHaveURL(/\/screening\/history#next-step$/)
  await expect(card(page)).toContainText('You said “Not now” before. We ask once more.')
  await expectPageChecks(page, 'results with a step offered again')
  await notNow.press('Enter')
  await expect(card(page).getByRole('heading', { name: /^Not now: / })).toBeFocused()
  await expect(card(page)).toContainText('We do not ask again about these answers.')

  await passDays(8)
  await page.goto('/patient-profile')
  await expect(page.getByRole('heading', { name: 'Now', exact: true })).toBeVisible()
  await expect(task).toHaveCount(0)
})

test('the link of the step leads on at once and is kept as accepted; a failed "Not now" says so', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(limit(120_000))
  allowConsole(/status of 503/)
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await answerAll(page, someSigns)
  let isAway = true
  await page.route('**/api/next-steps/*', (route) =>
    isAway
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } })
      : route.fallback(),
  )
  const notNow = page.getByRole('button', { name: 'Not now' })
  await notNow.click()
  await expect(page.getByText('Not saved').first()).toBeVisible()
  await expect(notNow).toBeVisible()
  isAway = false
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.status() === 200,
  )
  await page.getByRole('link', { name: 'See ideas for small steps' }).press('Enter')
  await expect(page).toHaveURL(/\/mental-health#small-steps$/)
  await saved
  await page.goto('/screening/history')
  await expect(card(page)).toContainText('You chose this step.')
  await expect(notNow).toHaveCount(0)
  await expectPageChecks(page, 'results with a chosen step')
})

test('very strong signs lead to the safety page and can not be put off', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(limit(120_000))
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await answerAll(page, [...times(5, 5), ...times(7, 0), ...times(7, 3), 0, 0, 0])
  await expect(question(page)).toHaveText('A few more questions may help')
  await untilAnswerable(page)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(card(page).getByRole('heading')).toHaveText('See a clinician in the next days')
  await expect(page.getByText(/^Saved to your profile. Only you see them/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0)
  await expectPageChecks(page, 'results with an urgent step')
  await page.goto('/patient-profile')
  await page.getByRole('link', { name: 'Open support' }).press('Enter')
  await expect(page).toHaveURL(/\/safety$/)
})

test('a student is offered a group on the results, and the step on the first page', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(limit(120_000))
  const person = await newClient(request, { isStudent: true })
  await signIn(person.email, person.password)
  await answerAll(page, someSigns)
  await expect(card(page).getByRole('heading')).toHaveText('Come to a group')
  await page.goto('/student-profile')
  const task = page.getByRole('link', { name: 'See the step' })
  await expect(task).toBeVisible()
  await expectPageChecks(page, 'a student’s day with a next step')
  await task.press('Enter')
  await page.getByRole('link', { name: 'See the groups' }).press('Enter')
  await expect(page).toHaveURL(/\/student-profile#groups$/)
  await expect(task).toHaveCount(0)
})

test('a screening that is not kept shows the step without storing anything', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request, { hasConsented: false })
  await signIn(person.email, person.password)
  const asked: string[] = []
  page.on('request', (call) => {
    if (/\/api\/next-step/.test(call.url())) asked.push(call.url())
  })
  await answerAll(page, someSigns, 'Start, save nothing')
  await expect(card(page).getByRole('link', { name: 'See ideas for small steps' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0)
  await expectPageChecks(page, 'results that are not kept, with a next step')
  expect(asked).toEqual([])
})
