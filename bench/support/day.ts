import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { healthDataConsent } from '#domain/accounts/consent.ts'
import { sessionTypes, slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'

/** A user with an account and a phone of their own. */
export interface Person {
  email: string
  /** Sent to the server as `X-Forwarded-For`, so that limits by address see many clients. */
  address: string
  token: string
  /** What they asked for and have not released, by id. */
  appointments: string[]
}

/** One kind of call: its share of all, and the request. */
export interface Deed {
  kind: string
  share: number
  request(person: Person): { method: string; path: string; body?: unknown }
  /** What the client reads from the response. */
  keep?(person: Person, answer: Answer): void
  /** A status that is no error, besides success. */
  expects?: number
}

interface Answer {
  access_token?: string
  id?: string
}

const password = 'Lusaka-Morning-7'

const login: Deed = {
  kind: 'login',
  share: 0.05,
  request: ({ email }) => ({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email, password },
  }),
  keep: (person, { access_token }) => {
    person.token = access_token ?? ''
  },
}

const read: Deed = {
  kind: 'read',
  share: 0.6,
  request: () => ({
    method: 'GET',
    path: pick([
      '/api/blood-pressure-readings?limit=20',
      '/api/glucose-readings?limit=20',
      '/api/profile',
    ]),
  }),
}

const reading: Deed = {
  kind: 'reading',
  share: 0.25,
  request: () =>
    pick([
      {
        method: 'POST',
        path: '/api/blood-pressure-readings',
        body: { id: randomUUID(), systolic: within(100, 180), diastolic: within(60, 95) },
      },
      {
        method: 'POST',
        path: '/api/glucose-readings',
        body: { id: randomUUID(), glucose_level: within(70, 250), unit: 'mg/dL' },
      },
    ]),
}

/**
 * A request for an hour with any free provider; a client with three cancels one first, so that the day
 * never fills up. Another user may have been quicker: 409 is an answer like any other.
 */
const booking: Deed = {
  kind: 'booking',
  share: 0.1,
  expects: 409,
  request: ({ appointments }) => {
    const appointment = appointments.length === 3 && appointments.shift()
    if (appointment) return { method: 'DELETE', path: `/api/appointments/${appointment}` }
    const appointment_time = startOfSlot(pick(futureDays), pick(slotTimes))
    const body = { id: randomUUID(), appointment_time, session_type: pick(sessionTypes) }
    return { method: 'POST', path: '/api/appointments', body }
  },
  keep: ({ appointments }, { id }) => {
    if (id) appointments.push(id)
  },
}

/** Each of the next ten weeks' working days. */
const futureDays = Array.from({ length: 70 }, (_, index) =>
  dayAfter(lusakaClock(new Date()).day, index + 1),
).filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))

/** A mixed day, docs/specification.md, "Figures to reach". */
export const mixedDay: readonly Deed[] = [read, reading, booking, login]

/** Creates accounts by sign-up, a few at a time. */
export async function signUpPeople(url: string, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, (_, index): Person => ({
    email: `person-${index}@example.test`,
    address: `10.0.${index >> 8}.${index & 255}`,
    token: '',
    appointments: [],
  }))
  const waiting = [...people]
  const lane = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      const body = {
        email: person.email,
        password,
        data: { full_name: 'Bupe Zulu', role: 'client' },
      }
      const outcome = await send(url, person, { method: 'POST', path: '/auth/v1/signup', body })
      if (outcome.failure) throw new Error(`sign-up: ${outcome.failure}`)
      person.token = outcome.answer?.access_token ?? ''
      const consent = { method: 'POST', path: '/api/consents', body: healthDataConsent }
      const { failure } = await send(url, person, consent)
      if (failure) throw new Error(`consent: ${failure}`)
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  return people
}

/** The results of one kind of call: milliseconds until the response was read, and the errors. */
export interface Tally {
  times: number[]
  failures: string[]
}

/** Lets each user make one call after another, with a second in between, for some minutes. */
export async function liveThrough(
  url: string,
  people: readonly Person[],
  deeds: readonly Deed[],
  minutes: number,
): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>(
    deeds.map(({ kind }) => [kind, { times: [], failures: [] }]),
  )
  const end = performance.now() + minutes * 60_000
  await Promise.all(
    people.map(async (person) => {
      await wait(Math.random() * 1000)
      while (performance.now() < end) {
        const deed = draw(deeds)
        const { ms, status, failure, answer } = await send(url, person, deed.request(person))
        const tally = tallies.get(deed.kind)!
        tally.times.push(ms)
        if (answer) deed.keep?.(person, answer)
        else if (failure && status !== deed.expects) tally.failures.push(failure)
        await wait(1000)
      }
    }),
  )
  return tallies
}

async function send(
  url: string,
  { address, token }: Person,
  { method, path, body }: { method: string; path: string; body?: unknown },
): Promise<{ ms: number; status?: number; failure?: string; answer?: Answer }> {
  const began = performance.now()
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        'X-Forwarded-For': address,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    const ms = performance.now() - began
    const { status } = response
    return response.ok
      ? { ms, status, answer: text ? JSON.parse(text) : {} }
      : { ms, status, failure: `${method} ${path}: ${response.status} ${text}` }
  } catch (error) {
    const { message, cause } = error as Error
    return {
      ms: performance.now() - began,
      failure: `${method} ${path}: ${message} ${String(cause)}`,
    }
  }
}

function draw(deeds: readonly Deed[]): Deed {
  let left = Math.random()
  return deeds.find(({ share }) => (left -= share) < 0) ?? deeds[0]!
}

function pick<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!
}

function within(min: number, max: number): number {
  return min + Math.floor(Math.random() * (max - min + 1))
}
