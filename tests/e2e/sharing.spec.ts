import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { consentTo } from '#domain/accounts/consent.ts'
import type { SafetyAlert } from '#domain/safety/schema.ts'
import type { PatientRow } from '#domain/practice/patients.ts'
import { extractText } from 'unpdf'
import { plainScreening } from '#tests/support/screenings.ts'
import { openMenu } from './support/menu.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** Both have an appointment with the demo therapist; each project has one of them to itself. */
const patients = {
  phone: { email: 'client@demo.test', full_name: 'Bwalya Mwansa' },
  desktop: { email: 'student@demo.test', full_name: 'Natasha Tembo' },
}
const therapist = 'therapist@demo.test'
const password = 'Demo-2026!'

/** Calls as a given user. */
async function callsOf(request: APIRequestContext, email: string) {
  const grant = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
  })
  const { access_token } = (await grant.json()) as { access_token: string }
  const headers = { Authorization: `Bearer ${access_token}` }
  return {
    patch: async (path: string, data: object) => {
      const answer = await request.patch(path, { headers, data })
      expect(answer.status(), path).toBeLessThan(300)
    },
    post: async (path: string, data: object) => {
      const answer = await request.post(path, { headers, data })
      expect(answer.status(), path).toBeLessThan(300)
    },
    get: (path: string) => request.get(path, { headers }),
  }
}

/** The patient of this project, who so far permits nothing; and a page of theirs. */
async function withoutPermission(request: APIRequestContext, project: string) {
  const patient = patients[project === 'desktop' ? 'desktop' : 'phone']
  const calls = await callsOf(request, patient.email)
  for (const purpose of [
    'share_screenings',
    'share_readings',
    'safety_alerts',
    'emergency_contact',
  ] as const)
    await calls
      .post('/api/consents', consentTo(purpose))
      .then(() => calls.post('/api/consents/withdraw', { purpose }))
  return { ...patient, ...calls }
}

const panel = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Permits it on the account page, by keyboard. */
async function permit(part: Locator, label: string) {
  await expect(part.getByText('You have not agreed to this.')).toBeVisible()
  await part.getByRole('switch').press('Enter')
  const agree = part.getByRole('button', { name: label, exact: true })
  // Where the words above say all of it, there is nothing further to read and agree to.
  if (label !== 'Show my emergency contact') await agree.press('Enter')
  await expect(part.getByText(/^You agreed to this on/)).toBeVisible()
}

test('a patient shares a screening, sees who read it, and withdraws the consent with immediate effect', async ({
  page,
  browser,
  request,
  signIn,
}, { project }) => {
  test.setTimeout(limit(150_000))
  const patient = await withoutPermission(request, project.name)
  await patient.post('/api/screening-results', { answers: plainScreening(1) })
  await signIn(patient.email)
  await page.goto('/account/sharing')
  await permit(panel(page, 'Share with my therapist'), 'Share with my therapist')

  const work = await browser.newContext({ viewport: page.viewportSize() })
  const desk = await work.newPage()
  await desk.goto('/login')
  await desk.getByLabel('Email').fill(therapist)
  await desk.getByLabel('Password', { exact: true }).fill(password)
  await desk.getByRole('button', { name: 'Login' }).click()
  // The login ends with a page of its own, which must not come after the next one.
  await desk.waitForURL((url) => !url.pathname.startsWith('/login'))
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await openMenu(desk)
  await desk.getByRole('link', { name: 'Screenings', exact: true }).click()
  await desk.getByRole('link', { name: `Open the screenings of ${patient.full_name}` }).click()
  await expect(
    desk.getByRole('heading', { name: `Screenings of ${patient.full_name}` }),
  ).toBeVisible()
  await expect(desk.getByText('PHQ-9: ').first()).toBeVisible()
  await expect(desk.getByRole('figure').first()).toBeVisible()
  await expectNoAxeViolations(desk)

  await page.goto('/account/record-access')
  const row = page.getByRole('row', { name: /Chileshe Mumba.*Your screening results/ })
  await expect(row.first()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/account/sharing')
  const sharing = panel(page, 'Share with my therapist')
  await sharing.getByRole('switch', { checked: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(sharing.getByText('You have not agreed to this.')).toBeVisible()
  await desk.reload()
  await expect(
    desk.getByRole('heading', { name: 'Patient not found, or not shared with you' }),
  ).toBeVisible()
  await expectNoAxeViolations(desk)
  await desk.getByRole('link', { name: 'See who shares with you' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Shared screenings' })).toBeVisible()
  await expect(desk.getByText(patient.email)).toHaveCount(0)
  await work.close()
})

test('a patient shares their readings, and the therapist’s report contains them until the patient stops', async ({
  page,
  request,
  signIn,
}, { project }) => {
  const patient = await withoutPermission(request, project.name)
  const desk = await callsOf(request, therapist)
  const rows = (await (await desk.get('/api/provider/patients')).json()) as PatientRow[]
  const { id } = rows.find(({ full_name }) => full_name === patient.full_name)!
  const report = async () => {
    const answer = await desk.get(`/api/provider/patients/${id}/report.pdf`)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    const { text } = await extractText(new Uint8Array(await answer.body()), { mergePages: true })
    return /Blood pressure\s(Not shared|Shared|Average of)/.exec(text)?.[1]
  }
  expect(await report()).toBe('Not shared')

  await signIn(patient.email)
  await page.goto('/account/sharing#readings')
  const sharing = panel(page, 'Share my blood pressure, blood sugar and weight')
  await permit(sharing, 'Share my readings')
  expect(await report()).toMatch(/^(Average of|Shared)$/)
  await page.goto('/account/record-access')
  const row = page.getByRole('row', { name: /Chileshe Mumba.*A report of what you share/ })
  await expect(row.first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/account/sharing')

  await sharing.getByRole('switch', { checked: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(sharing.getByText('You have not agreed to this.')).toBeVisible()
  expect(await report()).toBe('Not shared')
})

test('the therapist reaches a person in danger by phone, records each try, and closes the alert with a next date', async ({
  page,
  request,
  signIn,
}, { project }) => {
  const patient = await withoutPermission(request, project.name)
  await patient.patch('/api/profile', { phone_number: '0977 123 456' })
  await signIn(patient.email)
  await page.goto('/account/sharing#emergency-contact')
  const contact = panel(page, 'My emergency contact')
  await contact.getByLabel('Name').fill('Joseph Mwansa')
  await contact.getByLabel('Phone number').fill('0966 111 222')
  await contact.getByRole('button', { name: 'Save the contact' }).click()
  await permit(contact, 'Show my emergency contact')
  await expectNoAxeViolations(page)
  await patient.post('/api/consents', consentTo('safety_alerts'))
  await patient.post('/api/safety-alerts', {})

  await signIn(therapist)
  await expect(page.getByRole('link', { name: /\d open alerts?$/ })).toBeVisible()
  await page.goto('/safety-alerts')
  const open = page
    .getByRole('list', { name: 'Open alerts' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${patient.full_name} may be unsafe` }) })
  await expect(open.getByRole('link', { name: `Call ${patient.full_name}` })).toHaveAttribute(
    'href',
    'tel:+260977123456',
  )
  await expect(open.getByRole('link', { name: 'Call Joseph Mwansa' })).toHaveAttribute(
    'href',
    'tel:+260966111222',
  )
  await expect(open.getByRole('link', { name: 'Write a message' })).toBeVisible()
  await expectNoAxeViolations(page)
  await open.getByRole('button', { name: 'I am getting in touch' }).press('Enter')
  await expect(open.getByText('You said “I am getting in touch”')).toBeVisible()

  await open.getByRole('button', { name: 'Record what happened' }).press('Enter')
  await open.getByRole('button', { name: 'Close the alert' }).press('Enter')
  await expect(open.getByRole('link', { name: 'Choose what came of it.' })).toBeVisible()
  await open.getByLabel('I could not reach them').check()
  await open.getByRole('button', { name: 'Keep it open' }).click()
  await expect(open.getByText(/You could not reach them at .* The next try is due/)).toBeVisible()

  await open.getByRole('button', { name: 'Record what happened' }).click()
  await open.getByLabel('I saw or spoke to them').check()
  const note = `She is safe. ${crypto.randomUUID()}`
  await open.getByLabel('Note').fill(note)
  await expectNoAxeViolations(page)
  await open.getByRole('button', { name: 'Close the alert' }).click()
  await expect(open).toHaveCount(0)
  const done = page.getByRole('row').filter({ hasText: note })
  await expect(done).toContainText(patient.full_name)
  await expect(done).toContainText('I saw or spoke to them')
  await expect(done).toContainText('Next contact')
})

test('an answer above 0 to item 9 notifies the therapist at once, and a mistake is withdrawn', async ({
  page,
  context,
  request,
  signIn,
  allowConsole,
}, { project }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const patient = await withoutPermission(request, project.name)
  await patient.post('/api/consents', consentTo('safety_alerts'))
  const desk = await callsOf(request, therapist)
  const newest = async () => {
    const alerts = (await (await desk.get('/api/provider/safety-alerts')).json()) as SafetyAlert[]
    return alerts
      .filter((alert) => alert.patient.full_name === patient.full_name)
      .toSorted((one, other) => Date.parse(other.raised_at) - Date.parse(one.raised_at))[0]
  }
  await signIn(patient.email)
  await page.goto('/screening')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const question = page.getByRole('heading', { level: 1 })
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  for (const value of [...Array<number>(5).fill(5), ...Array<number>(15).fill(0)]) {
    const before = await question.textContent()
    await expect(async () => {
      await page.keyboard.press(String(value))
      await expect(question).not.toHaveText(before ?? '', { timeout: 1000 })
    }).toPass()
  }
  await expect(page.getByText('Question 9 of 9')).toBeVisible()
  const raised = page.waitForResponse((answer) => answer.url().endsWith('/api/safety-alerts'))
  await expect(async () => {
    await page.keyboard.press('1')
    await expect(question).toHaveText('Thank you for telling us', { timeout: 1000 })
  }).toPass()
  expect((await raised).status()).toBeLessThan(300)
  expect(await newest()).toMatchObject({ acknowledged_at: null })

  await page.getByRole('button', { name: 'Not now, show me what helps' }).click()
  await expect(page.getByText(/message to Chileshe Mumba/)).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'I chose that answer by mistake' }).click()
  await expect(page.getByText('Question 9 of 9')).toBeVisible()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
  await expect.poll(async () => (await newest())?.outcome).toBe('withdrawn')

  // Answered again offline, it is sent as soon as there is a connection.
  await context.setOffline(true)
  await expect(async () => {
    await page.keyboard.press('2')
    await expect(question).toHaveText('Thank you for telling us', { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Not now, show me what helps' }).click()
  await expect(page.getByText('No one has been notified yet')).toBeVisible()
  // Locked, under a name that says nothing.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
    .toContain('ubumi.kept.')
  await context.setOffline(false)
  await expect(page.getByText(/message to Chileshe Mumba/)).toBeVisible({
    timeout: limit(30_000),
  })
  expect(await newest()).toMatchObject({ acknowledged_at: null })
  expect(await page.evaluate(() => localStorage.getItem('ubumi.to-send'))).toBeNull()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'I chose that answer by mistake' }).click()
  await expect.poll(async () => (await newest())?.outcome).toBe('withdrawn')
})

test('an unverified provider sees no patients, and the reason', async ({ page, signIn }) => {
  await signIn('pending@demo.test')
  for (const path of ['/provider-profile', '/shared-screenings', '/safety-alerts']) {
    await page.goto(path)
    await expect(page.getByText('Awaiting verification')).toBeVisible()
    await expect(page.getByText('You will see your patients here once')).toBeVisible()
  }
})
