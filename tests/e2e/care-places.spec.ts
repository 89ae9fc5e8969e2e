import type { Page } from '@playwright/test'
import { tabTo } from './support/keyboard.ts'
import { answer } from './support/states.ts'
import { expect, test } from './support/test.ts'

/** Where the links of the main region lead to. */
const waysOn = (page: Page) =>
  page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').sort())

test('a client sees their plan among the three, and is asked to pay when they choose another', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  // A student's plan is stored under a longer name than the card has.
  await answer(page, '/api/membership', {
    plan_name: 'Student Wellness Plan',
    status: 'active',
    end_date: '2026-12-31',
  })
  await page.goto('/membership')
  await expect(
    page.getByText('Student Wellness Plan: active, until 31 December 2026'),
  ).toBeVisible()
  const plan = (name: string) =>
    page.locator('main').getByRole('listitem').filter({ hasText: name })
  await expect(plan('Always free')).toContainText('You have this plan')
  await expect(plan('Always free')).toContainText('K0 a month')
  await expect(plan('A steady hand')).toContainText('K250 a month')
  await expect(plan('Therapy and a dietitian')).toContainText('RecommendedComprehensive Care')
  await expect(plan('Therapy and a dietitian')).toContainText('K1,000 a month')
  await expect(page.getByText('You have this plan')).toHaveCount(1)
  await tabTo(page, 'Choose Comprehensive Care')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Pay for Comprehensive Care' })).toBeVisible()

  // A plan that has run out is not had, and may be chosen again.
  await page.unrouteAll()
  await answer(page, '/api/membership', {
    plan_name: 'Wellness Starter',
    status: 'expired',
    end_date: '2026-01-31',
  })
  await page.reload()
  await expect(page.getByText('Wellness Starter: expired')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(2)
})

test('the closed tabs of the diabetes hub name what is missing, and link to what exists', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  await page.goto('/diabetes')
  const panel = page.getByRole('tabpanel')
  await page.getByRole('tab', { name: 'Nutrition' }).click()
  await expect(panel).toContainText('K100')
  expect(await waysOn(page)).toEqual([
    '/meal-plan-questionnaire',
    '/membership?plan=diet-nutrition',
    '/my-meal-plan',
    '/nutrition',
  ])
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(panel).toContainText('A fitness expert writes it')
  expect(await waysOn(page)).toEqual(['/exercise-plan-questionnaire', '/my-exercise-plan'])
  await page.getByRole('tab', { name: 'Emergency' }).click()
  await expect(panel.getByRole('link', { name: 'Call 112' }).first()).toHaveAttribute(
    'href',
    'tel:112',
  )
})

test('the page of long-term conditions links clients to the diaries and all users to help', async ({
  page,
  signIn,
}) => {
  const everybody = ['/exercise-plan-questionnaire', '/help-now', '/mental-health', '/nutrition']
  await signIn('client@demo.test')
  await page.goto('/ncd-management')
  await expect(page.getByRole('link', { name: 'Blood pressure diary' })).toBeVisible()
  expect(await waysOn(page)).toEqual(
    [
      ...everybody,
      '/diabetes',
      '/hypertension',
      '/hypertension?tab=weight',
      '/patient-profile',
      'tel:112',
    ].sort(),
  )
  await page.evaluate(() => sessionStorage.clear())
  await signIn('therapist@demo.test')
  await page.goto('/ncd-management')
  await expect(page.getByRole('link', { name: 'Go to your own page' })).toBeVisible()
  expect(await waysOn(page)).toEqual(
    [...everybody, '/patient-profile', '/patient-profile', 'tel:112'].sort(),
  )
})
