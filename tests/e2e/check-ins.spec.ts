import type { Page } from '@playwright/test'
import { who5 } from '#domain/screening/instruments/who-5.ts'
import { limit } from '#tests/support/patience.ts'
import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { payForPlan } from './support/pay-for-plan.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** Answers the five statements alike. */
async function answerAll(page: Page, label: string) {
  await page.locator('#root[data-awake]').waitFor()
  for (const { text } of who5.items)
    await page.getByRole('group', { name: text }).getByRole('radio', { name: label }).check()
}

test('a client sends a check-in, a therapist claims and answers it, and the client reads the answer', async ({
  page,
  request,
  signIn,
  readMail,
}) => {
  test.setTimeout(limit(180_000))
  const patient = await newClient(request)
  await payForPlan(request, patient, 'wellness-starter')
  await signIn(patient.email, patient.password)
  await page.goto('/patient-profile')
  await page.getByRole('link', { name: 'check-in is open' }).click()
  await expect(page.getByRole('heading', { name: 'Monthly check-in', level: 1 })).toBeVisible()
  await expect(page.getByText(who5.attribution)).toBeVisible()
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Send my check-in' }).click()
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Choose an answer.' }),
  ).toHaveCount(5)
  await expectNoAxeViolations(page)
  await answerAll(page, 'More than half of the time')
  await page.getByLabel('What went well this month?').fill('I walked with my sister.')
  await page.getByLabel('What is your plan for the next month?').fill('To bed at ten.')
  await page.getByRole('button', { name: 'Send my check-in' }).click()
  await expect(page.getByText(/A therapist answers by \w+day/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send my check-in' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  const calls = await callsOf(request, patient)
  const { check_ins } = await calls.get<{ check_ins: { id: string }[] }>('/api/check-ins')
  await signIn(therapist)
  await page.goto('/check-ins')
  const own = page.locator(`[data-check-in="${check_ins[0]!.id}"]`)
  await expect(own).toContainText('Due by')
  await expect(own).not.toContainText(patient.full_name)
  await own.getByRole('button', { name: /^Claim check-in/ }).click()
  await expect(own.getByRole('heading', { name: patient.full_name })).toBeVisible()
  await expect(own).toContainText('I walked with my sister.')
  await expectNoAxeViolations(page)
  await own.getByLabel(/^Your answer/).fill('Keep to ten o’clock.\nWell done.')
  await own.getByRole('button', { name: /^Send answer/ }).click()
  await expect(own).toHaveCount(0)

  expect((await readMail(patient.email, /^There is something new/)).text).not.toMatch(/check-in/i)
  await signIn(patient.email, patient.password)
  await page.goto('/check-in')
  await expect(page.getByText('Keep to ten o’clock.')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('words of danger open the check-in with support, and a low score suggests a screening', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(limit(120_000))
  const patient = await newClient(request)
  await payForPlan(request, patient, 'wellness-starter')
  await signIn(patient.email, patient.password)
  await page.goto('/check-in')
  await answerAll(page, 'At no time')
  await page.getByLabel('What was hard this month?').fill('I want to kill myself.')
  await expect(page.getByRole('main').getByRole('link', { name: /933/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Send my check-in' }).click()
  const support = page.getByRole('heading', { name: 'You do not have to wait for an answer' })
  await expect(support).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open support' })).toHaveAttribute('href', '/safety')
  await expect(page.getByText('No clinician has been notified yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take a screening' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('without a plan the page says which plans include it', async ({ page, request, signIn }) => {
  const patient = await newClient(request)
  await signIn(patient.email, patient.password)
  await page.goto('/check-in')
  await expect(
    page.getByText('The monthly check-in is part of Wellness Starter and Comprehensive Care.'),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/membership',
  )
})
