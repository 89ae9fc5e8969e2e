import type { Page } from '@playwright/test'
import { questionSteps } from '#web/care-plans/exercise/questions.ts'
import { untilAnswerable } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { tabTo } from './support/keyboard.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

const questionnaire = '/exercise-plan-questionnaire'

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
const step = async (page: Page, number: number, title: string) => {
  await heading(page, title)
  await expect(page.getByText(`Step ${number} of 7`)).toBeVisible()
  await untilAnswerable(page)
}
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit to Fitness Expert' })
const agree = (page: Page) => page.getByRole('checkbox', { name: /^I have read this and agree/ })
const group = (page: Page, name: RegExp) => page.getByRole('group', { name })

/** Leaves everything open from the intro to step 7. */
async function walkToTheEnd(page: Page) {
  await page.goto(questionnaire)
  await page.getByRole('button', { name: 'Start Questionnaire' }).click()
  for (const [index, { title }] of questionSteps.entries()) {
    await step(page, index + 1, title)
    await next(page).click()
  }
  await step(page, 7, 'Consent & Submission')
}

/** Delays a timer of five seconds to forty: enough time for a busy machine. */
const stretchThanks = (page: Page) =>
  page.evaluate(() => {
    const usual = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (work: () => void, wait?: number) => usual(work, wait === 5000 ? 40_000 : wait),
    })
  })

test('a user answers seven steps by keyboard, checks and sends them, and returns to the start page', async ({
  page,
  signIn,
}) => {
  test.setTimeout(limit(180_000))
  const person = await newClient(page.request, { hasConsented: false })
  await signIn(person.email, person.password)
  await page.goto(questionnaire)
  await expect(page.getByText('about 7-10 minutes')).toBeVisible()
  await expectPageChecks(page, 'the introduction')

  await tabTo(page, 'Start Questionnaire')
  await page.keyboard.press('Enter')
  await step(page, 1, 'About You & Your Goals')
  await expect(back(page)).toBeDisabled()
  await tabTo(page, 'Weight Loss')
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page.getByRole('radio', { name: 'Improve Endurance' })).toBeChecked()
  await page.keyboard.press('Enter')

  await step(page, 2, 'Current Fitness Level')
  const days = page.getByLabel(/^On how many days a week/)
  await days.fill('8')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Enter a whole number from 1 to 7.',
  )
  await expectPageChecks(page, 'a number of days that is none')
  await days.fill('3')
  await next(page).click()

  await step(page, 3, 'Workout Environment')
  await page.getByLabel('Yoga Mat').check()
  await page.getByLabel('Pull-up Bar').check()
  await page.getByLabel('Pull-up Bar').uncheck()
  // The phone's own Back button moves through the steps, and loses nothing.
  await page.goBack()
  await step(page, 2, 'Current Fitness Level')
  await expect(days).toHaveValue('3')
  await page.goForward()
  await expect(page.getByLabel('Yoga Mat')).toBeChecked()
  await next(page).click()

  await step(page, 4, 'Health & Safety')
  const details = page.getByLabel('Tell us about your injuries')
  const notice = page.getByRole('heading', { name: 'Please talk to a clinician first' })
  await expect(details).toBeHidden()
  await group(page, /injuries/)
    .getByLabel('Yes')
    .check()
  await details.fill('Left knee')
  await expect(notice).toBeHidden()
  await group(page, /cleared you/)
    .getByLabel('Not Sure')
    .check()
  await expect(notice).toBeVisible()
  await expectPageChecks(page, 'injuries and the notice')
  await next(page).click()
  await step(page, 5, 'What Do You Enjoy')
  await group(page, /^What do you enjoy/)
    .getByLabel('Dancing')
    .check()
  await next(page).click()
  await step(page, 6, 'Daily Lifestyle')
  await back(page).click()
  await step(page, 5, 'What Do You Enjoy')
  await next(page).click()
  await step(page, 6, 'Daily Lifestyle')
  await next(page).click()

  await step(page, 7, 'Consent & Submission')
  await expect(page.getByText('not a substitute for medical advice')).toBeVisible()
  await expect(notice).toBeVisible()
  for (const answer of ['Improve Endurance', 'Yoga Mat', 'Left knee', 'Dancing'])
    await expect(page.getByRole('definition').filter({ hasText: answer })).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await expect(submit(page)).toHaveAccessibleDescription('Tick the box above to send your answers.')
  await expect(page.getByText('Tick the box above')).toBeVisible()
  await expectPageChecks(page, 'the answers to check')
  // A reload keeps them; a corrected answer returns to the check.
  await page.reload()
  await page.getByRole('button', { name: 'Change Health & Safety' }).click()
  await step(page, 4, 'Health & Safety')
  await group(page, /injuries/)
    .getByLabel('No', { exact: true })
    .check()
  await next(page).click()
  await step(page, 7, 'Consent & Submission')
  await expect(page.getByText('Left knee')).toBeHidden()

  // Consent is asked before the first health entry; then the user returns to the same step.
  await agree(page).check()
  await submit(page).click()
  await page.waitForURL(/\/consent/)
  // By its name: the previous page has a checkbox as well, and is shown until this one has loaded.
  await page.getByRole('checkbox', { name: 'agree that my health entries are kept' }).check()
  await page.getByRole('button', { name: 'I agree' }).click()
  await step(page, 7, 'Consent & Submission')
  await expect(agree(page)).not.toBeChecked()
  await agree(page).check()
  await submit(page).click()
  // The thanks lead home after five seconds; the next test looks at them at leisure.
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('exercise')

  const calls = await callsOf(page.request, person)
  expect(await calls.get('/api/exercise-plan-requests')).toMatchObject([
    {
      status: 'pending',
      profile_goals: { primaryGoal: 'Improve Endurance' },
      fitness_level: { daysPerWeek: 3 },
      environment_equipment: { workoutLocation: [], availableEquipment: ['Yoga Mat'] },
      health_history: { hasInjuries: 'No', injuryDetails: null, clearedForExercise: 'Not Sure' },
      exercise_preferences: { enjoyedExercises: ['Dancing'] },
      consent_given: true,
    },
  ])
})

test('unanswered questions, and an emergency reading of today, ask for a clinician first', async ({
  page,
  signIn,
}) => {
  const person = await newClient(page.request)
  await signIn(person.email, person.password)
  await page.goto(questionnaire)
  await page.getByRole('button', { name: 'Start Questionnaire' }).click()
  for (const [index, { title }] of questionSteps.slice(0, 3).entries()) {
    await step(page, index + 1, title)
    await next(page).click()
  }
  await step(page, 4, 'Health & Safety')
  const notice = page.getByRole('heading', { name: 'Please talk to a clinician first' })
  await group(page, /pregnant/)
    .getByLabel('Prefer not to say')
    .check()
  await group(page, /cleared you/)
    .getByLabel('Yes')
    .check()
  await page.getByLabel('None of these').check()
  await expect(notice).toBeVisible()
  await group(page, /pregnant/)
    .getByLabel('No', { exact: true })
    .check()
  await expect(notice).toBeHidden()
  await page.getByLabel('medical conditions').fill('Asthma')
  await expect(notice).toBeVisible()
  await page.getByLabel('medical conditions').fill('None')
  await expect(notice).toBeHidden()

  const calls = await callsOf(page.request, person)
  const high = { systolic: 162, diastolic: 104 }
  const logged = await calls.send('POST', '/api/blood-pressure-readings', high)
  expect(logged.status()).toBe(201)
  const reloaded = async () => {
    const read = page.waitForResponse(/\/api\/care-profile$/)
    await page.reload()
    await read
    await expect(page.getByText('Step 4 of 7')).toBeVisible()
  }
  await reloaded()
  await expect(notice).toBeHidden()
  // The same reading is an emergency in pregnancy.
  const care = await calls.send('PATCH', '/api/care-profile', { pregnancy: 'pregnant' })
  expect(care.status()).toBe(200)
  await reloaded()
  await expect(notice).toBeVisible()
})

test('without consent nothing is sent; a rejection keeps the answers; the user may stay on the thank-you page', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/50\d/)
  const person = await newClient(page.request)
  await signIn(person.email, person.password)
  // Before the first page: taps are compared with the clock of when a question appeared.
  await page.clock.install()
  await walkToTheEnd(page)
  let sent = 0
  await page.route('**/api/exercise-plan-requests', (route) => {
    sent += 1
    return sent === 1
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'The server is resting.', request_id: 'none' },
        })
      : route.fallback()
  })
  // A form that is submitted without the consent sends nothing, and says why.
  await submit(page).evaluate((button: HTMLButtonElement) => button.form!.requestSubmit())
  await expect(page.getByText('Consent Required')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Please agree to the disclaimer before submitting.' }),
  ).toBeVisible()
  expect(sent).toBe(0)

  await agree(page).check()
  await submit(page).click()
  await expect(page.getByText('Submission Failed')).toBeVisible()
  await expect(page.getByText('The server is resting.').first()).toBeVisible()
  await expect(agree(page)).toBeChecked()
  await stretchThanks(page)
  await submit(page).click()
  await heading(page, 'Thank You')
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.clock.fastForward(60_000)
  await expect(page.getByText('You stay on this page.')).toBeVisible()
  await expectPageChecks(page, 'the thanks')
  await page.getByRole('link', { name: 'your exercise plan’s page' }).click()
  await heading(page, 'Your exercise plan is being crafted')
  await expect(page.getByText('2-3 business days')).toBeVisible()
  // Back leads to no questionnaire that is sent.
  await page.goBack()
  await heading(page, 'Thank You')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Start Questionnaire' })).toBeVisible()
})

test('a user who starts again continues where they stopped, and cannot open a later step', async ({
  page,
  signIn,
}) => {
  await signIn('student@demo.test')
  await page.goto(questionnaire)
  await page.evaluate(() => history.replaceState({ usr: { step: 6 }, key: 'x', idx: 0 }, ''))
  await page.reload()
  await page.getByRole('button', { name: 'Start Questionnaire' }).click()
  await step(page, 1, 'About You & Your Goals')
  await page.getByLabel('Tell us more about your goal').fill('Stairs without a break')
  await next(page).click()
  await step(page, 2, 'Current Fitness Level')
  await page.goto('/student-profile')
  await page.goto(questionnaire)
  await expect(page.getByText('stopped at step 2 of 7')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await step(page, 2, 'Current Fitness Level')
  await back(page).click()
  await expect(page.getByLabel('Tell us more about your goal')).toHaveValue(
    'Stairs without a break',
  )
})
