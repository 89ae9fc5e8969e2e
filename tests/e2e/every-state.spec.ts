import type { Page } from '@playwright/test'
import { consentTo } from '#domain/accounts/consent.ts'
import { chunk } from './support/chunk.ts'
import { openMenu } from './support/menu.ts'
import { answer, expectStatesSound, press, type State } from './support/states.ts'
import { expect } from './support/test.ts'

const client = 'client@demo.test'
const therapist = 'therapist@demo.test'

const patient = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  full_name: 'Mwila Phiri',
  email: 'm@example.test',
  phone_number: '0977 123 456',
  emergency_contact: { name: 'Joseph Phiri', phone: '0966 111 222' },
}
/** The tabs of the care hubs with their own content, and a text of each. */
const hubTabs = [
  ['/hypertension', 'Medications', 'My medicines'],
  ['/hypertension', 'Symptoms', 'Note how you feel'],
  ['/hypertension', 'Reports', 'PDF for my clinic'],
  ['/diabetes', 'Nutrition', 'Diet & Nutrition Plan'],
  ['/diabetes', 'Activity', 'Ask for an exercise plan'],
  ['/diabetes', 'Emergency', 'below 54 mg/dL'],
] as const
const openAlert = {
  id: 'c0ffee00-0000-4000-8000-000000000002',
  patient,
  raised_at: '2026-01-05T08:00:00.000Z',
  raised_again_at: '2026-01-06T08:00:00.000Z',
  due_at: '2026-01-06T08:00:00.000Z',
  step: 'could_not_reach',
  step_at: '2026-01-06T08:00:00.000Z',
  handled_by: 'Abel Banda',
  is_handled_by_me: false,
  acknowledged_at: null,
  outcome: null,
  note: null,
  next_on: null,
}

const states: readonly State[] = [
  { name: 'the helplines', path: '/', reach: press('Help now') },
  {
    name: 'the demo chat',
    path: '/',
    async reach(page) {
      await press('AI Counselor')(page)
      await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible()
    },
  },
  {
    name: 'the demo chat that is fetched',
    path: '/',
    async reach(page) {
      await page.route(chunk('chat-panel'), () => undefined)
      await press('AI Counselor')(page)
      await expect(page.getByText('Opening the chat...')).toBeVisible()
    },
  },
  {
    name: 'the answers to all questions',
    path: '/pricing',
    reach: (page) =>
      page.locator('details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true
      }),
  },
  {
    name: 'the student block, sent empty',
    path: '/signup',
    async reach(page) {
      await page.getByText('More: student, provider, gender, phone').click()
      await page.getByLabel('I am a student').check()
      await press('Create Account')(page)
      for (const message of [
        'Enter your full name.',
        'Enter the name of your institution.',
        'You must confirm your student status to proceed.',
      ])
        await expect(page.getByRole('link', { name: message })).toBeVisible()
    },
  },
  {
    name: 'a password shown',
    path: '/login',
    async reach(page) {
      await page.getByLabel('Password', { exact: true }).fill('Baobab-Night-58')
      await press('Show password')(page)
    },
  },
  {
    name: 'no way to the server',
    path: '/forgot-password',
    async reach(page) {
      await page.route('**/auth/v1/**', (route) => route.abort())
      await page.getByLabel('Email').fill('somebody@example.test')
      await press('Send the link')(page)
      await expect(page.getByText('There is no connection to the server.')).toBeVisible()
    },
  },
  { name: 'a notice', path: '/dev/kit', reach: press('Notice') },
  { name: 'a failure', path: '/dev/kit', reach: press('Failure') },
  { name: 'an alert', path: '/dev/kit', reach: press('Alert') },
  { name: 'a dialog', path: '/dev/kit', reach: press('Open a dialog') },
  {
    name: 'an alert in a dialog',
    path: '/dev/kit',
    async reach(page) {
      await press('Alert')(page)
      await press('Open a dialog')(page)
    },
  },
  { name: 'a question', path: '/dev/kit', reach: press('Cancel the appointment') },
  {
    name: 'another tab',
    path: '/dev/kit',
    reach: (page) => page.getByRole('tab', { name: 'Nutrition' }).click(),
  },
  {
    name: 'before it is known who looks',
    path: '/patient-profile',
    email: client,
    async reach(page) {
      await page.route('**/api/**', () => undefined)
      await page.reload()
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
    },
  },
  { name: 'the menu', path: '/patient-profile', email: client, reach: openMenu },
  {
    name: 'the form of what we know of a client',
    path: '/patient-profile',
    email: client,
    reach: press('Edit Demographics'),
  },
  {
    name: 'no readings yet',
    path: '/hypertension',
    email: client,
    async reach(page) {
      await answer(page, '/api/blood-pressure-readings', [])
      await page.reload()
      await expect(page.getByText('No readings yet.')).toBeVisible()
    },
  },
  {
    name: 'a day without readings',
    path: '/patient-profile',
    email: client,
    async reach(page) {
      await answer(page, '/api/blood-pressure-readings', [])
      await answer(page, '/api/glucose-readings', [])
      await answer(page, '/api/membership', null)
      await page.reload()
    },
  },
  ...hubTabs.map(([path, tab, shows]) => ({
    name: `the tab ${tab}`,
    path,
    email: client,
    async reach(page: Page) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tabpanel')).toContainText(shows)
    },
  })),
  {
    name: 'warnings about a medicine with a long name',
    path: '/hypertension?tab=medications',
    email: client,
    async reach(page) {
      const long = '"name":"Amlodipine/Hydrochlorothiazide/Valsartan combination tablets"'
      await page.route('**/api/medicines*', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll('"name":"Metformin"', long)
        await route.fulfill({ response, body })
      })
      await page.reload()
      await expect(page.getByText(/combination tablets and pregnancy/)).toBeVisible()
    },
  },
  {
    name: 'no plan yet',
    path: '/membership',
    email: client,
    async reach(page) {
      await answer(page, '/api/membership', null)
      await page.reload()
      await expect(page.getByText('You have no plan yet.')).toBeVisible()
    },
  },
  {
    name: 'the chart as a table',
    path: '/hypertension',
    email: client,
    reach: (page) => page.getByText('Show as a table').click(),
  },
  {
    name: 'a reading to check',
    path: '/hypertension',
    email: client,
    async reach(page) {
      await page.getByLabel('Systolic').fill('260')
      await page.getByLabel('Diastolic').fill('60')
      await press('Log reading')(page)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'the question before consent goes',
    path: '/account/data',
    email: client,
    reach: press('Withdraw my consent'),
  },
  {
    name: 'the question before all goes',
    path: '/account/data',
    email: client,
    reach: press('Erase my account'),
  },
  {
    name: 'the question before sharing ends',
    path: '/account/sharing',
    email: client,
    async reach(page) {
      const given = { given_at: '2026-01-05T08:00:00.000Z', withdrawn_at: null }
      await answer(page, '/api/consents', [
        { id: patient.id, ...consentTo('share_screenings'), ...given },
      ])
      await page.reload()
      await page.getByRole('switch', { name: 'Share with my therapist' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'who opened the record',
    path: '/account/record-access',
    email: client,
    async reach(page) {
      const times = [openAlert.raised_at]
      const opened = [
        { action: 'screening_results.read', count: 1, times },
        { action: 'patients.read', count: 45, times: [...times, '2026-01-05T06:00:00.000Z'] },
      ]
      const opened_by = { full_name: 'Chileshe Mumba', specialty: 'Therapist' }
      await answer(page, '/api/me/record-days', [
        { day: '2026-01-05', opened, id: patient.id, opened_by },
        { day: '2026-01-05', opened: opened.slice(1), id: openAlert.id, opened_by: null },
      ])
      await page.reload()
      await page.getByText('Times, and 45 times in lists').filter({ visible: true }).click()
      await expect(page.getByText('and 43 earlier').filter({ visible: true })).toBeVisible()
    },
  },
  {
    name: 'an alert whose form was sent empty',
    path: '/safety-alerts',
    email: therapist,
    async reach(page) {
      const closed = { outcome: 'called', note: 'At her sister’s.' }
      const acknowledged_at = openAlert.raised_again_at
      await answer(page, '/api/provider/safety-alerts', [
        openAlert,
        { ...openAlert, id: patient.id, acknowledged_at, ...closed },
      ])
      await page.reload()
      await press('Record what happened')(page)
      await press('Close the alert')(page)
      await expect(page.getByRole('link', { name: 'Choose what came of it.' })).toBeVisible()
    },
  },
  {
    name: 'no one shares',
    path: '/shared-screenings',
    email: therapist,
    async reach(page) {
      await answer(page, '/api/provider/shared-screenings?limit=25', [])
      await page.reload()
      await expect(page.getByText('No one shares their screenings with you')).toBeVisible()
    },
  },
  {
    name: 'a certificate that has lapsed',
    path: '/shared-screenings',
    email: therapist,
    async reach(page) {
      await page.route('**/api/provider/shared-screenings?*', (route) =>
        route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Not for this role.' } }),
      )
      await page.reload()
      await expect(page.getByText('You will see your patients here once')).toBeVisible()
    },
  },
]

expectStatesSound(states)
