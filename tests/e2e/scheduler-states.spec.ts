import { fillDate } from './support/dates.ts'
import type { Page } from '@playwright/test'
import { answerFacts } from './support/provider-day.ts'
import { answer, expectStatesSound, press, type State } from './support/states.ts'
import { expect } from './support/test.ts'

const email = 'therapist@demo.test'
const scheduler = '/appointment-scheduler'

/** At 10:00 in Lusaka, so many days from now. */
function providerAppointment(days: number, status: string) {
  const at = new Date(Date.now() + days * 86_400_000)
  at.setUTCHours(8, 0, 0, 0)
  return {
    id: crypto.randomUUID(),
    status,
    appointment_time: at.toISOString(),
    session_type: 'In-person',
    duration_minutes: 60,
    requested_by: 'patient',
    notes: null,
    cancelled_by: status === 'cancelled' ? 'patient' : null,
    created_at: '2026-01-05T08:00:00.000Z',
    patient: {
      id: crypto.randomUUID(),
      full_name: 'Chisomoluwafunminiyi-Namwinga Kalumbwe-Mutemwa',
      email: 'chisomoluwafunminiyi.kalumbwe-mutemwa@example.test',
    },
  }
}

/** The list with an appointment of each status, and one to be completed. */
async function openList(page: Page) {
  const all = [
    providerAppointment(-2, 'confirmed'),
    providerAppointment(-1, 'completed'),
    providerAppointment(1, 'requested'),
    providerAppointment(2, 'confirmed'),
    providerAppointment(3, 'cancelled'),
    providerAppointment(4, 'something new'),
  ]
  await answerFacts(page)
  await page.route(
    (url) => url.pathname === '/api/provider/appointments',
    (route) => {
      const query = new URL(route.request().url()).searchParams
      const isIn = (at: string) => at >= query.get('from')! && at < query.get('to')!
      return route.fulfill({ json: all.filter((one) => isIn(one.appointment_time)) })
    },
  )
  await page.reload()
  await page.getByRole('tab', { name: 'List' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting to be completed' })).toBeVisible()
  await expect(page.getByText('Unknown', { exact: true })).toBeVisible()
}

async function openRequest(page: Page) {
  await openList(page)
  await page
    .getByRole('button', { name: /Requested/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Appointment Details' })).toBeVisible()
}

const states: readonly State[] = [
  {
    name: 'a month of appointments',
    path: scheduler,
    email,
    async reach(page) {
      await openList(page)
      await page.getByRole('tab', { name: 'Calendar' }).click()
      await expect(page.getByRole('gridcell').first()).toBeVisible()
    },
  },
  { name: 'the list of appointments', path: scheduler, email, reach: openList },
  {
    name: 'requests, one of them chosen',
    path: scheduler,
    email,
    async reach(page) {
      await openList(page)
      await page.getByRole('tab', { name: 'Requests' }).click()
      await page.getByRole('checkbox').first().check()
      await expect(page.getByText('1 chosen')).toBeVisible()
    },
  },
  {
    name: 'no appointments',
    path: scheduler,
    email,
    async reach(page) {
      await answer(page, '/api/provider/appointments', [])
      await page.reload()
      await page.getByRole('tab', { name: 'List' }).click()
      await expect(page.getByText('No upcoming appointments.')).toBeVisible()
    },
  },
  { name: 'the details of a request', path: scheduler, email, reach: openRequest },
  {
    name: 'notes being written',
    path: scheduler,
    email,
    async reach(page) {
      await openRequest(page)
      await press('Add notes')(page)
      await expect(page.getByLabel('Notes')).toBeFocused()
    },
  },
  {
    name: 'the question before a request is declined',
    path: scheduler,
    email,
    async reach(page) {
      await openRequest(page)
      await press('Decline')(page)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'no patients',
    path: '/patient-management',
    email,
    async reach(page) {
      await answer(page, '/api/provider/patients', [])
      await page.reload()
      await expect(page.getByText('No patients found.')).toBeVisible()
    },
  },
  {
    name: 'a session to schedule, sent empty',
    path: '/patient-management',
    email,
    async reach(page) {
      await page
        .getByRole('button', { name: /^Actions/ })
        .first()
        .click()
      await page
        .getByRole('button', { name: /^Schedule Session/ })
        .first()
        .click()
      await expect(page.getByRole('radio', { name: /free$|taken$|past$/ }).first()).toBeVisible()
      await press('Book this session')(page)
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    },
  },
  {
    name: 'an absence without its days',
    path: '/availability',
    email,
    async reach(page) {
      await press('Add an absence')(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Day', { exact: true }).selectOption('other')
      await fillDate(dialog, 'First day', '2026-01-02')
      await press('Save absence')(page)
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    },
  },
]

expectStatesSound(states)
