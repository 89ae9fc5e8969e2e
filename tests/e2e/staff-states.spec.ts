import type { Page } from '@playwright/test'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { answerFacts } from './support/provider-day.ts'
import { answer, expectStatesSound, press, type State } from './support/states.ts'
import { expect } from './support/test.ts'

const therapist = 'therapist@demo.test'
const pending = 'pending@demo.test'
const admin = 'admin@demo.test'
const hour = 60 * 60 * 1000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
const long = 'Chisomoluwafunminiyi-Namwinga Kalumbwe-Mutemwa'

const sent = {
  id: 'c0ffee00-0000-4000-8000-0000000000aa',
  profession: 'therapist',
  registration_body: 'Health Professions Council of Zambia',
  registration_number: 'HPCZ-PSY-02214',
  certificate_year: 2026,
  certificate_expires_on: '2026-12-31',
  document_type: 'application/pdf',
  has_document: true,
  status: 'pending',
  submitted_at: ago(50),
  decided_at: null,
  reason: null,
}
const reason = 'The picture is too dark.\nSend one taken by daylight.'
const rejected = { ...sent, status: 'refused', decided_at: ago(5), reason }
const waits = { status: 'pending', certificate_expires_on: null, is_in_practice: false }
const inPractice = { status: 'approved', is_in_practice: true, newest: null }
const registration = '/api/provider/registration'

/** The day in Lusaka, two hours ahead of UTC, that is so many days from now. */
const dayIn = (days: number) => ago(-24 * days - 2).slice(0, 10)

/** The day's clock of the states of `/provider-profile`: half past ten in Lusaka. */
const morning = new Date(`${lusakaClock(new Date()).day}T10:30:00+02:00`)
const before = (hours: number) => new Date(morning.getTime() - hours * hour).toISOString()

/** An appointment of the running day in Lusaka, so many hours from then. */
const meeting = (hours: number, status: string, full_name: string) => ({
  id: crypto.randomUUID(),
  status,
  appointment_time: before(-hours),
  session_type: 'In-person',
  duration_minutes: 60,
  requested_by: 'patient',
  notes: null,
  cancelled_by: null,
  call_off_reason: null,
  outcome: null,
  absence_reported_at: null,
  created_at: before(30),
  patient: { id: crypto.randomUUID(), full_name, email: null },
})

/** Responses for a busy day, or an empty one. */
async function day(page: Page, isFull: boolean) {
  const certificate_expires_on = dayIn(isFull ? 12 : 300)
  await answer(page, registration, { ...inPractice, certificate_expires_on })
  await answer(page, '/api/provider/stats', {
    todays_appointments: isFull ? 3 : 0,
    requests_waiting: 0,
    next_appointment_at: isFull ? null : before(-40),
    unread_messages: isFull ? 4 : 0,
    oldest_unread_at: isFull ? before(5) : null,
    pending_invoices: 0,
    rating: isFull ? null : { mean: 4.6, count: 10 },
    satisfaction_percent: null,
  })
  await answer(page, '/api/provider/waiting', {
    open_safety_alerts: isFull ? 1 : 0,
    calls_to_make: isFull ? 2 : 0,
    oldest_call_back_at: isFull ? before(2) : null,
    oldest_safety_alert_at: isFull ? before(3) : null,
    open_requests: isFull ? 12 : 0,
    oldest_request_at: isFull ? before(40) : null,
    plans_to_write: isFull ? 2 : 0,
    oldest_plan_request_at: isFull ? before(60) : null,
    shared_screenings: 0,
  })
  const meetings = [
    meeting(-1.5, 'confirmed', long),
    meeting(-0.5, 'confirmed', 'Natasha Tembo'),
    meeting(3.5, 'requested', ''),
    meeting(4.5, 'cancelled', 'No one'),
    meeting(5.5, 'confirmed', 'Mwila Phiri'),
    meeting(24 + 3.5, 'requested', long),
  ]
  await answerFacts(page)
  await page.route(/\/api\/provider\/appointments(\?|$)/, (route) => {
    const query = new URL(route.request().url()).searchParams
    const isIn = (at: string) => at >= query.get('from')! && at < query.get('to')!
    return route.fulfill({ json: meetings.filter((one) => isFull && isIn(one.appointment_time)) })
  })
  await page.clock.setFixedTime(morning)
  await page.reload()
}

const provider = {
  id: 'c0ffee00-0000-4000-8000-0000000000bb',
  full_name: long,
  email: 'somebody.with.a.long.address@example.test',
  specialty: null,
  bio: 'x'.repeat(300),
  qualifications: ['BA Psychology', 'Motivational interviewing'],
  profile_picture_url: null,
  provider_status: 'pending',
}
const toCheck = { ...sent, provider }
const queue = '/api/admin/provider-registrations'
const place = `/admin/provider-registrations/${sent.id}`

/** One registration on the admin's screen. */
async function open(page: Page, one: object) {
  await answer(page, `${queue}/${sent.id}`, one)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: long })).toBeVisible()
}

const states: readonly State[] = [
  {
    name: 'a full day',
    path: '/provider-profile',
    email: therapist,
    async reach(page) {
      await day(page, true)
      for (const words of [
        'Now',
        'Unknown Patient',
        '10 requests to confirm on other days',
        'The first has waited 1 day',
        'The first has waited 5 h',
      ])
        await expect(page.getByText(words, { exact: true })).toBeVisible()
      await expect(page.getByText('runs out in 12 days')).toBeVisible()
      await expect(page.getByText('No one')).toHaveCount(0)
    },
  },
  {
    name: 'an appointment of the day, opened',
    path: '/provider-profile',
    email: therapist,
    async reach(page) {
      await day(page, true)
      await press('Natasha Tembo')(page)
      await expect(page.getByRole('dialog', { name: 'Appointment Details' })).toBeVisible()
    },
  },
  {
    name: 'an empty day',
    path: '/provider-profile',
    email: therapist,
    async reach(page) {
      await day(page, false)
      await expect(page.getByText('No appointments today.')).toBeVisible()
      await expect(page.getByText(/The next is on \w+day \d/)).toBeVisible()
      await expect(page.getByText('No open alerts or requests.')).toBeVisible()
    },
  },
  {
    name: 'the profile being changed, sent without a name',
    path: '/provider-profile',
    email: therapist,
    async reach(page) {
      await press('Edit Profile')(page)
      await page.getByLabel('Name', { exact: true }).fill('')
      await press('Save')(page)
      await expect(page.getByRole('link', { name: 'Enter your full name.' })).toBeVisible()
    },
  },
  {
    name: 'a certificate that has run out',
    path: '/provider-profile',
    email: therapist,
    async reach(page) {
      const expired = { ...inPractice, is_in_practice: false, certificate_expires_on: '2026-01-31' }
      await answer(page, registration, expired)
      await page.reload()
      await expect(page.getByText('Certificate expired on 31 January 2026').first()).toBeVisible()
      await expect(page.getByText('You will see your patients here once')).toHaveCount(1)
    },
  },
  {
    name: 'a new certificate to send',
    path: '/provider-registration',
    email: therapist,
    async reach(page) {
      await answer(page, registration, { ...inPractice, certificate_expires_on: '2027-12-31' })
      await page.reload()
      await press('Send a new certificate')(page)
      await expect(page.getByLabel('Registered with')).toBeFocused()
    },
  },
  {
    name: 'nothing sent yet, and the form sent empty',
    path: '/provider-registration',
    email: pending,
    async reach(page) {
      await answer(page, registration, { ...waits, newest: null })
      await page.reload()
      await press('Send the registration')(page)
      await expect(page.getByRole('link', { name: 'Choose the document.' })).toBeVisible()
    },
  },
  {
    name: 'sent, and being checked',
    path: '/provider-registration',
    email: pending,
    async reach(page) {
      await answer(page, registration, { ...waits, newest: sent })
      await page.reload()
      await expect(page.getByText('What you sent')).toBeVisible()
    },
  },
  {
    name: 'rejected, with the reason',
    path: '/provider-registration',
    email: pending,
    async reach(page) {
      await answer(page, registration, { ...waits, status: 'refused', newest: rejected })
      await page.reload()
      await expect(page.getByText('The picture is too dark.')).toBeVisible()
    },
  },
  {
    name: 'some who wait, and some decided',
    path: '/admin',
    email: admin,
    async reach(page) {
      await answer(page, queue, [toCheck, { ...toCheck, id: provider.id }])
      await page.reload()
      await expect(page.getByText('Providers who wait (2)')).toBeVisible()
      await press('Show providers')(page)
      await expect(page.getByText('Providers decided on (4)')).toBeVisible()
    },
  },
  {
    name: 'no one waits',
    path: '/admin',
    email: admin,
    async reach(page) {
      await answer(page, queue, [])
      await page.reload()
      await expect(page.getByText('No providers to approve.')).toBeVisible()
      await press('Show providers')(page)
      await expect(page.getByText('Nothing has been decided yet.')).toBeVisible()
    },
  },
  {
    name: 'one to check',
    path: place,
    email: admin,
    reach: (page) => open(page, toCheck),
  },
  {
    name: 'the question before a rejection, sent without a reason',
    path: place,
    email: admin,
    async reach(page) {
      await open(page, toCheck)
      await press('Reject')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
      await expect(page.getByRole('link', { name: 'Say why' })).toBeVisible()
    },
  },
  {
    name: 'the question before an approval',
    path: place,
    email: admin,
    async reach(page) {
      await open(page, { ...toCheck, certificate_expires_on: '2099-12-31' })
      await press('Approve')(page)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a certificate that cannot be approved',
    path: place,
    email: admin,
    async reach(page) {
      await open(page, { ...toCheck, certificate_expires_on: '2020-12-31' })
      await expect(page.getByText('It cannot be approved.')).toBeVisible()
    },
  },
  {
    name: 'decided, the document gone',
    path: place,
    email: admin,
    async reach(page) {
      await open(page, { ...toCheck, ...rejected, has_document: false })
      await expect(page.getByText('The document was deleted')).toBeVisible()
    },
  },
]

expectStatesSound(states)
