import { randomUUID } from 'node:crypto'
import { consentTo } from '#domain/accounts/consent.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { newRequest } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('the focus goes to the title that comes with the data, also before the browser is idle', async ({
  page,
  request,
  signIn,
}) => {
  const { patient, calls, desk } = await newRequest(request)
  await calls.send('POST', '/api/consents', consentTo('health_data'))
  const { id } = await calls.get<{ id: string }>('/api/profile')
  const asked = await desk.send('POST', `/api/provider/patients/${id}/questionnaire-requests`, {
    id: randomUUID(),
    instrument: 'PHQ-9',
    due_on: lusakaClock(new Date(Date.now() + 5 * 86_400_000)).day,
  })
  expect(asked.status()).toBe(201)

  // What follows the focus in the background is loaded once the browser is idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await signIn(patient.email, patient.password)
  await page.goto('/patient-profile')
  const task = page.getByRole('link', { name: 'Answer the questions' })
  await expect(task).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/screening-results*', async (route) => {
    await held.promise
    await route.continue()
  })
  await task.press('Enter')
  await expect(page.getByRole('heading', { name: 'Questions for you' })).toBeFocused()
  held.resolve()
  await expect(page.getByRole('heading', { name: /^Questions from / })).toBeFocused()
  await expectNoAxeViolations(page)
})
