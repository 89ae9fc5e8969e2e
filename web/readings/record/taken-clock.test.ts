import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetServerTime, noteServerTime } from '#web/platform/calls/server-clock.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { makeStorage } from '#tests/support/phone-stores.ts'
import { stampAt, timeOf } from '../waiting/sent-time.ts'
import { takenIn } from './taken-fields.tsx'

const minute = 60_000
const hour = 60 * minute
/** Half past ten in Lusaka, by the server. */
const server = Date.parse('2026-11-28T08:30:00Z')
const skews = [-40 * 24 * hour, -48 * hour, -45 * minute, 0, 45 * minute, 48 * hour, 40 * 24 * hour]

beforeEach(() => {
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('sessionStorage', makeStorage())
  // The form of these tests is its fields.
  vi.stubGlobal(
    'FormData',
    class {
      readonly form: Record<string, string>
      constructor(form: Record<string, string>) {
        this.form = form
      }
      get(name: string) {
        return this.form[name] ?? null
      }
    },
  )
  forgetServerTime()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** This phone, of which the clock is so many milliseconds fast; the server has answered. */
function setPhone(fast: number) {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: server + fast })
  noteServerTime(new Date(server).toUTCString())
}
const picked = (day: string, time: string) =>
  takenIn({ taken_day: day, taken_time: time } as unknown as HTMLFormElement)

describe('another time on a phone whose clock is wrong', () => {
  it.each(skews)('is the day and the time that were picked: %d ms fast', (fast) => {
    setPhone(fast)
    const at = picked('2026-11-28', '06:30')
    expect(at).toBe('2026-11-28T04:30:00.000Z')
    // Four hours ago, whatever this phone says.
    expect(Math.abs(timeOf(stampAt(at)).seconds_ago! - 4 * 3600)).toBeLessThan(2)
  })

  it.each(skews)('is never still to come by the server’s clock: %d ms fast', (fast) => {
    setPhone(fast)
    expect(picked('2026-11-28', '10:29')).toBeDefined()
    expect(() => picked('2026-11-28', '10:32')).toThrow(/still to come/)
  })

  it('goes by the phone alone where the server never answered, and keeps its age', () => {
    const phone = server + 48 * hour
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: phone })
    const stamp = stampAt(picked(dayOf(phone), '06:30'))
    expect(timeOf(stamp).seconds_ago).toBe(4 * 3600)
    // The server says its time before the reading is sent.
    noteServerTime(new Date(server).toUTCString())
    expect(timeOf(stamp).seconds_ago).toBe(4 * 3600)
  })
})
