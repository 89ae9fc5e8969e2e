import type { Page } from '@playwright/test'
import type { PatientRow } from '#domain/practice/patients.ts'
import { readFile } from 'node:fs/promises'
import { callsOf, chooseDay } from './support/booking.ts'
import { smallTargets } from './support/targets.ts'
import { ownName } from './support/new-person.ts'
import { listedRow, newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const demoPatients = ['Bwalya Mwansa', 'Natasha Tembo']

/** Leaves the demo patients: those of other tests fill more than one page, which changes what the page does. */
async function withDemoPatients(page: Page) {
  await page.route(/\/api\/provider\/patients\?/, async (route) => {
    const asked = new URL(route.request().url())
    const typed = asked.searchParams.get('search')
    // By their names, because they may be on any page of all.
    const answers = await Promise.all(
      (typed ? [typed] : demoPatients).map((name) => {
        asked.searchParams.set('search', name)
        return route.fetch({ url: asked.href })
      }),
    )
    const rows = await Promise.all(answers.map((one) => one.json() as Promise<PatientRow[]>))
    const json = rows.flat().filter(({ email }) => email?.endsWith('@demo.test'))
    await route.fulfill({ response: answers[0]!, json })
  })
}

test('patients are listed, filtered by name and by tab, and empty lists say so', async ({
  page,
  signIn,
}) => {
  await withDemoPatients(page)
  await signIn(therapist)
  await page.goto('/patient-management')
  const bwalya = page.getByRole('row', { name: /Bwalya Mwansa/ })
  const natasha = page.getByRole('row', { name: /Natasha Tembo/ })
  await expect(bwalya).toContainText('client@demo.test')
  await expect(bwalya).toContainText('Active')
  await expect(natasha).toBeVisible()
  await expectNoAxeViolations(page)

  const search = page.getByRole('searchbox', { name: 'Search by name or phone' })
  await search.fill('bwal')
  await expect(natasha).toHaveCount(0)
  await expect(bwalya).toBeVisible()
  await search.fill('No one of that name')
  await expect(page.getByText('No patients found.')).toBeVisible()
  await search.fill('')

  await page.getByRole('tab', { name: 'Active', exact: true }).click()
  await expect(bwalya).toBeVisible()
  await page.getByRole('tab', { name: 'New' }).click()
  await expect(bwalya).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Archived' })).toBeDisabled()

  await page.getByRole('tab', { name: 'All Patients' }).click()
  await bwalya.getByRole('button', { name: /^Actions/ }).click()
  await bwalya.getByRole('link', { name: /^Send Message/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bwalya' })).toBeVisible()
})

test('a provider proposes a time, the patient accepts it, and both see it', async ({
  page,
  request,
  signIn,
  allowConsole,
}, { project }) => {
  allowConsole(/status of 409/)
  const { patient, calls, desk, day } = await newRequest(request, {
    full_name: ownName('Chipo'),
  })
  await signIn(therapist)
  await page.goto('/patient-management')
  await page.getByRole('searchbox', { name: 'Search by name or phone' }).fill(patient.full_name)
  const row = page.getByRole('row').filter({ hasText: patient.email })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await row.getByRole('button', { name: /^Schedule Session/ }).click()
  const dialog = page.getByRole('dialog', { name: `Schedule a session with ${patient.full_name}` })
  const propose = dialog.getByRole('button', { name: 'Book this session' })
  await expect(dialog.getByRole('radio', { name: /free|taken|past/ })).toHaveCount(6)
  await propose.click()
  await expect(dialog.getByText('Choose a time.').first()).toBeVisible()
  await expectNoAxeViolations(page)
  if (project.name !== 'desktop') {
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await smallTargets(page)).toEqual([])
  }

  await chooseDay(page, day)
  await expect(dialog.getByRole('radio', { name: /taken$/ }).first()).toBeDisabled()
  const free = dialog.getByRole('radio', { name: /free$/ }).first()
  await free.check()
  await dialog.getByRole('radio', { name: 'Virtual' }).check()
  await dialog.getByRole('radio', { name: /^Propose it/ }).check()
  // Another user takes the time first: the free times are shown again, and nothing else is lost.
  await page.route('**/api/provider/appointments', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'slot_taken', message: 'This time has just been taken.' },
    }),
  )
  await propose.click()
  await expect(dialog.getByText('This time has just been taken.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Virtual' })).toBeChecked()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await propose.click()
  await expect(page.getByText('Time proposed')).toBeVisible()
  await expect(dialog).toBeHidden()

  const proposed = (await calls.appointments()).find(
    ({ requested_by }) => requested_by === 'provider',
  )!
  expect(proposed).toMatchObject({ status: 'requested', session_type: 'Virtual' })
  await page.goto('/appointment-scheduler#list')
  const confirmed = await listedRow(page, proposed.id)
  await confirmed.click()
  await expect(page.getByText('The patient has not accepted it yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  const accepted = await calls.send('POST', `/api/appointments/${proposed.id}/acceptance`)
  expect(accepted.status()).toBe(200)
  await page.reload()
  await expect(await listedRow(page, proposed.id)).toContainText('Confirmed')
  const patients =
    await desk.get<{ email: string; appointment_times: string[] }[]>('/api/provider/patients')
  const own = patients.find(({ email }) => email === patient.email)
  expect(own?.appointment_times).toHaveLength(2)
})

test('a report downloads under a neutral name; a failed one says so', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  await signIn(therapist)
  await page.goto('/patient-management')
  const row = page.getByRole('row', { name: /Bwalya Mwansa/ })
  const report = row.getByRole('button', { name: /Generate Report/ })
  await page.route('**/report.pdf', (route) =>
    route.fulfill({ status: 500, json: { code: 'x', message: 'The printer is out of paper.' } }),
  )
  await row.getByRole('button', { name: /^Actions/ }).click()
  await report.click()
  await expect(page.getByText('The printer is out of paper.')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const [file] = await Promise.all([page.waitForEvent('download'), report.click()])
  expect(file.suggestedFilename()).toMatch(/^report-[a-z-]+-\d{4}-\d\d-\d\d\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(report).toHaveText(/Generate Report/)
})

test('a list that fails to load says so, and loads on retry', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  await signIn(therapist)
  await page.route('**/api/provider/patients?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'x', message: 'The shelf is locked.' } }),
  )
  await page.goto('/patient-management')
  await expect(page.getByText('Failed to fetch patients').first()).toBeVisible()
  await expect(page.getByText('The shelf is locked.').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: /Bwalya Mwansa/ })).toBeVisible()
})

test('a record is read once, and not again when the window gets the focus', async ({
  page,
  request,
  signIn,
}) => {
  await withDemoPatients(page)
  await signIn(therapist)
  let reads = 0
  page.on('request', (call) => {
    if (call.url().includes('/api/provider/patients')) reads += 1
  })
  await page.goto('/patient-management')
  await expect(page.getByRole('row', { name: /Bwalya Mwansa/ })).toBeVisible()
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
  })
  await page.getByRole('tab', { name: 'Active', exact: true }).click()
  await expect(page.getByRole('row', { name: /Bwalya Mwansa/ })).toBeVisible()
  expect(reads).toBe(1)
  const patient = await callsOf(request, { email: 'client@demo.test' })
  const accesses = await patient.get<{ action: string }[]>('/api/me/record-openings')
  expect(accesses.some(({ action }) => action === 'patients.read')).toBe(true)
})
