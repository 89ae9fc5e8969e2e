import type { APIRequestContext } from '@playwright/test'
import { consentTo } from '#domain/accounts/consent.ts'
import { untilAnswerable } from './support/answerable.ts'
import { newClient } from './support/new-client.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a patient answers what a therapist asks for, shares it in one step, and can stop', async ({
  page,
  request,
  readMail,
  signIn,
}) => {
  test.setTimeout(120_000)
  const patient = await newClient(request, readMail)
  const headersOf = async (email: string, password: string) => {
    const grant = await request.post('/auth/v1/token?grant_type=password', {
      data: { email, password },
    })
    return {
      Authorization: `Bearer ${((await grant.json()) as { access_token: string }).access_token}`,
    }
  }
  const asPatient = await headersOf(patient.email, patient.password)
  const asTherapist = await headersOf(therapist, 'Demo-2026!')
  const me = await request.get('/api/profile', { headers: asPatient })
  const { id: patient_id } = (await me.json()) as { id: string }
  const doctor = await request.get('/api/profile', { headers: asTherapist })
  const { id: provider_id } = (await doctor.json()) as { id: string }
  await request.post('/api/consents', { headers: asPatient, data: consentTo('health_data') })
  const booked = await bookAny(request, asPatient, provider_id)
  expect(booked).toBe(201)

  await signIn(therapist)
  await page.goto(`/patient-management/${patient_id}`)
  await page.getByRole('button', { name: 'Request a questionnaire' }).click()
  await page.getByLabel('Questionnaire', { exact: true }).selectOption('PHQ-9')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/^PHQ-9 by .*: Not answered yet$/)).toBeVisible()

  await signIn(patient.email, patient.password)
  await page.goto('/patient-profile')
  await page.getByRole('link', { name: 'Answer the questions' }).click()
  await expect(page.getByRole('heading', { name: /^Questions from / })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  for (let place = 0; place < 9; place += 1) {
    const before = await page.getByRole('heading', { level: 1 }).textContent()
    await untilAnswerable(page)
    await page.keyboard.press('0')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '')
  }
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Share this result with / })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Share with / }).click()
  await expect(page.getByRole('heading', { name: /^Shared with / })).toBeVisible()

  await signIn(therapist)
  await page.goto(`/patient-management/${patient_id}`)
  await expect(page.getByText(/^PHQ-9 by .*: Answered and shared$/)).toBeVisible()
  await expect(page.getByText(/^Latest: 0, on /)).toBeVisible()
  await expectNoAxeViolations(page)
})

/** Books the first free time of the provider. @returns the status of the answer */
async function bookAny(
  request: APIRequestContext,
  headers: Record<string, string>,
  provider_id: string,
): Promise<number> {
  let status = 0
  for (let day = 2; day < 60 && status !== 201; day += 1) {
    const date = new Date(Date.now() + day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const appointment_time = `${date}T${['07', '08', '09', '12', '13', '14'][day % 6]}:00:00.000Z`
    const data = { id: crypto.randomUUID(), provider_id, appointment_time, session_type: 'Phone' }
    status = (await request.post('/api/appointments', { headers, data })).status()
  }
  return status
}
