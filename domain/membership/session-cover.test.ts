import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverOfNext, coverSessions, type PatientSession } from './session-cover.ts'

const start = Date.parse('2026-11-02T07:00:00Z')
const session = (
  id: string,
  onDay: number,
  more: Partial<PatientSession> = {},
): PatientSession => ({
  id,
  profession: 'therapist',
  session_type: 'Virtual',
  starts_at: new Date(start + onDay * 24 * 60 * 60_000),
  plan_keys: ['comprehensive-care'],
  is_covered: null,
  ...more,
})
const covered = (...sessions: PatientSession[]) => Object.fromEntries(coverSessions(sessions))

describe('what a plan pays of the sessions of a patient', () => {
  it('is two of a therapist in any 30 days, in the order of their times', () => {
    const weekly = [21, 7, 0, 14, 28, 35].map((day) => session(`day ${day}`, day))
    expect(covered(...weekly)).toEqual({
      'day 0': { number: 1, of: 2 },
      'day 7': { number: 2, of: 2 },
      'day 35': { number: 2, of: 2 },
    })
  })

  it('follows what an invoice says already', () => {
    const paid = session('paid', 0, { is_covered: false })
    const waived = session('waived', 1, { is_covered: true })
    expect(covered(paid, waived, session('next', 7), session('last', 14))).toEqual({
      waived: { number: 1, of: 2 },
      next: { number: 2, of: 2 },
    })
  })

  it('is not an earlier session where a later one took its place', () => {
    const waived = [21, 28].map((day) => session(`waived ${day}`, day, { is_covered: true }))
    expect(covered(...waived, session('earlier', 7), session('much earlier', -10))).toEqual({
      'waived 21': { number: 1, of: 2 },
      'waived 28': { number: 2, of: 2 },
      'much earlier': { number: 1, of: 2 },
    })
    expect(coverOfNext(waived, session('earlier', 7))).toBeUndefined()
  })

  it('is nothing on a day without a plan, and nothing of a provider without a profession', () => {
    expect(
      covered(session('a', 0, { plan_keys: [] }), session('b', 1, { profession: null })),
    ).toEqual({})
  })

  it('never promises one more session at the cost of another', () => {
    const planned = [session('a', 7), session('b', 14)]
    expect(coverOfNext(planned, session('new', 21))).toBeUndefined()
    expect(coverOfNext(planned, session('new', 1))).toBeUndefined()
    expect(coverOfNext(planned.slice(1), session('new', 1))).toEqual({ number: 1, of: 2 })
  })

  it('is at most two of any 30 days, whatever is booked and in whatever order it is completed', () => {
    const days = fc.uniqueArray(fc.nat(120), { maxLength: 20 })
    fc.assert(
      fc.property(days, (chosen) => {
        const waived: PatientSession[] = []
        for (const day of chosen) {
          const next = session(String(day), day)
          if (coverOfNext(waived, next)) waived.push({ ...next, is_covered: true })
        }
        for (const { id } of waived) {
          const within = waived.filter(
            (one) => Number(one.id) > Number(id) - 30 && Number(one.id) <= Number(id),
          )
          expect(within.length).toBeLessThanOrEqual(2)
        }
        expect([...coverSessions(waived).keys()].length).toBe(waived.length)
      }),
    )
  })

  it('is at most two of any 30 days, whatever is booked', () => {
    const days = fc.uniqueArray(fc.nat(120), { maxLength: 20 })
    fc.assert(
      fc.property(days, (chosen) => {
        const paid = coverSessions(chosen.map((day) => session(String(day), day)))
        for (const day of chosen) {
          const within = [...paid.keys()].map(Number).filter((one) => one > day - 30 && one <= day)
          expect(within.length).toBeLessThanOrEqual(2)
        }
        // No session is rejected that the plan could pay.
        expect(paid.size > 0).toBe(chosen.length > 0)
      }),
    )
  })
})
