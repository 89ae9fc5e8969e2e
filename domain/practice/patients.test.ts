import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNewPatient } from './new-patient.ts'
import { activeDays, derivePatient } from './patients.ts'

const now = new Date('2026-11-21T08:00:00.000Z')
const day = 24 * 60 * 60 * 1000
const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
const moments = fc.array(fc.integer({ min: -400 * day, max: 400 * day }).map(at))

describe('what is derived from the times of a patient', () => {
  it('is active up to exactly thirty days after the last session, and not a millisecond longer', () => {
    expect(derivePatient([at(-activeDays * day)], now).status).toBe('Active')
    expect(derivePatient([at(-activeDays * day - 1)], now).status).toBe('Inactive')
    expect(derivePatient([at(0)], now)).toMatchObject({
      status: 'Active',
      last_session: at(0),
      next_appointment: null,
    })
    expect(derivePatient([at(1)], now)).toMatchObject({ status: 'Inactive', last_session: null })
    expect(derivePatient([], now).status).toBe('Inactive')
  })

  it('has the latest past time, the earliest future one, and all, latest first', () => {
    fc.assert(
      fc.property(moments, (times) => {
        const instants = times.map((time) => Date.parse(time))
        const past = instants.filter((time) => time <= now.getTime())
        const future = instants.filter((time) => time > now.getTime())
        const derived = derivePatient(times, now)
        const read = (time: string | null) => (time === null ? null : Date.parse(time))
        expect(read(derived.last_session)).toBe(past.length ? Math.max(...past) : null)
        expect(read(derived.next_appointment)).toBe(future.length ? Math.min(...future) : null)
        expect(derived.appointment_times.map((time) => Date.parse(time))).toEqual(
          instants.toSorted((one, other) => other - one),
        )
      }),
    )
  })

  it('does not hang on the order in which the times come', () => {
    fc.assert(
      fc.property(moments, (times) => {
        expect(derivePatient(times.toReversed(), now)).toEqual(derivePatient(times, now))
      }),
    )
  })

  it('is new with one appointment in all, still to come', () => {
    const row = (...times: string[]) => ({
      id: 'a',
      full_name: 'Mwila',
      email: null,
      ...derivePatient(times, now),
    })
    expect(isNewPatient(row(at(1)))).toBe(true)
    expect(isNewPatient(row(at(0)))).toBe(false)
    expect(isNewPatient(row(at(1), at(2)))).toBe(false)
    expect(isNewPatient(row(at(1), at(-1)))).toBe(false)
    expect(isNewPatient(row())).toBe(false)
  })
})
