import type { Page } from '@playwright/test'
import type { ProviderAppointment } from '#domain/practice/schema.ts'
import { limit } from '#tests/support/patience.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { certificateInForce, pdf } from '#tests/support/uploads.ts'
import { untilAnswerable } from './support/answerable.ts'
import { nextWorkday } from './support/counter.ts'
import { openDay } from './support/desk.ts'
import { callsIn, owner, startWork, test } from './support/empty-clinic.ts'
import { openRail } from './support/menu.ts'
import { expect, expectNoAxeViolations } from './support/test.ts'

const atDesk = 'desk@chawama.example'
const doctor = 'doctor@chawama.example'
const patient = 'Natasha Tembo'
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

test('an owner sets up an empty clinic alone, sells a visit paid in two parts at the desk, and exports the month', async ({
  page,
  browser,
  clinic,
  readMail,
}) => {
  test.setTimeout(limit(300_000))
  const newPage = async () =>
    (await browser.newContext({ viewport: page.viewportSize(), baseURL: clinic.url })).newPage()

  // The first evening: a password, a second factor, and what is to be done.
  await startWork(page, owner, clinic.invitation)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Open the first steps' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Open the settings' }).click()
  await page.getByLabel('Name of the clinic').fill('Chawama Clinic')
  await page.getByLabel('Phone', { exact: true }).fill('0977 123 456')
  await page.getByLabel('Email', { exact: true }).fill('desk@chawama.example')
  await page.getByLabel('Address', { exact: true }).fill('Plot 9, Kafue Road\nLusaka')
  await page.getByLabel('When people can reach you').fill('Monday to Saturday, 7 to 17 hours')
  await page.getByText('Saturday', { exact: true }).click()
  await page.getByLabel('Your team works from').selectOption('07:00')
  await page.getByLabel('Your password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()

  // Staff are invited, and one of them is a mistake.
  await openByRail(page, 'Staff')
  await invite(page, 'Mutinta Hachipuka', atDesk, 'Front desk')
  await invite(page, 'Chileshe Mumba', doctor, 'Provider')
  await invite(page, 'Grace Mulenga', 'wrong@chawama.example', 'Admin')
  await expectNoAxeViolations(page)
  const mistake = page.getByRole('row').filter({ hasText: 'wrong@chawama.example' })
  await mistake.getByRole('button', { name: /^Withdraw/ }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await untilAnswerable(page)
  await dialog.getByLabel('Your password', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(mistake).toHaveCount(0)
  await openByRail(page, 'Calendar')
  await page.getByRole('button', { name: 'Add a visit type' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Check-up')
  await dialog.getByLabel('Length').fill('30')
  await dialog.getByLabel('Price').fill('350')
  await dialog.getByRole('button', { name: 'Add visit type' }).click()
  await expect(dialog).toBeHidden()

  // The provider accepts, sends a certificate, and the owner approves it.
  const office = await newPage()
  await startWork(office, doctor, linkIn((await readMail(doctor, /^Your invitation/)).text))
  const provider = await callsIn(office)
  const sent = await provider.upload('/api/provider/registration', {
    ...certificateInForce(),
    document: { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
  })
  expect(sent.status(), await sent.text()).toBeLessThan(300)
  await openByRail(page, 'Inbox')
  await page
    .getByRole('link', { name: /Chileshe Mumba|registration/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await untilAnswerable(page)
  await dialog.getByLabel('Your password', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved').first()).toBeVisible()

  // The desk accepts, registers a patient and books a visit.
  const desk = await newPage()
  await startWork(desk, atDesk, linkIn((await readMail(atDesk, /^Your invitation/)).text))
  await openDay(desk, nextWorkday([]))
})
