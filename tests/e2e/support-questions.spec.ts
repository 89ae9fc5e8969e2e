import type { APIRequestContext } from '@playwright/test'
import type { OwnQuestions, QuestionQueue } from '#domain/support/schema.ts'
import { limit } from '#tests/support/patience.ts'
import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { payForPlan } from './support/pay-for-plan.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const desk = 'desk@demo.test'

/** A client whose plan includes priority support. */
async function newMember(request: APIRequestContext) {
  const patient = await newClient(request)
  await payForPlan(request, patient, 'comprehensive-care')
  return patient
}

/** One question is held at a time: what an earlier run has left is given back. */
async function releaseAll(request: APIRequestContext, email: string) {
  const calls = await callsOf(request, { email })
  const { questions } = await calls.get<QuestionQueue>('/api/clinic/support-questions')
  for (const { id, is_mine } of questions)
    if (is_mine) await calls.send('POST', `/api/clinic/support-questions/${id}/release`)
}

async function newestOf(request: APIRequestContext, patient: { email: string; password: string }) {
  const calls = await callsOf(request, patient)
  return (await calls.get<OwnQuestions>('/api/support-questions')).questions[0]!.id
}

test('a member asks, the front desk claims and answers in time, and the member reads it and asks more', async ({
  page,
  request,
  signIn,
  readMail,
}) => {
  test.setTimeout(limit(180_000))
  await releaseAll(request, desk)
  const patient = await newMember(request)
  await signIn(patient.email, patient.password)
  await page.goto('/support')
  await expect(page.getByText(/Asked now, it is answered by \d\d:\d\d/)).toBeVisible()
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Send my question' }).click()
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Choose what it is about.' }),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'My plan and payments' }).check()
  await page.getByRole('textbox', { name: 'Your question' }).fill('When does my plan end?')
  // What is typed survives a reload.
  await page.reload()
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(
    'When does my plan end?',
  )
  await expect(page.getByRole('radio', { name: 'My plan and payments' })).toBeChecked()
  await page.getByRole('button', { name: 'Send my question' }).click()
  const questions = page.getByRole('list', { name: 'Your questions, newest first' })
  await expect(questions).toContainText(/Waiting\. We answer by \d\d:\d\d/)
  await expectNoAxeViolations(page)
  const id = await newestOf(request, patient)

  await signIn(desk)
  await page.goto('/support/queue')
  const queued = page.locator(`[data-question="${id}"]`)
  await expect(queued).toContainText('My plan and payments')
  await expect(queued).not.toContainText(patient.full_name)
  await page.locator('#root[data-awake]').waitFor()
  await queued.getByRole('button', { name: /^Claim question/ }).click()
  await expect(queued.getByRole('heading', { name: patient.full_name })).toBeVisible()
  await expect(queued).toContainText('When does my plan end?')
  await expect(queued.getByRole('button', { name: /^This is a health question/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await queued.getByLabel(/^Your answer/).fill('On the last day of this month.')
  await queued.getByRole('button', { name: /^Send answer/ }).click()
  await expect(queued).toHaveCount(0)

  expect((await readMail(patient.email, /^There is something new/)).text).not.toMatch(/plan/i)
  await signIn(patient.email, patient.password)
  await page.goto('/support')
  const own = page.locator(`[data-question="${id}"]`)
  await expect(own).toContainText('On the last day of this month.')
  await expect(own).toContainText('This answer is new.')
  await expectNoAxeViolations(page)
  await own.getByText('Ask more about it').click()
  await own.getByLabel('Your message').fill('Can I pay earlier?')
  await own.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(own).toContainText('Waiting.')
  await expect(own.getByRole('list', { name: 'Messages, oldest first' })).toContainText(
    'Can I pay earlier?',
  )
  await own.getByRole('button', { name: /^Close this question/ }).click()
  await expect(own).toContainText('You can open it again until')
})

test('a health question is for providers alone, and words of danger show help first and are read first', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(limit(180_000))
  await releaseAll(request, therapist)
  const patient = await newMember(request)
  await signIn(patient.email, patient.password)
  await page.goto('/support')
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('radio', { name: /^My health question Mind/ }).check()
  await page.getByRole('textbox', { name: 'Your question' }).fill('I want to kill myself.')
  await expect(page.getByRole('main').getByRole('link', { name: /933/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Send my question' }).click()
  await expect(
    page.getByRole('heading', { name: 'You do not have to wait for an answer' }),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your questions, newest first' })).toContainText(
    'It is for a therapist.',
  )
  const id = await newestOf(request, patient)

  await signIn(desk)
  await page.goto('/support/queue')
  await expect(page.getByText('Questions about health are not here')).toBeVisible()
  await expect(page.locator(`[data-question="${id}"]`)).toHaveCount(0)

  await signIn(therapist)
  await page.goto('/support/queue')
  const queued = page.locator(`[data-question="${id}"]`)
  await expect(queued).toContainText('Read this question first.')
  await page.locator('#root[data-awake]').waitFor()
  await queued.getByRole('button', { name: /^Claim question/ }).click()
  await expect(queued.getByRole('link', { name: /^Call/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await queued.getByRole('button', { name: /^Release question/ }).click()
  await expect(queued.getByRole('button', { name: /^Claim question/ })).toBeVisible()
})

test('an admin sees how the promise is kept, by week and month', async ({ page, signIn }) => {
  await signIn('admin@demo.test')
  const week = { counted: 12, in_time: 11, median_minutes: 48, longest_minutes: 135 }
  await page.route('**/api/admin/support-figures?*', (route) => {
    const by = new URL(route.request().url()).searchParams.get('by')
    const json = {
      by,
      waiting: 3,
      overdue: 1,
      overdue_since: '2026-11-30T07:00:00.000Z',
      periods: [{ from: by === 'week' ? '2026-11-23' : '2026-11-01', ...week }],
      topics: [{ topic: 'plan', ...week }],
    }
    return route.fulfill({ json })
  })
  await page.goto('/admin/support')
  const weeks = page.getByRole('table', { name: 'Answers by week' })
  await expect(weeks).toContainText('91 %')
  await expect(weeks).toContainText('2 h 15 min')
  await expect(page.getByRole('table', { name: 'Answers by topic' })).toContainText(
    'My plan and payments',
  )
  await expectNoAxeViolations(page)
  await page.locator('#root[data-awake]').waitFor()
  await page.getByLabel('By', { exact: true }).selectOption('month')
  await expect(page.getByRole('table', { name: 'Answers by month' })).toContainText('November 2026')
})
