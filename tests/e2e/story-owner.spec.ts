import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { KeptCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { readCsv } from '#tests/support/csv.ts'
import { limit } from '#tests/support/patience.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { certificateInForce, pdf } from '#tests/support/uploads.ts'
import { untilAnswerable } from './support/answerable.ts'
import { idAtDesk, nextWorkday, typeIn } from './support/counter.ts'
import { openDay } from './support/desk.ts'
import { callsIn, owner, startWork, test } from './support/empty-clinic.ts'
import { openRail } from './support/menu.ts'
import { expect, expectNoAxeViolations } from './support/test.ts'

const atDesk = 'desk@chawama.example'
const doctor = 'doctor@chawama.example'
const patient = 'Natasha Tembo'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 16"><path d="M0 0h64v16H0z" fill="#226688"/></svg>'
const linkIn = (text: string) => /https?:\S+\/reset-password\S+/.exec(text)![0]

/** Opens a page of the administration as an owner does: by the rail. */
async function openByRail(page: Page, name: string) {
  await openRail(page)
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await page.locator('#root[data-awake]').waitFor()
}

async function invite(page: Page, full_name: string, email: string, role: string) {
  await page.getByRole('button', { name: 'Invite a person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill(full_name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('What they do here').selectOption({ label: role })
  await dialog.getByLabel('Your password', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: full_name })
  await expect(row).toContainText('Invited')
}

test('an owner sets up an empty clinic alone, sells a visit paid in two parts at the desk, hands in the list of NHIMA, and exports the month', async ({
  page,
  browser,
  clinic,
  readMail,
  allowConsole,
}) => {
  // Before the second factor is on.
  allowConsole(/status of 403/)
  test.setTimeout(limit(300_000))
  page.setDefaultTimeout(25_000)
  const newPage = async () => {
    const size = { viewport: page.viewportSize(), baseURL: clinic.url }
    const made = await (await browser.newContext(size)).newPage()
    made.setDefaultTimeout(25_000)
    return made
  }

  // The first evening: a password, a second factor, and what is to be done.
  await startWork(page, owner, clinic.invitation)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Open the first steps' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Open the settings' }).click()
  await page.getByLabel('Name of the clinic').fill('Chawama Clinic')
  await page.getByLabel('Phone', { exact: true }).fill('0977 123 456')
  await page.getByLabel('Email', { exact: true }).fill('desk@chawama.co.zm')
  await page.getByLabel('Address', { exact: true }).fill('Plot 9, Kafue Road\nLusaka')
  await page.getByLabel('When people can reach you').fill('Monday to Saturday, 7 to 17 hours')
  await page.getByLabel('Links to your shops').fill('')
  await page.getByText('Saturday', { exact: true }).click()
  await page.getByLabel('Your team works from').selectOption('07:00')
  const saving = page.getByRole('button', { name: 'Save settings' })
  await page
    .locator('form')
    .filter({ has: saving })
    .getByLabel('Your password', { exact: true })
    .fill(goodPassword)
  await saving.click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
  await page.getByLabel('A file with the logo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(logo),
  })
  await page.getByRole('button', { name: 'Save logo' }).click()
  await expect(page.getByRole('img', { name: 'The logo of the clinic' })).toBeVisible()

  // Staff are invited, and one of them is a mistake.
  await openByRail(page, 'Staff')
  await invite(page, 'Mutinta Hachipuka', atDesk, 'Front desk')
  await invite(page, 'Chileshe Mumba', doctor, 'Provider')
  await invite(page, 'Grace Mulenga', 'wrong@chawama.example', 'Admin')
  await expectNoAxeViolations(page)
  const mistake = page.getByRole('row').filter({ hasText: 'wrong@chawama.example' })
  await mistake.getByRole('button', { name: /^Withdraw/ }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Your password', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(mistake).toHaveCount(0)
  await openByRail(page, 'Hours and visit types')
  await page.getByLabel('Saturday').fill('08:00 to 12:00')
  await page.getByRole('button', { name: 'Save opening hours' }).click()
  await expect(page.getByText('New bookings follow these hours.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add a visit type' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Check-up')
  await dialog.getByLabel('Length').fill('30')
  await dialog.getByLabel('Price').fill('430')
  await dialog.getByRole('button', { name: 'Add visit type' }).click()
  await expect(dialog).toBeHidden()
  await openByRail(page, 'Insurers')
  await page.getByRole('button', { name: 'Change NHIMA' }).click()
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Pays of “Check-up”').fill('80')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()

  // The provider accepts, sends a certificate, and the owner approves it.
  const office = await newPage()
  await startWork(office, doctor, linkIn((await readMail(doctor, /^Your invitation/)).text))
  const provider = await callsIn(office)
  const sent = await provider.upload('/api/provider/registration', {
    ...certificateInForce(),
    profession: 'therapist',
    document: { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
  })
  expect(sent.status(), await sent.text()).toBeLessThan(300)
  await openByRail(page, 'Inbox')
  await page
    .getByRole('link', { name: /Chileshe Mumba|registration/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByLabel('Your password', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved').first()).toBeVisible()

  await office.goto('/appointment-scheduler')
  await office.getByRole('link', { name: 'Your hours' }).click()
  await office.getByRole('button', { name: 'Weekdays', exact: true }).click()
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(office.getByText('Your hours are saved.')).toBeVisible()
  await office.goto('/billing')
  const prices = office.getByRole('region', { name: 'Your prices' })
  await prices.getByRole('button', { name: /prices$/ }).click()
  await prices.getByLabel('In-person').fill('400')
  await prices.getByRole('button', { name: 'Save prices' }).click()
  await expect(prices.getByText('K400')).toBeVisible()

  // The desk accepts, registers a patient and books a visit.
  const desk = await newPage()
  await startWork(desk, atDesk, linkIn((await readMail(atDesk, /^Your invitation/)).text))
  await desk.goto('/desk')
  await desk.locator('#root[data-awake]').waitFor()
  const { closed_days } = await (
    await callsIn(page)
  ).get<KeptCalendar>('/api/admin/clinic-calendar')
  const closed = closed_days.filter(({ is_closed }) => is_closed).map(({ day }) => day)
  await openDay(desk, nextWorkday(closed))
  await typeIn(desk, patient, '0955 123 007')
  const booking = desk.getByRole('dialog')
  await expect(booking.getByRole('heading', { name: 'Registered' })).toBeVisible()
  await booking.getByRole('button', { name: 'Book a visit' }).click()
  const { id } = await provider.get<{ id: string }>('/api/profile')
  await booking.getByLabel('Provider').selectOption(id)
  await booking.getByLabel('Visit type').selectOption({ label: 'Check-up, 30 minutes' })
  await booking.locator('input[type="radio"][name="time"]:enabled').first().check()
  await booking.getByText('In-person', { exact: true }).click()
  await booking.getByText('Agreed here', { exact: true }).click()
  await booking.getByRole('button', { name: 'Book this visit' }).click()
  await expect(booking).toBeHidden()

  // The desk enters the card of NHIMA.
  const openPayments = async () => {
    await desk.goto('/desk/payments')
    await desk.locator('#root[data-awake]').waitFor()
    await desk.getByRole('textbox', { name: 'Patient' }).fill(patient)
    await desk.keyboard.press('Enter')
    await desk.getByRole('button', { name: `Invoices of ${patient}` }).press('Enter')
  }
  await openPayments()
  await desk.getByRole('button', { name: 'Add insurance' }).click()
  await expect(booking).toBeVisible()
  await untilAnswerable(desk)
  await booking.getByLabel('Member number').fill('MB 12345')
  await desk.keyboard.press('Enter')
  await expect(booking).toBeHidden()

  // The visit takes place, and is billed at the price of its type.
  const patient_id = await idAtDesk(await callsIn(desk), patient)
  await clinic.query(
    `begin; set local session_replication_role = replica;
     update appointments set appointment_time = now() - interval '40 minutes'; commit`,
  )
  const { appointments } = await provider.get<PatientPage>(
    `/api/provider/patients/${patient_id}/page`,
  )
  const done = { status: 'completed', outcome: 'held' }
  const visit = `/api/provider/appointments/${appointments[0]!.id}`
  expect((await provider.send('PATCH', visit, done)).status()).toBe(200)
  await office.goto('/billing')
  const invoices = office.getByRole('region', { name: 'Invoices' })
  await invoices.getByRole('button', { name: `Issue the invoice for ${patient}` }).click()
  const draft = office.getByRole('dialog', { name: 'Draft of an invoice' })
  await expect(draft.getByLabel('Amount in kwacha')).toHaveValue('430')
  await draft.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(draft).toBeHidden()

  // It is paid in two parts: cash, and by a phone that answers late.
  await openPayments()
  const row = desk.getByRole('listitem').filter({ hasText: /^Invoice/ })
  await row.getByRole('button', { name: /^Take a payment/ }).press('Enter')
  await expect(booking).toBeVisible()
  await untilAnswerable(desk)
  await booking.getByLabel('Amount in kwacha').fill('150')
  await desk.keyboard.press('Enter')
  await expect(booking).toBeHidden()
  await expect(row).toContainText('K200 to pay')
  await row.getByRole('button', { name: /^Take a payment/ }).press('Enter')
  await expect(booking).toBeVisible()
  await untilAnswerable(desk)
  await booking.getByLabel('How it is paid').selectOption('mobile money')
  await booking.getByLabel('Mobile-money number').fill('0955 123 007')
  await booking.getByRole('button', { name: 'Ask the phone' }).press('Enter')
  await expect(booking.getByText(/is asked for the PIN/)).toBeVisible()
  // Twenty minutes later the network answers.
  const later = `update simulator.collections set asked_at = asked_at - interval '21 minutes'`
  const answered = `update pgboss.job set start_after = now() where name = 'membership.simulate'`
  for (const change of [later, answered]) await expect.poll(() => clinic.query(change)).toBe(1)
  await expect(booking.getByText(/^K200 has arrived/)).toBeVisible({ timeout: limit(30_000) })
  await booking.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(row).toContainText('paid')
  await desk.getByRole('button', { name: 'Count and close' }).press('Enter')
  await expect(booking).toBeVisible()
  await untilAnswerable(desk)
  await booking.getByLabel('Counted, in kwacha').fill('150')
  await desk.keyboard.press('Enter')
  await expect(booking).toBeHidden()

  // The owner sees all of it, hands in the list of NHIMA, and the month to the accountant.
  await openByRail(page, 'Tills')
  await expect(page.getByRole('row', { name: /^Mutinta Hachipuka/ })).toContainText('K150')
  await openByRail(page, 'Claims')
  const claim = page.getByRole('row').filter({ hasText: 'MB12345' })
  await expect(claim).toContainText('K80')
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV of what is to be handed in' }).click(),
  ])
  expect(await readFile(await list.path(), 'utf8')).toContain('MB12345')
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(dialog).toBeVisible()
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(claim).toContainText('Sent on')
  await openByRail(page, 'Finance')
  await expect(page.getByText('Income', { exact: true }).locator('+ dd')).toHaveText('K350')
  await expectNoAxeViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Each entry as CSV' }).click(),
  ])
  const { rows } = readCsv(await readFile(await file.path(), 'utf8'))
  expect(
    rows
      .flat()
      .filter((cell) => /^(150|200)\.00$/.test(cell))
      .toSorted(),
  ).toEqual(['150.00', '200.00'])
  await page.goto('/admin/first-steps')
  const finished = page.getByRole('region', { name: /^Done/ })
  for (const step of [
    'Name and address of the clinic',
    'Opening hours and closed days',
    'Visit types and prices',
    'A provider',
    'A person at the front desk',
  ])
    await expect(finished.getByRole('heading', { name: step })).toBeVisible()
  for (const each of [office, desk]) await each.context().close()
})
