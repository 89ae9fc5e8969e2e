import { consentTo } from '#domain/accounts/consent.ts'
import { alertAbout } from './support/alert.ts'
import { h1, newDevice } from './support/in-call.ts'
import { newClient } from './support/new-client.ts'
import { ownName } from './support/new-person.ts'
import { requestSession } from './support/sign-in.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations } from './support/test.ts'
import { test } from './support/video-sessions.ts'
import { limit } from '#tests/support/patience.ts'

test('an admin names who is on duty, and the alert of a person without an appointment reaches them, until its follow-up', async ({
  page,
  browser,
  baseURL,
  request,
  clinic,
  signIn,
}) => {
  test.setTimeout(limit(180_000))
  const device = (email: string) => newDevice(browser, page, baseURL, { email })
  const lead = await device('admin@demo.test')
  await lead.goto('/admin')
  await lead.getByRole('link', { name: 'No clinician on duty' }).click()
  await expect(lead.getByText('No clinician on duty can answer now.')).toBeVisible()
  await lead.getByLabel('First on duty').selectOption({ label: 'Chileshe Mumba' })
  await lead.getByLabel('Your password', { exact: true }).fill('Demo-2026!')
  await lead.getByRole('button', { name: 'Save who answers' }).click()
  await expect(lead.getByText('No clinician on duty can answer now.')).toHaveCount(0)
  await expect(lead.getByLabel('Your password', { exact: true })).toHaveValue('')
  await expectNoAxeViolations(lead)

  const patient = await newClient(request, { full_name: ownName('Natasha') })
  await signIn(patient.email, patient.password)
  await page.goto('/safety')
  await page.getByRole('button', { name: 'Not now, show me what helps' }).click()
  await page.getByRole('button', { name: 'Tell a clinician' }).click()
  await expect(page.getByText(/message to Chileshe Mumba, the clinician on duty/)).toBeVisible()
  await expectNoAxeViolations(page)

  const office = await device(therapist)
  await office.goto('/safety-alerts')
  const open = alertAbout(office, patient.full_name)
  await expect(open).toContainText('You are on duty.')
  await open.getByRole('button', { name: 'Record what happened' }).click()
  await open.getByLabel('They are safe, with someone they trust').check()
  await open.getByRole('button', { name: 'Close the alert' }).click()
  await expect(open).toHaveCount(0)

  // The day of the next contact was yesterday.
  await clinic.query(
    `update safety_alerts set next_on = current_date - 1
     where user_id = (select id from user_profiles where email = $1)`,
    [patient.email],
  )
  await office.goto('/provider-profile')
  await expect(office.getByText(/^Overdue since/)).toBeVisible()
  await office.getByRole('link', { name: '1 contact after an alert' }).click()
  const due = office.getByRole('list', { name: 'Contacts due' }).getByRole('listitem')
  await expect(due.getByRole('heading')).toHaveText(`Contact ${patient.full_name}`)
  await expect(due.getByRole('link', { name: `Call ${patient.full_name}` })).toBeVisible()
  await expectNoAxeViolations(office)
  await due.getByRole('button', { name: 'Record the contact' }).click()
  await expect(due).toHaveCount(0)

  // Raised again, and then the person withdraws their consent.
  const { access_token } = await requestSession(request, patient.email, patient.password)
  const headers = { Authorization: `Bearer ${access_token}` }
  await request.post('/api/safety-alerts', { headers, data: {} })
  await office.reload()
  await expect(open).toBeVisible()
  const { purpose } = consentTo('safety_alerts')
  await request.post('/api/consents/withdraw', { headers, data: { purpose } })
  await open.getByRole('button', { name: 'I am getting in touch' }).click()
  const withdrawn = office.getByRole('list', { name: 'Withdrawn' })
  await expect(withdrawn.getByRole('heading')).toHaveText(/^The person of an alert withdrew at/)
  await expect(office.getByRole('main')).not.toContainText('0977 123 456')
  await expectNoAxeViolations(office)
  await expect(h1(office, 'Safety alerts')).toBeVisible()
  for (const each of [lead, office]) await each.context().close()
})
