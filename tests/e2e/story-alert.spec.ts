import { agreeToAlerts, alertAbout, keepEmergencyContact, taskMails } from './support/alert.ts'
import { agreeAndStart, answer } from './support/answerable.ts'
import { button, h1, newDevice } from './support/in-call.ts'
import { newClient } from './support/new-client.ts'
import { ownName } from './support/new-person.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations } from './support/test.ts'
import { test } from './support/video-sessions.ts'
import { limit } from '#tests/support/patience.ts'

const second = 'pending@demo.test'
const admin = 'admin@demo.test'

test('an alert that no one takes reaches another therapist and the admins, and ends with a call and its outcome', async ({
  page,
  browser,
  baseURL,
  request,
  clinic,
  signIn,
}) => {
  test.setTimeout(limit(240_000))
  const device = (email: string) => newDevice(browser, page, baseURL, { email })
  const patient = await newClient(request, {
    hasConsented: false,
    full_name: ownName('Natasha'),
    phone_number: '0977 120 777',
  })
  // A second therapist is in practice, and both have an appointment with the patient.
  await clinic.query(
    `begin; set local session_replication_role = replica;
     update user_profiles set provider_status = 'approved', profession = 'therapist',
       certificate_expires_on = current_date + 300 where email = '${second}'; commit`,
  )
  await clinic.query(`delete from appointments a using user_profiles p
    where p.id = a.provider_id and p.email in ('${therapist}', '${second}')`)
  await clinic.query(
    `insert into appointments (patient_id, provider_id, appointment_time, session_type, status)
     select patient.id, provider.id, date_trunc('hour', now()) + case provider.email when '${therapist}' then interval '3 days' else interval '9 days' end,
       'Phone', 'confirmed'
     from user_profiles patient, user_profiles provider
     where patient.email = '${patient.email}' and provider.email in ('${therapist}', '${second}')`,
  )

  // The patient agrees to alerts, and that providers see whom else to call.
  await signIn(patient.email, patient.password)
  await agreeToAlerts(page)
  await keepEmergencyContact(page, 'Grace Banda', '0977 120 778')

  // Item 9: help comes first, and the therapist of the next appointment is notified.
  const began = new Date().toISOString()
  /** Of the therapist, the second therapist and the admin. */
  const countMails = async () => {
    const mails = await taskMails(request, began)
    return [therapist, second, admin].map((to) => mails.filter((one) => one.to === to).length)
  }
  await agreeAndStart(page)
  await answer(page, 1, 5)
  await answer(page, 2, 7)
  await answer(page, 2, 8)
  const raised = page.waitForResponse((response) => response.url().endsWith('/api/safety-alerts'))
  await answer(page, 1)
  expect((await raised).status()).toBeLessThan(300)
  await expect(h1(page, 'Thank you for telling us')).toBeVisible()
  await expect(page.getByRole('link', { name: /933/ }).first()).toBeVisible()
  await button(page, 'Not now, show me what helps').click()
  await expect(page.getByText(/message to Chileshe Mumba/)).toBeVisible()
  await expect.poll(countMails).toEqual([1, 0, 0])
  const office = await device(therapist)
  await office.goto('/safety-alerts')
  await expect(alertAbout(office, patient.full_name)).toBeVisible()
  const [other, lead] = [await device(second), await device(admin)]
  await other.goto('/safety-alerts')
  await expect(other.getByText(/^No open alerts/)).toBeVisible()

  // No one takes a step for half an hour, then for an hour.
  const passMinutes = (minutes: number) =>
    clinic.query(
      `begin; set local session_replication_role = replica;
       update safety_alerts set due_at = due_at - interval '${minutes} minutes',
         told_for = told_for - interval '${minutes} minutes', raised_at = raised_at - interval '${minutes} minutes'
       where user_id = (select id from user_profiles where email = '${patient.email}'); commit`,
    )
  /** The counts once the job that finds what is due has run; it runs each minute by itself. */
  const countOnceDue = async () => {
    await clinic.makeDue('safety.escalate')
    return countMails()
  }
  const whenItRan = { timeout: limit(60_000), intervals: [1000] }
  await passMinutes(31)
  await expect.poll(countOnceDue, whenItRan).toEqual([1, 1, 0])
  await lead.goto('/admin/safety-alerts')
  await expect(lead.getByText('No open alerts.')).toBeVisible()
  await other.reload()
  await expect(alertAbout(other, patient.full_name)).toBeVisible()
  await passMinutes(30)
  await expect.poll(countOnceDue, whenItRan).toEqual([1, 1, 1])
  const names = patient.full_name.replace(' ', '|')
  for (const { subject, text } of await taskMails(request, began))
    expect(subject + text).not.toMatch(new RegExp(`${names}|unsafe|suicid|PHQ`, 'i'))

  // An admin sees which providers to call, and not about whom.
  await lead.reload()
  const waiting = lead.getByRole('list', { name: 'Providers to call' })
  await expect(waiting).toContainText('Chileshe Mumba')
  await expect(waiting).toContainText('Luyando Hamoonga')
  await expect(lead.getByRole('main')).not.toContainText('Natasha')
  await expectNoAxeViolations(lead)

  // The second therapist calls, is not answered, calls again, and says what came of it.
  const open = alertAbout(other, patient.full_name)
  const call = open.getByRole('link', { name: `Call ${patient.full_name}` })
  await expect(call).toHaveAttribute('href', 'tel:+260977120777')
  const callSister = open.getByRole('link', { name: 'Call Grace Banda' })
  await expect(callSister).toHaveAttribute('href', 'tel:+260977120778')
  await open.getByRole('button', { name: 'I am getting in touch' }).click()
  await expect(open.getByText('You said “I am getting in touch”')).toBeVisible()
  await lead.reload()
  await expect(lead.getByText('No open alerts.')).toBeVisible()
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
  const outcome = other.getByRole('row').filter({ hasText: patient.full_name })
  await expect(outcome).toContainText('I saw or spoke to them')
  await expect(outcome).toContainText('Next contact')
  await expect(outcome).toContainText('Her sister stays with her tonight.')

  // The first therapist reads that it is done and by whom, without the other’s note; the patient who looked.
  await office.reload()
  const closed = office.getByRole('row').filter({ hasText: patient.full_name })
  await expect(closed).toContainText('by Luyando Hamoonga')
  await expect(closed).not.toContainText('Her sister')
  await page.goto('/account/record-access')
  await expect(page.getByRole('main')).toContainText('Luyando Hamoonga')
  for (const each of [office, other, lead]) await each.context().close()
})
