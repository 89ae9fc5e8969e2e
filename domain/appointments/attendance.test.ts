import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '../values/lusaka.ts'
import {
  attendanceOf,
  type AttendanceMarks,
  attendanceStates,
  canMark,
  marked,
  minutesWaiting,
  noMarks,
} from './attendance.ts'

const day = '2026-11-30'
const visit = {
  status: 'confirmed',
  is_no_show: false,
  session_type: 'In-person',
  appointment_time: instantAt(day, '09:00'),
} as const
const at = (minute: number) => new Date(instantAt(day, '00:00').getTime() + minute * 60_000)

/** Someone wants to mark the visit at a minute of its day. */
const press = fc.record({
  to: fc.constantFrom(...attendanceStates),
  by: fc.constantFrom('desk' as const, 'provider' as const),
  minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
})
/** Presses of one day, in the order of time. */
const presses = fc
  .array(press, { maxLength: 12 })
  .map((all) => all.toSorted((one, other) => one.minute - other.minute))

/** Plays the presses, with what each has found and left. */
function play(
  all: readonly {
    to: (typeof attendanceStates)[number]
    by: 'desk' | 'provider'
    minute: number
  }[],
) {
  let marks: AttendanceMarks = noMarks
  return all.flatMap((one) => {
    if (!canMark(visit, marks, one.to, one.by, at(one.minute))) return []
    const before = marks
    marks = marked(marks, one.to, at(one.minute))
    return [{ ...one, before, after: marks }]
  })
}

describe('the attendance of a visit', () => {
  it('is what was marked last, whatever is pressed in whatever order', () => {
    fc.assert(
      fc.property(presses, (all) => {
        for (const { to, after } of play(all)) expect(attendanceOf(visit, after)).toBe(to)
      }),
    )
  })

  it('is with the provider by the provider alone, who alone ends that', () => {
    fc.assert(
      fc.property(presses, (all) => {
        for (const { to, by, before } of play(all))
          if (to === 'with_provider' || attendanceOf(visit, before) === 'with_provider')
            expect(by).toBe('provider')
          else expect(by).toBe('desk')
      }),
    )
  })

  it('is never done by a mark, and missed only from its start on', () => {
    fc.assert(
      fc.property(presses, (all) => {
        for (const { to, minute } of play(all)) {
          expect(to).not.toBe('done')
          if (to === 'missed') expect(minute).toBeGreaterThanOrEqual(9 * 60)
        }
      }),
    )
  })

  it('can be undone at once by the person who marked it', () => {
    fc.assert(
      fc.property(presses, (all) => {
        for (const { by, before, after, minute } of play(all)) {
          const back = attendanceOf(visit, before)!
          // From a mark that they did not come, the provider goes back to who waits or is booked.
          const waiting = before.arrived_at ? 'arrived' : 'booked'
          const undone = by === 'provider' && back === 'missed' ? waiting : back
          expect([
            back,
            undone === 'with_provider' || canMark(visit, after, undone, by, at(minute)),
          ]).toEqual([back, true])
        }
      }),
    )
  })

  it('keeps when a patient arrived, until that is taken back', () => {
    fc.assert(
      fc.property(presses, (all) => {
        for (const { to, before, after } of play(all))
          if (before.arrived_at && to !== 'booked')
            expect(after.arrived_at).toEqual(before.arrived_at)
      }),
    )
  })

  it('is marked for a confirmed visit at the clinic on its day, and for no other', () => {
    const others = [
      { ...visit, status: 'requested' },
      { ...visit, status: 'cancelled' },
      { ...visit, status: 'completed' },
      { ...visit, session_type: 'Phone' },
      { ...visit, appointment_time: instantAt('2026-12-01', '09:00') },
    ] as const
    expect(canMark(visit, noMarks, 'arrived', 'desk', at(0))).toBe(true)
    for (const other of others)
      expect(canMark(other, noMarks, 'arrived', 'desk', at(0)), JSON.stringify(other)).toBe(false)
  })

  it('is done once its provider has completed it, or missed as they state', () => {
    const arrived = marked(noMarks, 'arrived', at(540))
    expect(attendanceOf({ status: 'completed', is_no_show: false }, arrived)).toBe('done')
    expect(attendanceOf({ status: 'completed', is_no_show: true }, arrived)).toBe('missed')
    expect(attendanceOf({ status: 'requested', is_no_show: false }, noMarks)).toBeNull()
    expect(attendanceOf({ status: 'cancelled', is_no_show: false }, arrived)).toBeNull()
  })
})

it('counts whole minutes of waiting while a patient waits', () => {
  const arrived_at = at(542).toISOString()
  expect(minutesWaiting({ state: 'arrived', arrived_at }, at(554).getTime())).toBe(12)
  expect(minutesWaiting({ state: 'arrived', arrived_at }, at(540).getTime())).toBe(0)
  expect(minutesWaiting({ state: 'with_provider', arrived_at }, at(554).getTime())).toBeNull()
  expect(minutesWaiting({ state: 'booked', arrived_at: null }, at(554).getTime())).toBeNull()
})

it('is called in well before its start only once it has arrived', () => {
  const call = (marks: AttendanceMarks, minute: number) =>
    canMark(visit, marks, 'with_provider', 'provider', at(minute))
  expect(call(noMarks, 8 * 60 + 29)).toBe(false)
  expect(call(noMarks, 8 * 60 + 30)).toBe(true)
  expect(call({ ...noMarks, arrived_at: at(7 * 60) }, 7 * 60 + 5)).toBe(true)
})
