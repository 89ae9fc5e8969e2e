import type { Page } from '@playwright/test'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { untilAnswerable } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { openDay, therapist } from './support/therapist.ts'
import { expect, test } from './support/test.ts'

const details = (page: Page) => page.getByRole('dialog', { name: 'Appointment Details' })

/** Opens the details of the patient's session of today. */
async function openSession(page: Page, full_name: string) {
  await page.goto('/appointment-scheduler')
  await openDay(page, lusakaClock(new Date()).day)
  await page
    .getByRole('list', { name: /^Appointments on/ })
    .getByRole('button', { name: full_name })
    .click()
  await expect(details(page)).toBeVisible()
  // A key pressed before that does nothing: it could be the second tap of a double tap.
  await untilAnswerable(page)
}

test('a provider writes notes from a template, shares them, and the patient reads what is shared', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED|status of 409/)
  const letters = Array.from({ length: 8 }, () => 'abcdefghij'[Math.floor(Math.random() * 10)])
  const patient = await newClient(request, {
    hasConsented: false,
    full_name: `Mwila ${letters.join('')}`,
  })
  const [desk, calls] = await Promise.all([
    callsOf(request, { email: therapist }),
    callsOf(request, patient),
  ])
  // A visit of today that the patient takes over: a session that is over.
  const visit = { full_name: patient.full_name, email: patient.email, notes: 'Came with her son.' }
  expect((await desk.send('POST', '/api/provider/clinic-records', visit)).status()).toBe(201)
  const [invitation] = await calls.get<{ id: string }[]>('/api/me/invitations')
  const answer = { id: invitation!.id, answer: 'claim' }
  expect((await calls.send('POST', '/api/me/invitation-answers', answer)).status()).toBe(204)
  const [session] = await calls.appointments()

  await signIn(therapist)
  await openSession(page, patient.full_name)
  await expect(details(page)).toContainText('Came with her son.')
  await details(page).getByRole('button', { name: 'Edit notes' }).press('Enter')
  const notes = details(page).getByLabel('Notes', { exact: true })
  await expect(notes).toBeFocused()
  await notes.fill('She sleeps well.')
  await details(page).getByLabel('Template').selectOption('Short follow-up')
  await details(page).getByRole('button', { name: 'Add headings' }).press('Enter')
  await expect(notes).toBeFocused()
  await page.keyboard.type('Walks daily.')
  const written = 'She sleeps well.\n\nSince the last session\nWalks daily.\nToday\n\nNext step\n'
  await expect(notes).toHaveValue(written)
  await expect(details(page).getByRole('radio', { name: /^You(?! and)/ })).toBeChecked()
  await details(page)
    .getByRole('radio', { name: /^You and the patient/ })
    .check()
  await expectPageChecks(page, 'notes before they are shared')

  const share = details(page).getByRole('button', { name: 'Share notes' })
  await notes.fill('x'.repeat(10_001))
  await share.click()
  await expect(details(page).getByText('Write at most 10000 characters.').first()).toBeVisible()
  await notes.fill(written)
  const path = `**/api/provider/appointments/${session!.id}/shared-notes`
  await page.route(path, (route) => route.abort())
  await share.click()
  await expect(details(page).getByRole('alert', { name: 'There is a problem' })).toContainText(
    'What you typed is still here.',
  )
  await expect(notes).toHaveValue(written)
  await page.unroute(path)
  await share.click()
  await expect(page.getByText('The patient can read these notes now.')).toBeVisible()
  await expect(details(page)).toContainText('Walks daily.')
  await expect(details(page)).not.toContainText('Came with her son.')
  await details(page).getByRole('button', { name: 'Add notes' }).click()
  await expect(details(page).getByRole('radio')).toHaveCount(0)
  await notes.fill('Ask about her brother.')
  // In another window the same provider was faster.
  const elsewhere = `/api/provider/appointments/${session!.id}`
  expect((await desk.send('PATCH', elsewhere, { notes: 'Sleeps badly.' })).status()).toBe(200)
  const save = details(page).getByRole('button', { name: 'Save notes' })
  await save.click()
  await expect(details(page).getByText('Sleeps badly.')).toBeVisible()
  await expect(notes).toHaveValue('Ask about her brother.')
  await expectPageChecks(page, 'notes that changed since they were opened')
  await save.click()
  await expect(details(page)).toContainText('Ask about her brother.')
  await expectPageChecks(page, 'shared and private notes')

  await signIn(patient.email, patient.password)
  await page.goto('/appointments')
  const open = page.getByRole('button', { name: 'Read notes from your provider' })
  await expect(open).toBeVisible()
  await expect(page.getByText('Walks daily.')).toHaveCount(0)
  await open.press('Enter')
  await expect(page.getByText('Walks daily.')).toBeVisible()
  await expectPageChecks(page, 'shared notes of a past session')
  await expect(page.locator('body')).not.toContainText('brother')
  await page.getByRole('button', { name: 'Hide notes' }).press('Enter')
  await expect(page.getByText('Walks daily.')).toHaveCount(0)
})
