import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  askServer,
  closeTab,
  day,
  everythingStored,
  hour,
  type Kind,
  logIn,
  makePhone,
  minute,
  openPage,
  type Page,
  pass,
  phone,
  removePhone,
  setClock,
} from '#tests/support/kept-phone.ts'

vi.mock('#web/platform/signed-in/authenticated-fetch.ts', () => ({ authenticatedFetch: askServer }))

beforeEach(makePhone)
afterEach(removePhone)

const kinds: readonly Kind[] = ['tab', 'device']

/** What comes between the entry and its sending. */
const between = {
  'in the same page': async (page: Page) => page,
  'after a reload': () => openPage(),
  'after a reload offline': async () => {
    phone.isOnline = false
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
      phone.isOnline = false
      pass(20 * minute)
      const takenAt = phone.time
      expect(await page.log('r')).toBe('phone')
      expect(everythingStored()).not.toContain('blood-pressure')
      pass(10 * minute)
      setClock(later * minute)
      phone.isOnline = true
      const next = await goOn(page, sending)
      phone.isOnline = true
      await next.queue.sendAll()
      // A page that was open all the time has measured it; otherwise a changed clock is asked about.
      if (skew !== later && way !== 'in the same page') {
        expect(phone.arrived.filter(({ owner }) => owner === 'chanda')).toEqual([])
        expect(next.queue.state().waiting[0]?.blockedBy).toBe('time')
        const times = next.times()
        expect(times.some((at) => Math.abs(at - takenAt) < minute)).toBe(true)
        await next.queue.setTime('r', new Date(takenAt).toISOString())
        await next.queue.sendAll()
      }
      const own = phone.arrived.filter(({ owner }) => owner === 'chanda')
      expect(own.map(({ id }) => id)).toEqual(['r'])
      expect(Math.abs(own[0]!.takenAt - takenAt)).toBeLessThan(minute)
      expect(next.queue.own()).toEqual([])
      expect(Object.keys(localStorage).filter((key) => key.startsWith('ubumi.kept.'))).toEqual([])
    },
  )
})
