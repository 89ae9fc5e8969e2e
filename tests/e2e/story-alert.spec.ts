import type { Browser, Page } from '@playwright/test'
import { consentTo } from '#domain/accounts/consent.ts'
import { answer } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { h1, newDevice } from './support/in-call.ts'
import { newClient } from './support/new-client.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations } from './support/test.ts'
import { test } from './support/video-sessions.ts'

const second = 'pending@demo.test'
/** The job that finds what is due runs each minute. */
const whenTheJobRuns = { timeout: 100_000, intervals: [1000] }

/** The open alert about a person on the page of a provider. */
function alertAbout(page: Page, name: string) {
  return page
    .getByRole('list', { name: 'Open alerts' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${name} may be unsafe` }) })
}

test('an alert that no one takes reaches another therapist and the admins, and ends with a call and its outcome', async ({
  page,
  browser,
  baseURL,
  request,
  clinic,
  readMail,
  signIn,
}) => {
  test.setTimeout(400_000)
  const device = (email: string, from: Browser = browser) =>
    newDevice(from, page, baseURL, { email })
  const patient = await newClient(request, readMail, { full_name: 'Natasha Banda' })
  const calls = await callsOf(request, patient)
  await calls.send('PATCH', '/api/profile', { phone_number: '0977 120 777' })
  for (const purpose of ['safety_alerts', 'emergency_contact'] as const)
    await calls.send('POST', '/api/consents', consentTo(purpose))
  // A second therapist is in practice, and both have an appointment with the patient.
  await clinic.query(
    `begin; set local session_replication_role = replica;
     update user_profiles set provider_status = 'approved', profession = 'therapist',
       certificate_expires_on = current_date + 300 where email = '${second}'; commit`,
  )
  await clinic.query(
    `insert into appointments (patient_id, provider_id, appointment_time, session_type, status)
     select patient.id, provider.id, date_trunc('hour', now()) + case provider.email when '${therapist}' then interval '3 days' else interval '9 days' end,
       'Phone', 'confirmed'
     from user_profiles patient, user_profiles provider
     where patient.email = '${patient.email}' and provider.email in ('${therapist}', '${second}')`,
  )

  // Item 9: help comes first, and the therapist of the next appointment is notified.
  await signIn(patient.email, patient.password)
  await page.goto('/screening')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await answer(page, 1, 5)
  await answer(page, 2, 7)
  await answer(page, 2, 8)
  const raised = page.waitForResponse((response) => response.url().endsWith('/api/safety-alerts'))
  await answer(page, 1)
  expect((await raised).status()).toBeLessThan(300)
  await expect(h1(page, 'Thank you for telling us')).toBeVisible()
  await expect(page.getByRole('link', { name: /933/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Not now, show me what helps' }).click()
  await expect(page.getByText(/Chileshe Mumba knows now/)).toBeVisible()
  const office = await device(therapist)
  await office.goto('/safety-alerts')
  await expect(alertAbout(office, patient.full_name)).toBeVisible()
  const newestMail = async (to: string) => {
    const mails = (await (await request.get('/dev/mail.json')).json()) as {
      to: string
      subject: string
      text: string
    }[]
    return mails.filter((mail) => mail.to === to)
  }
  await expect.poll(async () => (await newestMail(therapist)).length).toBeGreaterThan(0)
  const other = await device(second)
  await other.goto('/safety-alerts')
  await expect(other.getByText(/^No open alerts/)).toBeVisible()

  // No one takes a step for half an hour, then for an hour.
  const late = (minutes: number) =>
    clinic.query(
      `begin; set local session_replication_role = replica;
       update safety_alerts set due_at = due_at - interval '${minutes} minutes',
         told_for = told_for - interval '${minutes} minutes', raised_at = raised_at - interval '${minutes} minutes'; commit`,
    )
  await late(31)
  await expect
    .poll(async () => (await newestMail(second)).length, whenTheJobRuns)
    .toBeGreaterThan(0)
  await late(30)
  await expect
    .poll(async () => (await newestMail('admin@demo.test')).length, whenTheJobRuns)
    .toBeGreaterThan(0)
  for (const address of [therapist, second, 'admin@demo.test'])
    for (const mail of await newestMail(address))
      expect(mail.subject + mail.text).not.toMatch(/Natasha|Banda|unsafe|suicid|PHQ/i)

  // An admin sees whom to call, and not about whom.
  const lead = await device('admin@demo.test')
  await lead.goto('/admin/safety-alerts')
  await expect(lead.getByRole('main')).toContainText('Chileshe Mumba')
  await expect(lead.getByRole('main')).not.toContainText('Natasha')
  await expectNoAxeViolations(lead)

  // The second therapist calls, is not answered, calls again, and says what came of it.
  await other.reload()
  const open = alertAbout(other, patient.full_name)
  await expect(open.getByRole('link', { name: /^Call Natasha Banda/ })).toHaveAttribute(
    'href',
    'tel:0977120777',
  )
  await open.getByRole('button', { name: 'I am getting in touch' }).click()
  await expect(open.getByText('You said “I am getting in touch”')).toBeVisible()
  await office.reload()
  await expect(alertAbout(office, patient.full_name)).toContainText('Luyando Hamoonga')
  await open.getByRole('button', { name: 'Record what happened' }).click()
  await open.getByLabel('I could not reach them').check()
  await open.getByRole('button', { name: 'Keep it open' }).click()
  await expect(open.getByText(/You could not reach them at .* The next try is due/)).toBeVisible()
  await open.getByRole('button', { name: 'Record what happened' }).click()
  await open.getByLabel('I saw or spoke to them').check()
  await open.getByLabel('Note').fill('Her sister stays with her tonight.')
  await open.getByRole('button', { name: 'Close the alert' }).click()
  await expect(open).toHaveCount(0)
  await expect(other.getByRole('row').filter({ hasText: 'Natasha Banda' })).toContainText(
    'I saw or spoke to them',
  )

  // The first therapist reads that it is done and by whom, without the other’s note; the patient who looked.
  await office.reload()
  const closed = office.getByRole('row').filter({ hasText: 'Natasha Banda' })
  await expect(closed).toContainText('by Luyando Hamoonga')
  await expect(closed).not.toContainText('Her sister')
  await lead.reload()
  await expect(lead.getByRole('main')).not.toContainText('Chileshe Mumba')
  await page.goto('/account/record-access')
  await expect(page.getByRole('main')).toContainText('Luyando Hamoonga')
  for (const each of [office, other, lead]) await each.context().close()
})
