import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStorage } from '#tests/support/phone-stores.ts'
import {
  clockOffset,
  earliestNow,
  forgetServerTime,
  isContactFresh,
  noteServerTime,
  serverNow,
} from './server-clock.ts'

const minute = 60_000
const hour = 60 * minute
const now = Date.parse('2026-11-28T08:30:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now })
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('sessionStorage', makeStorage())
  sessionStorage.setItem('ubumi.auth', JSON.stringify({ user: { id: 'chanda' } }))
  forgetServerTime()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The server answers; this phone's clock is so many milliseconds fast. */
const answer = (fast: number) => noteServerTime(new Date(Date.now() - fast).toUTCString())

describe('the clock of the server', () => {
  it('is that of the phone where nothing is known', () => {
    expect([clockOffset(), serverNow(), isContactFresh()]).toEqual([undefined, now, false])
  })

  it.each([-48 * hour, -45 * minute, 0, 45 * minute, 48 * hour])(
    'is known to a second from an answer, and outlives the page: %d ms fast',
    (fast) => {
      answer(fast)
      expect(Math.abs(serverNow() - (now - fast))).toBeLessThan(1000)
      expect(isContactFresh()).toBe(true)
      forgetServerTime()
      expect(Math.abs(serverNow() - (now - fast))).toBeLessThan(1000)
      expect(isContactFresh()).toBe(false)
    },
  )

  it('is not changed by an answer that waited for the page, where a later one is known', () => {
    answer(hour)
    noteServerTime(new Date(now).toUTCString(), true)
    expect(Math.abs(clockOffset()! + hour)).toBeLessThan(1000)
  })

  it('goes on where the clock of the phone is set back', () => {
    answer(0)
    vi.advanceTimersByTime(10 * minute)
    vi.setSystemTime(now - 2 * hour)
    expect(Math.abs(serverNow() - (now + 10 * minute))).toBeLessThan(1000)
  })

  it('may be earlier than it seems where the phone slept, or its clock was set forward', () => {
    answer(0)
    vi.advanceTimersByTime(10 * minute)
    vi.setSystemTime(now + 48 * hour)
    expect(Math.abs(serverNow() - (now + 48 * hour))).toBeLessThan(1000)
    expect(Math.abs(earliestNow() - (now + 10 * minute))).toBeLessThan(1000)
    expect(isContactFresh()).toBe(false)
  })

  it('is stored beside a session alone: an answer may come after a logout', () => {
    sessionStorage.clear()
    answer(hour)
    expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([[], []])
    expect(Math.abs(serverNow() - (now - hour))).toBeLessThan(1000)
  })

  it.each([null, '', 'soon'])('is not read from %j', (header) => {
    noteServerTime(header)
    expect(clockOffset()).toBeUndefined()
  })
})
