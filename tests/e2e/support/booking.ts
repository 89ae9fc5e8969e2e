import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Appointment, Slot } from '#domain/appointments/schema.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { isFor } from '#domain/appointments/topics.ts'
import { newClient } from './new-client.ts'

const day = 24 * 60 * 60 * 1000

/** Calls as a given user. */
export async function callsOf(
  request: APIRequestContext,
  { email, password = 'Demo-2026!' }: { email: string; password?: string },
) {
  const grant = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
  })
  const { access_token } = (await grant.json()) as { access_token: string }
  return callsWith(request, access_token)
}

/** Calls with the token of a session. */
export function callsWith(request: APIRequestContext, access_token: string) {
  const headers = { Authorization: `Bearer ${access_token}` }
  return {
    get: async <Answer>(path: string): Promise<Answer> => {
      const answer = await request.get(path, { headers })
      expect(answer.status(), path).toBe(200)
      return (await answer.json()) as Answer
    },
    send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data: object = {}) =>
      request.fetch(path, { method, headers, data }),
    upload: (
      path: string,
      multipart: NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart'] & object,
    ) => request.post(path, { headers, multipart }),
    appointments: async (): Promise<Appointment[]> =>
      (await request.get('/api/appointments', { headers })).json() as Promise<Appointment[]>,
  }
}

export type Calls = ReturnType<typeof callsWith>

/** A new client, logged in on the page, and calls in their name. */
export async function newPatient(
  page: Page,
  signIn: (email: string, password?: string) => Promise<void>,
) {
  const person = await newClient(page.request, { hasConsented: false })
  await signIn(person.email, person.password)
  return { ...person, calls: await callsOf(page.request, person) }
}

/** The demo providers that clients may book, and who answer by calls. */
const answering: Readonly<Record<string, string>> = {
  'Chileshe Mumba': 'therapist@demo.test',
  'Thandiwe Ngoma': 'dietitian@demo.test',
  'Kelvin Sakala': 'fitness@demo.test',
}

/** So many free slots, none sooner than in two weeks, for tests that run side by side. */
export async function freeSlots(calls: Calls, count: number): Promise<Slot[]> {
  // The other tests may have filled one fortnight; then another one is taken.
  for (let attempt = 0; attempt < 10; attempt++) {
    const after = new Date(Date.now() + (14 + Math.random() * 50) * day).toISOString()
    const slots = await calls.get<Slot[]>(
      `/api/appointments/next-free?after=${encodeURIComponent(after)}&limit=12`,
    )
    // With a demo provider, who can answer; another test may have approved others. The page offers
    // a therapist if the client names no topic.
    const provider = slots
      .flatMap(({ providers = [] }) => providers)
      .find((one) => one.full_name in answering && isFor('unsure', one))
    const theirs = slots.filter(({ providers }) => providers?.some(({ id }) => id === provider?.id))
    if (theirs.length < count) continue
    // Any hour: nights and weekends would make the first one after them the choice of most tests.
    const first = Math.floor(Math.random() * (theirs.length - count + 1))
    return theirs.slice(first, first + count).map((slot) => ({ ...slot, provider }))
  }
  throw new Error(`No fortnight has ${count} free hours of one demo provider`)
}

/** Books a slot by a call. */
export async function bookSlot(calls: Calls, slot: Slot, session_type = 'Phone') {
  const answer = await calls.send('POST', '/api/appointments', {
    appointment_time: slot.starts_at,
    session_type,
    provider_id: slot.provider!.id,
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as Appointment
}

/** The provider of an appointment, to answer by calls. */
export const providerOf = (request: APIRequestContext, { provider }: Appointment) =>
  callsOf(request, { email: answering[provider!.full_name]! })

/** Chooses the session type, and continues to the days. */
export async function chooseType(page: Page, type: string) {
  await page.goto('/book-appointment')
  await page.getByRole('radio', { name: type }).click()
  // A tap continues, but for a Phone session the number to call comes first.
  if (type === 'Phone') await next(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Date & Time' })).toBeFocused()
}

/** Leafs to a day (`YYYY-MM-DD`) and chooses it. */
export async function chooseDay(page: Page, wanted: string) {
  const choice = page.locator(`input[name="day"][value="${wanted}"]`)
  for (let week = 0; week < 13 && (await choice.count()) === 0; week++)
    await page.getByRole('button', { name: 'Later week' }).click()
  await choice.check()
}

/** The title of the page, once it is that of a step. */
export const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })
export const request = (page: Page) => page.getByRole('button', { name: 'Request Appointment' })
/** Walks to the confirmation. @returns the slot's time as the page shows it */
export async function chooseAll(page: Page, type: string, { starts_at }: Slot) {
  const { day, time } = lusakaClock(new Date(starts_at))
  await chooseType(page, type)
  await chooseDay(page, day)
  await page.getByRole('radio', { name: `${time} free` }).check()
  await expect(page.getByText('You will meet')).toBeVisible()
  await next(page).click()
  await step(page, 'Confirmation')
  return time
}

/** Pages back to the week of today. The days open at the day chosen before: the choices are saved. */
export async function leafToToday(page: Page) {
  const earlier = page.getByRole('button', { name: 'Earlier week' })
  for (let week = 0; week < 13 && (await earlier.isEnabled()); week++) await earlier.click()
}
