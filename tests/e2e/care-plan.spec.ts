import type { Locator } from '@playwright/test'
import { consentTo } from '#domain/accounts/consent.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { limit } from '#tests/support/patience.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { payForPlan } from './support/pay-for-plan.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const today = lusakaClock(new Date()).day

/** Types a day, `YYYY-MM-DD`, in its three parts. */
async function fillDay(group: Locator, value: string) {
  const [year = '', month = '', day = ''] = value.split('-')
  await group.getByLabel('Day').fill(day)
  await group.getByLabel('Month').fill(month)
  await group.getByLabel('Year').fill(year)
}

test('a provider writes a care plan, its patient marks a step and says what does not work, and the provider reads it', async ({
  page,
  request,
  signIn,
  readMail,
}) => {
  test.setTimeout(limit(240_000))
  const { patient, calls } = await newRequest(request)
  expect((await calls.send('POST', '/api/consents', consentTo('health_data'))).status()).toBe(201)
  await payForPlan(request, patient, 'comprehensive-care')
  const { id } = await calls.get<{ id: string }>('/api/profile')

  await signIn(therapist)
  await page.goto(`/patients/${id}`)
  const part = page.getByRole('region', { name: 'Care plan' })
  await expect(part.getByText(/includes a care plan/)).toBeVisible()
  await part.getByRole('button', { name: 'Write a care plan' }).click()
  await part.getByRole('button', { name: 'Publish the plan' }).click()
  await expect(part.getByText('Write the goal.')).toBeVisible()
  await expect(part.getByText('Choose the day of the review.')).toBeVisible()
  await expectPageChecks(page, 'a care plan with fields that are missing')
  await part.getByLabel(/in their own words$/).fill('I want to sleep through the night')
  await part.getByLabel(/^Reached when/).fill('Six nights of seven')
  await part.getByLabel('Step', { exact: true }).fill('Go to bed at ten')
  await part.getByLabel('How often, or when').fill('Each evening')
  await fillDay(part.getByRole('group', { name: /^Review on/ }), dayAfter(today, 90))
  await fillDay(part.getByRole('group', { name: /agreed on this together on$/ }), today)
  await expect(part.getByText(/Draft saved at/)).toBeVisible()

  // It is there after the tab was closed.
  await page.reload()
  await part.getByRole('button', { name: /^Go on with the plan of/ }).click()
  await expect(part.getByLabel('Step', { exact: true })).toHaveValue('Go to bed at ten')
  await part.getByRole('button', { name: 'Publish the plan' }).click()
  await expect(part.getByText(/^Version 1, written by Chileshe Mumba/)).toBeVisible()
  await expect(part.getByText('Marked on 0 of the last 7 days.')).toBeVisible()
  await expectNoAxeViolations(page)
  expect((await readMail(patient.email, /something new for you/)).text).not.toMatch(
    /care plan|sleep/i,
  )

  await signIn(patient.email, patient.password)
  await page.goto('/patient-profile')
  const onToday = page.getByRole('region', { name: 'Your care plan' })
  await onToday.scrollIntoViewIfNeeded()
  await expect(onToday).toContainText('Go to bed at ten · Each evening')
  await expectNoAxeViolations(page)
  await onToday.getByRole('link', { name: 'Open your care plan' }).click()
  await expect(page.getByRole('heading', { name: 'My care plan', level: 1 })).toBeVisible()
  await expect(page.getByText(/Written by Chileshe Mumba on/)).toBeVisible()
  await page.getByRole('button', { name: 'Mark as done: Go to bed at ten' }).click()
  const undo = page.getByRole('button', { name: 'Done today. Undo: Go to bed at ten' })
  await undo.click()
  await page.getByRole('button', { name: 'Mark as done: Go to bed at ten' }).click()
  await expect(undo).toBeVisible()
  await page.getByRole('button', { name: 'This does not work for me: Go to bed at ten' }).click()
  await page.getByLabel('What does not work for you?').fill('I work at night.')
  await expectPageChecks(page, 'a care plan of its person')
  await page.getByRole('button', { name: 'Send to my provider' }).click()
  await expect(page.getByText(/^You said on .*: I work at night\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Show it to all providers who treat me' }).click()
  await expect(page.getByText(/^All providers who treat you see your plan/)).toBeVisible()

  await signIn(therapist)
  await page.goto('/provider-profile')
  const waiting = page.getByRole('list', { name: 'Care plans that wait' })
  await waiting.getByRole('link', { name: patient.full_name }).click()
  await expect(part.getByText('Marked on 1 of the last 7 days.')).toBeVisible()
  await expect(part.getByText('I work at night.')).toBeVisible()
  await part.getByRole('button', { name: 'End the plan' }).click()
  await part.getByLabel('Why does it end?').fill('We begin anew')
  await part.getByRole('button', { name: 'End the plan' }).click()
  await expect(part.getByRole('button', { name: 'Write a care plan' })).toBeVisible()
  await expect(part.getByText(/^Care plan of .*, version 1$/)).toBeVisible()
})

test('words of danger about a step show the numbers to call', async ({ page, request, signIn }) => {
  test.setTimeout(limit(180_000))
  const { patient, calls, desk } = await newRequest(request)
  await calls.send('POST', '/api/consents', consentTo('health_data'))
  await payForPlan(request, patient, 'comprehensive-care')
  const { id } = await calls.get<{ id: string }>('/api/profile')
  const draft = crypto.randomUUID()
  const step = { id: crypto.randomUUID(), step: 'Walk', who: 'patient', when: 'Each day' }
  const goal = { id: crypto.randomUUID(), goal: 'Be outside', steps: [step] }
  const path = `/api/provider/personal-plan-drafts/${draft}`
  const days = { review_on: dayAfter(today, 30), agreed_on: today }
  const body = { patient_id: id, goals: [goal], ...days, version: 0 }
  expect((await desk.send('PUT', path, body)).status()).toBe(201)
  const published = await desk.send('POST', `${path}/publication`, { version: 1, follows: 0 })
  expect(published.status()).toBe(204)
  await signIn(patient.email, patient.password)
  await page.goto('/care-plan')
  await page.getByRole('button', { name: 'This does not work for me: Walk' }).click()
  await page.getByLabel('What does not work for you?').fill('I want to kill myself.')
  await expect(page.getByRole('main').getByRole('link', { name: /933/ }).first()).toBeVisible()
})

test('without a plan the page says which membership includes it', async ({
  page,
  request,
  signIn,
}) => {
  const patient = await newClient(request)
  await signIn(patient.email, patient.password)
  await page.goto('/care-plan')
  await expect(page.getByText('A care plan is part of Comprehensive Care.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/membership',
  )
})
