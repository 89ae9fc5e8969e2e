import type { PatientPage } from '#domain/practice/patient-page.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { limit } from '#tests/support/patience.ts'
import { untilAnswerable } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { idAtDesk, keepShortVisits, nextWorkday, recordOnPaper, typeIn } from './support/counter.ts'
import { openDay } from './support/desk.ts'
import { newDevice } from './support/in-call.ts'
import { ownName } from './support/new-person.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations } from './support/test.ts'
import { test } from './support/video-sessions.ts'

const colleague = 'pending@demo.test'
const shortVisit = 'Short check'

test('a woman with her sister’s number is registered, booked, seen and billed, a colleague covers, and she takes her record over', async ({
  page: desk,
  browser,
  baseURL,
  request,
  clinic,
  signIn,
  readMail,
  allowConsole,
}) => {
  test.setTimeout(limit(240_000))
  allowConsole(/status of (409|422)/)
  const full_name = ownName('Mutinta')
  const number = `0955${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`
  await clinic.query(
    `begin; set local session_replication_role = replica;
     update user_profiles set provider_status = 'approved', profession = 'therapist',
       certificate_expires_on = current_date + 300 where email = '${colleague}'; commit`,
  )
  const [atDesk, provider, admin] = await Promise.all(
    ['desk@demo.test', therapist, 'admin@demo.test'].map((email) => callsOf(request, { email })),
  )
  const provider_id = (await provider!.get<{ id: string }>('/api/profile')).id
  const day = nextWorkday(await keepShortVisits(admin!, shortVisit))

  // At the counter: registered, recognised when she is typed in again, and booked for 09:20.
  await signIn('desk@demo.test')
  await openDay(desk, day)
  const dialog = desk.getByRole('dialog')
  await typeIn(desk, full_name, number)
  await expect(dialog.getByRole('heading', { name: 'Registered' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await typeIn(desk, full_name.split(' ').toReversed().join(' '), number)
  await expect(dialog.getByRole('heading', { name: 'Is it one of these?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'It is this person' }).click()
  await expect(dialog.getByRole('heading', { name: `A visit for ${full_name}` })).toBeVisible()
  await dialog.getByLabel('Provider').selectOption(provider_id)
  await dialog.getByLabel('Visit type').selectOption({ label: `${shortVisit}, 15 minutes` })
  await dialog.getByRole('radio', { name: '09:20' }).check()
  await dialog.getByText('In-person', { exact: true }).click()
  await dialog.getByText('Agreed here', { exact: true }).click()
  await expectNoAxeViolations(desk)
  const booked = desk.waitForResponse((answer) => answer.url().endsWith('/api/desk/appointments'))
  await dialog.getByRole('button', { name: 'Book this visit' }).click()
  expect((await booked).status()).toBe(201)
  await expect(dialog).toBeHidden()

  // The day comes: she arrives, and the therapist reads it without a reload.
  const patient_id = await idAtDesk(atDesk!, full_name)
  const moveTo = (sql: string) =>
    clinic.query(
      `begin; set local session_replication_role = replica;
       update appointments set appointment_time = ${sql} where patient_id = '${patient_id}'; commit`,
    )
  await moveTo(
    `date_trunc('day', now() at time zone 'Africa/Lusaka') at time zone 'Africa/Lusaka' + interval '23 hours 30 minutes'`,
  )
  const office = await newDevice(browser, desk, baseURL, { email: therapist })
  await office.goto('/provider-profile')
  await expect(office.getByText(full_name).first()).toBeVisible()
  await openDay(desk, lusakaClock(Date.now()).day)
  const row = desk.locator('[data-row]').filter({ hasText: full_name })
  await row.getByRole('button', { name: full_name }).press('Enter')
  await expect(dialog).toBeVisible()
  await untilAnswerable(desk)
  await dialog.getByRole('button', { name: 'Arrived' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(office.getByText(/^Arrived \d\d:\d\d/).first()).toBeVisible()

  // She agrees on paper, is measured, and seen.
  await recordOnPaper(provider!, patient_id, ['health_data', 'clinic_readings', 'share_readings'])
  await office.goto(`/patients/${patient_id}`)
  await expect(office.getByRole('heading', { level: 1, name: full_name })).toBeVisible()
  await office.getByRole('button', { name: 'Enter reading' }).click()
  const form = office.getByRole('dialog', { name: `Enter a reading of ${full_name}` })
  await form.getByLabel('Systolic').fill('128')
  await form.getByLabel('Diastolic').fill('79')
  await form.getByRole('button', { name: 'Save reading' }).click()
  await expect(form.getByText(/^Saved\./)).toBeVisible()
  await office.keyboard.press('Escape')
  await office.getByRole('button', { name: 'Write a note' }).click()
  await office.getByLabel('Findings').fill('She sleeps better.')
  await expect(office.getByText(/^Draft saved at/)).toBeVisible()
  await office.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(office.getByText(/^Signed by /)).toBeVisible()

  // The session is over: completed, billed by the price of its type, and paid in cash.
  await moveTo(`now() - interval '40 minutes'`)
  const { appointments } = await provider!.get<PatientPage>(
    `/api/provider/patients/${patient_id}/page`,
  )
  const completed = await provider!.send(
    'PATCH',
    `/api/provider/appointments/${appointments[0]!.id}`,
    {
      status: 'completed',
      outcome: 'held',
    },
  )
  expect(completed.status()).toBe(200)
  await office.goto('/billing')
  const invoices = office.getByRole('region', { name: 'Invoices' })
  await invoices.getByRole('button', { name: `Issue the invoice for ${full_name}` }).click()
  const draft = office.getByRole('dialog', { name: 'Draft of an invoice' })
  await expect(draft.getByLabel('Amount in kwacha')).toHaveValue('200')
  await draft.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(draft).toBeHidden()
  await invoices.getByRole('tab', { name: /^To be paid/ }).click()
  await invoices
    .getByRole('button', { name: `Record payment for the invoice for ${full_name}` })
    .click()
  const issued = office.getByRole('dialog', { name: /^Invoice \d{4}-\d{4}$/ })
  await issued.getByLabel('Cash').check()
  await issued.getByRole('button', { name: 'Record payment' }).click()
  await expect(issued).toBeHidden()

  // Her therapist is away next week; the colleague who covers reads her page, and no private note.
  const [first_day, last_day] = [7, 11].map((days) => dayAfter(lusakaClock(Date.now()).day, days))
  const covering = await callsOf(request, { email: colleague })
  const cover = {
    id: crypto.randomUUID(),
    colleague_id: (await covering.get<{ id: string }>('/api/profile')).id,
    first_day,
    last_day,
  }
  expect((await provider!.send('POST', '/api/provider/covers', cover)).status()).toBe(201)
  const accepted = await covering.send('POST', `/api/provider/covers/${cover.id}/acceptance`)
  expect(accepted.status()).toBe(204)
  const other = await newDevice(browser, desk, baseURL, { email: colleague })
  await other.goto(`/covered-patients/${patient_id}`)
  await expect(other.getByText(/^You do not cover this patient today/)).toBeVisible()
  await clinic.query(
    `update covers set first_day = first_day - 7, last_day = last_day - 7,
       patients_notified_at = now() - interval '7 days' where id = $1`,
    [cover.id],
  )
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: full_name })).toBeVisible()
  await expect(other.getByText('128/79').first()).toBeVisible()
  await expect(other.getByRole('main')).not.toContainText('She sleeps better')
  await expectNoAxeViolations(other)

  // Months later she has a phone, and takes everything over.
  await moveTo(`now() - interval '150 days'`)
  const made = await provider!.send('POST', `/api/clinic/patients/${patient_id}/take-over-code`)
  expect(made.status()).toBe(200)
  const { code } = (await made.json()) as { code: string }
  const own = await (
    await browser.newContext({ viewport: desk.viewportSize(), ...(baseURL ? { baseURL } : {}) })
  ).newPage()
  const email = `mutinta-${crypto.randomUUID()}@example.test`
  await own.goto('/take-over')
  await own.locator('#root[data-awake]').waitFor()
  await own.getByLabel('Code from us').fill(code)
  await own.getByLabel('Phone number or email').fill(number)
  await own.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await own.getByLabel('Password', { exact: true }).fill('Kalimba-2026!')
  await own.getByRole('button', { name: 'Send me a code by email' }).click()
  await expect(own.getByText(`We sent an email to ${email}.`, { exact: false })).toBeVisible()
  const { text } = await readMail(email, /^Your code/)
  await own.getByLabel('Code from the email').fill(/code: (\d{6})/.exec(text)![1]!)
  await own.getByRole('button', { name: 'Set up my login' }).click()
  await expect(own.getByText(/You agreed at the clinic, on paper/).first()).toBeVisible()
  await own.goto('/hypertension')
  await expect(own.getByText('128/79').first()).toBeVisible()
  await own.goto('/appointments')
  await expect(own.getByText('Chileshe Mumba').first()).toBeVisible()
  await own.goto('/account/record-access')
  await expect(own.getByRole('main')).toContainText('Chileshe Mumba')
  for (const each of [office, other, own]) await each.context().close()
})
