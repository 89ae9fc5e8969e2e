import { randomBytes } from 'node:crypto'
import { vi } from 'vitest'
import type { DeviceKey } from '#domain/accounts/device-key.ts'
import { makeStorage } from './phone-stores.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const start = Date.parse('2026-11-21T06:00:00Z')

/** A phone that several people use, and the server. */
export const phone = {
  /** The true time, that of the server, in milliseconds since 1970. */
  time: start,
  /** By how much the clock of the phone is fast, in milliseconds. */
  fast: 0,
  isOnline: true,
  /** What arrived at the server, with when it was taken by the server's clock. */
  arrived: [] as { id: string; owner: string; takenAt: number }[],
  serverKeys: new Map<string, DeviceKey[]>(),
}

export const newKey = (): DeviceKey => ({
  name: randomBytes(16).toString('hex'),
  key: randomBytes(32).toString('base64url'),
})

export function keysOf(id: string): DeviceKey[] {
  const keys = phone.serverKeys.get(id) ?? [newKey()]
  phone.serverKeys.set(id, keys)
  return keys
}

export async function askServer(): Promise<Response> {
  if (!phone.isOnline) throw new TypeError('Failed to fetch')
  const { noteServerTime } = await import('#web/platform/calls/server-clock.ts')
  const date = new Date(phone.time).toUTCString()
  noteServerTime(date)
  return Response.json(keysOf(signedIn()!), { headers: { Date: date } })
}

const signedIn = () => {
  const text = sessionStorage.getItem('ubumi.auth') ?? localStorage.getItem('ubumi.auth')
  return text === null ? undefined : (JSON.parse(text) as { user: { id: string } }).user.id
}

/** For `beforeEach`: a new phone, with its clock and its stores. */
export function makePhone() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  phone.time = start
  phone.fast = 0
  phone.isOnline = true
  phone.arrived = []
  phone.serverKeys = new Map()
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('sessionStorage', makeStorage())
  vi.stubGlobal('window', {})
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('dispatchEvent', () => true)
  pass(0)
}

/** For `afterEach`. The timer of a page that was left may still end after its test. */
export function removePhone() {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.removeEventListener ??= () => {}
}

export function pass(span: number) {
  phone.time += span
  if (span > 0) vi.advanceTimersByTime(span)
  vi.setSystemTime(phone.time + phone.fast)
}

/** Someone sets the clock of the phone. */
export function setClock(next: number) {
  phone.fast = next
  vi.setSystemTime(phone.time + phone.fast)
}

export type Kind = 'tab' | 'device'

export function logIn(id: string, kind: Kind) {
  const session = JSON.stringify({ access_token: 't', user: { id, user_metadata: {} } })
  sessionStorage.removeItem('ubumi.auth')
  localStorage.removeItem('ubumi.auth')
  ;(kind === 'tab' ? sessionStorage : localStorage).setItem('ubumi.auth', session)
}

/** A page as it is opened, in a tab that is new where the last was closed. */
export async function openPage() {
  vi.resetModules()
  const { keptList, lockedCount, placeOf, untilRead } =
    await import('#web/platform/calls/kept/kept-lists.ts')
  const { openQueue } = await import('#web/readings/waiting/queue.ts')
  const { clockOffset, isContactFresh } = await import('#web/platform/calls/server-clock.ts')
  const { stampNow, clocksNow } = await import('#web/platform/calls/stamp.ts')
  const { possibleTimes } = await import('#web/platform/calls/entry-age.ts')
  const { clearBrowserStorage } = await import('#web/platform/signed-in/auth/clear-session.ts')
  const { ProblemError } = await import('#web/platform/calls/problem.ts')
  await untilRead()
  const queue = openQueue('ubumi.readings', {
    list: keptList('ubumi.readings'),
    owner: signedIn,
    now: () => Date.now(),
    elapsed: () => performance.now(),
    offset: clockOffset,
    async check() {
      if (!isContactFresh()) await askServer()
    },
    async send({ typed, user_id }, secondsAgo) {
      if (!phone.isOnline) throw new TypeError('Failed to fetch')
      if (signedIn() !== user_id) throw new ProblemError({ code: 'x', status: 401, message: '' })
      phone.arrived.push({
        id: typed.id,
        owner: user_id,
        takenAt: phone.time - secondsAgo() * 1000,
      })
    },
  })
  return {
    queue,
    lockedCount,
    placeOf,
    log: (id: string) => queue.keep('blood-pressure-readings', { id }, stampNow()),
    /** The times from which the user may choose. */
    times: () =>
      queue.own().flatMap((one) => possibleTimes(one, clocksNow(), 90 * 86_400).map(Date.parse)),
    /** They log out, and their entries wait for the next login. */
    logOut: () => clearBrowserStorage(),
    /** The server says that the session has ended. */
    end: () => clearBrowserStorage(signedIn()),
  }
}

export const closeTab = () => sessionStorage.clear()
export const everythingStored = () =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

export type Page = Awaited<ReturnType<typeof openPage>>
