import { consentTo } from '#domain/accounts/consent.ts'
import { limit } from '#tests/support/patience.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('an open page of a therapist counts a new alert, and the open list shows it, without a reload', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(limit(90_000))
  const { patient, calls } = await newRequest(request)
  for (const purpose of ['health_data', 'safety_alerts'] as const)
    await calls.send('POST', '/api/consents', consentTo(purpose))
  await signIn(therapist)
  const streaming = page.waitForResponse((answer) => answer.url().endsWith('/messages/stream'))
  await page.goto('/safety-alerts')
  await streaming
  const alert = page.getByRole('heading', { name: `${patient.full_name} may be unsafe` })
  await expect(page.getByRole('heading', { level: 1, name: 'Safety alerts' })).toBeVisible()
  await expect(alert).toHaveCount(0)
  expect((await calls.send('POST', '/api/safety-alerts', {})).status()).toBe(201)
  await expect(alert).toBeVisible()
  const places = page.getByRole('navigation', { name: 'Your places' })
  await expect(places.getByRole('link', { name: /^Alerts \d+ open$/ })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a patient who writes words of danger has the therapist notified, who finds the conversation first', async ({
  page,
  browser,
  request,
  signIn,
}) => {
  test.setTimeout(limit(120_000))
  const { patient } = await newRequest(request)
  await signIn(patient.email, patient.password)
  await page.goto('/appointments')
  await page.getByRole('link', { name: 'Write a message' }).click()
  await page.getByLabel('Your message').fill('I want to end my life tonight.')
  const notify = page.getByRole('button', { name: 'Tell Chileshe Mumba now' })
  await expect(notify).toBeVisible()
  await expectNoAxeViolations(page)
  await notify.click()
  await expect(page.getByText('We do not know when they read it.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('')
  await expect(page.getByRole('log')).toContainText('I want to end my life tonight.')

  const office = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await office.goto('/login')
  await office.getByLabel('Email').fill(therapist)
  await office.getByLabel('Password', { exact: true }).fill('Demo-2026!')
  await office.getByRole('button', { name: 'Login' }).click()
  await office.waitForURL('**/provider-profile')
  await office.goto('/messaging')
  const row = office
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link')
    .filter({ hasText: patient.full_name })
  await expect(row).toContainText('Urgent: answer first')
  await expectNoAxeViolations(office)
  await row.click()
  await expect(office.getByText(/The patient asked us on .* to tell you now/)).toBeVisible()
  await expectNoAxeViolations(office)
  await office.getByRole('button', { name: 'I have dealt with it' }).click()
  await expect(office.getByText(/The patient asked us on/)).toHaveCount(0)
})
