import type { Page } from '@playwright/test'
import { answer, expectStatesSound, press, type State } from './support/states.ts'
import { expect } from './support/test.ts'

const email = 'client@demo.test'
const offered = 'c0ffee00-0000-4000-8000-000000000001'
const waitingPatients = 'c0ffee00-0000-4000-8000-000000000002'

const cards = [
  {
    id: 'c0ffee00-0000-4000-8000-000000000011',
    full_name: 'Chileshe Mumba',
    specialty: 'Therapist',
    profile_picture_url: null,
  },
  {
    id: 'c0ffee00-0000-4000-8000-000000000012',
    full_name: 'Thandiwe Ngoma',
    specialty: null,
    profile_picture_url: '/nowhere.webp',
  },
]
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
const ofDay = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'].map((time, index) => ({
  time,
  starts_at: `2099-01-05T${time}:00.000Z`,
  ...(index > 2
    ? { free: true, provider: cards[0], providers: cards }
    : { free: false, reason: ['past', 'yours', 'taken'][index] }),
}))
const upcoming = (id: number, status: string, days: number, more = {}) => ({
  id: `c0ffee00-0000-4000-8000-00000000002${id}`,
  status,
  appointment_time: inDays(days),
  session_type: 'In-person',
  duration_minutes: 60,
  requested_by: 'patient',
  replaces: null,
  provider: cards[id % 2],
  created_at: inDays(-9),
  ...more,
})

/** The first step of a booking with nothing chosen; a reload would keep the step, and a draft the rest. */
async function restart(page: Page) {
  await page.goto('/appointments')
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('ubumi.booking.')) sessionStorage.removeItem(key)
  })
  await page.goto('/book-appointment')
  await page.locator('#root[data-awake]').waitFor()
}

/** The second step of a booking, with a day chosen. */
async function chooseTime(page: Page) {
  await restart(page)
  await answer(page, '/api/appointments/availability', ofDay)
  await answer(page, '/api/appointments/next-free', ofDay.slice(3))
  await page.getByRole('radio', { name: 'Virtual' }).click()
  await expect(page.getByText('Or take one of the next free times')).toBeVisible()
  await page.locator('input[name="day"]').first().check()
  await page.getByRole('radio', { name: /^15:00/ }).check()
  await press('Choose another')(page)
}

/** The states of booking, and of the client's list of appointments. */
const states: readonly Omit<State, 'email'>[] = [
  {
    name: 'a time and whom one meets',
    path: '/book-appointment',
    reach: chooseTime,
  },
  {
    name: 'a booking that lost its race',
    path: '/book-appointment',
    async reach(page) {
      await chooseTime(page)
      await press('Next')(page)
      await page.route('**/api/appointments', (route) =>
        route.fulfill({
          status: 409,
          json: {
            code: 'slot_taken',
            message: 'This time has just been taken. Please choose another.',
            next_free: ofDay.slice(3),
          },
        }),
      )
      await press('Request Appointment')(page)
      await expect(page.getByText('The next free times')).toBeVisible()
    },
  },
  {
    name: 'no time is free',
    path: '/book-appointment',
    async reach(page) {
      await answer(page, '/api/appointments/next-free', ofDay.slice(3))
      await answer(
        page,
        '/api/appointments/availability',
        ofDay.map(({ time, starts_at }) => ({ time, starts_at, free: false, reason: 'taken' })),
      )
      await restart(page)
      await page.getByRole('radio', { name: 'Phone' }).check()
      await press('Next')(page)
      await page.locator('input[name="day"]').nth(3).check()
      await expect(page.getByText('No time is free on this day.')).toBeVisible()
    },
  },
  {
    name: 'appointments of every kind, and an offer',
    path: '/appointments',
    async reach(page) {
      await answer(page, '/api/appointments', [
        upcoming(1, 'requested', 40),
        upcoming(2, 'requested', 20, { requested_by: 'provider' }),
        upcoming(3, 'confirmed', 10),
        upcoming(4, 'requested', 4, { replaces: upcoming(3, '', 10).id }),
        upcoming(5, 'cancelled', -3, { provider: null }),
        upcoming(6, 'completed', -9),
        upcoming(7, 'no one knows', -20),
      ])
      await answer(page, '/api/waiting-list', [
        {
          id: offered,
          appointment_id: upcoming(1, '', 40).id,
          created_at: inDays(-1),
          offer: {
            id: offered,
            appointment_time: inDays(2),
            expires_at: inDays(0.05),
            provider: cards[0],
          },
        },
        {
          id: waitingPatients,
          appointment_id: upcoming(3, '', 10).id,
          created_at: inDays(-1),
          offer: null,
        },
      ])
      await page.reload()
      await expect(page.getByText('Unknown', { exact: true })).toBeVisible()
      await expect(page.getByText('An earlier time is free')).toBeVisible()
    },
  },
  {
    name: 'no appointments',
    path: '/appointments',
    async reach(page) {
      await answer(page, '/api/appointments', [])
      await page.reload()
      await expect(page.getByText('You have no appointments yet.')).toBeVisible()
    },
  },
  {
    name: 'the question before an appointment goes',
    path: '/appointments',
    async reach(page) {
      await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]

expectStatesSound(states.map((state) => ({ ...state, email })))
