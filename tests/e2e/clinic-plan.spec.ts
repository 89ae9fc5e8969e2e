import { consentTo } from '#domain/accounts/consent.ts'
import type { Slot } from '#domain/appointments/schema.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { ownName } from './support/new-person.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const dietitian = 'dietitian@demo.test'

test('a dietitian starts a meal plan with a person without a login, who agrees at the clinic', async ({
  page,
  signIn,
}) => {
  const full_name = ownName('Mutinta')
  const calls = await callsOf(page.request, { email: dietitian })
  const registered = await calls.send('POST', '/api/clinic/patients', {
    id: crypto.randomUUID(),
    full_name,
    gender: 'female',
    born_in: 1984,
    phone_number: '0977 123 456',
    is_another_person: true,
  })
  const { id } = (await registered.json()) as { id: string }

  await signIn(dietitian)
  await page.goto('/plan-requests')
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByRole('link', { name: 'Open their page' })).toBeVisible()
  await page.goto(`/patients/${id}`)
  await page.locator('#root[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Start a meal plan' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/has not agreed that you start a meal plan/)).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Record what they agree to' }).press('Enter')
  for (const words of [/^We keep what they tell us/, /asks at the clinic what a plan needs/])
    await dialog.getByText(words).click()
  await dialog.getByText('In words', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Record this' }).click()
  await expect(dialog.getByText('Plans are started at the clinic').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  const next = dialog.getByRole('button', { name: 'Next' })
  await dialog.getByText('Manage Weight', { exact: true }).click()
  await next.click()
  await dialog.getByText('Lose', { exact: true }).click()
  await dialog.getByText('Gradually & Sustainably', { exact: true }).click()
  await next.click()
  await expect(dialog.getByText('Step 3 of 5')).toBeVisible()
  await dialog.getByText('No restrictions', { exact: true }).click()
  await dialog.getByLabel('Allergies').fill('Fish')
  await dialog.getByText('3', { exact: true }).click()
  await dialog.getByText('Pregnant', { exact: true }).click()
  await expect(dialog.getByText('No weight loss for now')).toBeVisible()
  await expectNoAxeViolations(page)
  await next.click()
  await expect(dialog.getByText('Step 3 of 5')).toBeVisible()
  await dialog.getByText('Pregnant', { exact: true }).click()
  await dialog.getByText('None of these', { exact: true }).click()
  await next.click()
  await dialog.getByLabel('How much is it?').fill('350')
  await dialog.getByLabel('How many people eat from it?').fill('4')
  await dialog.getByText('30-60 mins/day', { exact: true }).click()

  // What was entered is there again after the dialog was closed.
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Start a meal plan' }).click()
  await expect(dialog.getByText('Step 4 of 5')).toBeVisible()
  await expect(dialog.getByLabel('How much is it?')).toHaveValue('350')
  await next.click()
  await expect(dialog.getByText('Check the answers')).toBeVisible()
  await expect(dialog.getByText('Fish', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByText(/has heard these answers, and agrees/).click()
  await dialog.getByRole('button', { name: 'Save and write the plan' }).click()

  await expect(page).toHaveURL(/\/plan-requests\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: full_name })).toBeVisible()
  await expect(page.getByText('Asked at the clinic: a provider entered')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto(`/patients/${id}`)
  await expect(page.getByText('A plan is not written yet.')).toBeVisible()
})

test('a patient reads who asked them at the clinic, and stops it', async ({ page, signIn }) => {
  const patient = await newClient(page.request, {})
  const [own, calls] = await Promise.all([
    callsOf(page.request, patient),
    callsOf(page.request, { email: dietitian }),
  ])
  const provider_id = (await calls.get<{ id: string }>('/api/profile')).id
  const user_id = (await own.get<{ id: string }>('/api/profile')).id
  await own.send('POST', '/api/consents', consentTo('clinic_plans'))
  // Tests run in parallel: the second test at an hour tries another one.
  let isBooked = false
  for (let tries = 0; tries < 20 && !isBooked; tries += 1) {
    const day = lusakaClock(
      new Date(Date.now() + (10 + Math.floor(Math.random() * 70)) * 86_400_000),
    ).day
    const slots = await calls.get<Slot[]>(`/api/provider/slots?date=${day}`)
    const free = slots.find((one) => one.free)
    if (!free) continue
    const asked = await own.send('POST', '/api/appointments', {
      appointment_time: free.starts_at,
      session_type: 'Phone',
      provider_id,
    })
    isBooked = asked.status() === 201
  }
  const started = await calls.send('POST', `/api/provider/patients/${user_id}/meal-plan-requests`, {
    id: crypto.randomUUID(),
    primary_goal: 'General Healthy Eating',
    dietary_profile: { diet: 'No restrictions', mealsPerDay: '3' },
    budget_logistics: { budget_amount: 350, mealPrepTime: '30-60 mins/day', people: 4 },
    agreement: true,
  })
  expect(started.status()).toBe(201)

  await signIn(patient.email, patient.password)
  await page.goto('/my-meal-plan')
  await page.locator('#root[data-awake]').waitFor()
  await expect(page.getByText(/asked you the questions at the clinic/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Sharing' }).click()
  await page.locator('#root[data-awake]').waitFor()
  const panel = page.locator('#clinic-plans')
  await panel.getByRole('button', { name: 'Stop this' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop this' }).click()
  await expect(panel.getByRole('button', { name: 'Let my provider start a plan' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/my-meal-plan')
  await expect(page.getByText(/You have stopped plans at the clinic/)).toBeVisible()
  const { id } = (await started.json()) as { id: string }
  const released = await calls.send('POST', `/api/provider/plan-requests/${id}/release`)
  expect(released.status()).toBe(404)
})
