import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeviceKey } from '#domain/accounts/device-key.ts'
import { makeStorage } from '#tests/support/phone-stores.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.parse('2026-11-21T06:00:00Z')

/** The true time, that of the server, in milliseconds since 1970. */
let time: number
/** By how much the clock of the phone is fast, in milliseconds. */
let fast: number
let isOnline: boolean
/** What arrived at the server, with when it was taken by the server's clock. */
let arrived: { id: string; owner: string; takenAt: number }[]
let serverKeys: Map<string, DeviceKey[]>

vi.mock('#web/platform/signed-in/authenticated-fetch.ts', () => ({
  authenticatedFetch: () => askServer(),
}))

const newKey = (): DeviceKey => ({
  name: randomBytes(16).toString('hex'),
  key: randomBytes(32).toString('base64url'),
})

function keysOf(id: string): DeviceKey[] {
  const keys = serverKeys.get(id) ?? [newKey()]
  serverKeys.set(id, keys)
  return keys
}

async function askServer(): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch')
  const { noteServerTime } = await import('../server-clock.ts')
  const date = new Date(time).toUTCString()
  noteServerTime(date)
  return Response.json(keysOf(signedIn()!), { headers: { Date: date } })
}

const signedIn = () => {
  const text = sessionStorage.getItem('ubumi.auth') ?? localStorage.getItem('ubumi.auth')
  return text === null ? undefined : (JSON.parse(text) as { user: { id: string } }).user.id
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  time = start
  fast = 0
  isOnline = true
  arrived = []
  serverKeys = new Map()
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('sessionStorage', makeStorage())
  vi.stubGlobal('window', {})
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('dispatchEvent', () => true)
  pass(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function pass(span: number) {
  time += span
  if (span > 0) vi.advanceTimersByTime(span)
  vi.setSystemTime(time + fast)
}

/** Someone sets the clock of the phone. */
function setClock(next: number) {
  fast = next
  vi.setSystemTime(time + fast)
}

type Kind = 'tab' | 'device'

function logIn(id: string, kind: Kind) {
  const session = JSON.stringify({ access_token: 't', user: { id, user_metadata: {} } })
  sessionStorage.removeItem('ubumi.auth')
  localStorage.removeItem('ubumi.auth')
  ;(kind === 'tab' ? sessionStorage : localStorage).setItem('ubumi.auth', session)
}

/** A page as it is opened, in a tab that is new where the last was closed. */
async function openPage() {
  vi.resetModules()
  const { keptList, lockedCount, placeOf, untilRead } = await import('./kept-lists.ts')
  const { openQueue } = await import('#web/readings/waiting/queue.ts')
  const { clockOffset, isContactFresh } = await import('../server-clock.ts')
  const { stampNow, clocksNow } = await import('../stamp.ts')
  const { possibleTimes } = await import('../entry-age.ts')
  const { clearBrowserStorage } = await import('#web/platform/signed-in/auth/clear-session.ts')
  const { ProblemError } = await import('../problem.ts')
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
      if (!isOnline) throw new TypeError('Failed to fetch')
      if (signedIn() !== user_id) throw new ProblemError({ code: 'x', status: 401, message: '' })
      arrived.push({ id: typed.id, owner: user_id, takenAt: time - secondsAgo() * 1000 })
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

const closeTab = () => sessionStorage.clear()
const kinds: readonly Kind[] = ['tab', 'device']
const everythingStored = () =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

/** What comes between the entry and its sending. */
const between = {
  'in the same page': async (page: Page) => page,
  'after a reload': () => openPage(),
  'after a reload offline': async () => {
    isOnline = false
    const page = await openPage()
    expect(page.queue.own()).toHaveLength(1)
    return page
  },
  'after the session ended and the tab was closed': async (page: Page, kind: Kind) => {
    await page.end()
    closeTab()
    logIn('chanda', kind)
    return openPage()
  },
  'after logging out': async (page: Page, kind: Kind) => {
    await page.logOut()
    logIn('chanda', kind)
    return openPage()
  },
  'after closing the tab, and another user in between': async (page: Page, kind: Kind) => {
    if (sessionStorage.getItem('ubumi.auth') === null) await page.end()
    closeTab()
    logIn('mwila', kind)
    const other = await openPage()
    expect(other.queue.own()).toEqual([])
    expect(other.lockedCount('ubumi.readings')).toBe(0)
    await other.log('of mwila')
    await other.queue.sendAll()
    await other.logOut()
    closeTab()
    logIn('chanda', kind)
    return openPage()
  },
}
type Page = Awaited<ReturnType<typeof openPage>>

/** The clock of the phone at the entry, in milliseconds fast, and whether it is right later. */
const clocks = [-2 * day, -2 * hour, -45 * minute, 0, 45 * minute, 2 * hour, 2 * day]

describe.each(Object.entries(between))('a reading logged offline and sent %s', (way, goOn) => {
  it.each(
    kinds.flatMap((entry) =>
      kinds.flatMap((sending) =>
        clocks.flatMap((skew) =>
          [...new Set([skew, 0])].map((later) => ({
            entry,
            sending,
            skew: skew / minute,
            later: later / minute,
          })),
        ),
      ),
    ),
  )(
    'is kept with its time: session $entry then $sending, clock $skew then $later min fast',
    async ({ entry, sending, skew, later }) => {
      setClock(skew * minute)
      logIn('chanda', entry)
      const page = await openPage()
      isOnline = false
      pass(20 * minute)
      const takenAt = time
      expect(await page.log('r')).toBe('phone')
      expect(everythingStored()).not.toContain('blood-pressure')
      pass(10 * minute)
      setClock(later * minute)
      isOnline = true
      const next = await goOn(page, sending)
      isOnline = true
      await next.queue.sendAll()
      // A page that was open all the time has measured it; otherwise a changed clock is asked about.
      if (skew !== later && way !== 'in the same page') {
        expect(arrived.filter(({ owner }) => owner === 'chanda')).toEqual([])
        expect(next.queue.state().waiting[0]?.blockedBy).toBe('time')
        const times = next.times()
        expect(times.some((at) => Math.abs(at - takenAt) < minute)).toBe(true)
        await next.queue.setTime('r', new Date(takenAt).toISOString())
        await next.queue.sendAll()
      }
      const own = arrived.filter(({ owner }) => owner === 'chanda')
      expect(own.map(({ id }) => id)).toEqual(['r'])
      expect(Math.abs(own[0]!.takenAt - takenAt)).toBeLessThan(minute)
      expect(next.queue.own()).toEqual([])
      expect(Object.keys(localStorage).filter((key) => key.startsWith('ubumi.kept.'))).toEqual([])
    },
  )
})
