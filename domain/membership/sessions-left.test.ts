import { describe, expect, it } from 'vitest'
import type { PatientSession } from './session-cover.ts'
import { sessionsLeft } from './sessions-left.ts'

const now = new Date('2026-11-24T08:00:00Z')
const session = (id: string, day: string, more: Partial<PatientSession> = {}): PatientSession => ({
  id,
  profession: 'therapist',
  session_type: 'Virtual',
  starts_at: new Date(`${day}T07:00:00Z`),
  plan_keys: ['comprehensive-care'],
  is_covered: null,
  ...more,
})
const care = { plan_key: 'comprehensive-care', ends_on: '2026-12-31' }
const left = (sessions: PatientSession[], plans = [care]) =>
  sessionsLeft(sessions, plans, now).map(
    ({ profession, session_type, left: rest, of, until }) =>
      `${rest} of ${of} ${session_type ?? 'any'} ${profession} until ${until}`,
  )

describe('what is left of the sessions of plans', () => {
  it('is all of them before the first', () => {
    expect(left([])).toEqual([
      '2 of 2 any therapist until 2026-12-31',
      '1 of 1 any dietitian until 2026-12-31',
      '1 of 1 Phone therapist until 2026-12-31',
    ])
  })

  it('comes back 30 days after a session', () => {
    expect(left([session('one', '2026-11-14')])[0]).toBe('1 of 2 any therapist until 2026-12-14')
    expect(left([session('one', '2026-10-24')])[0]).toBe('2 of 2 any therapist until 2026-12-31')
  })

  it('takes a Phone session from those by phone first', () => {
    const call = session('call', '2026-11-20', { session_type: 'Phone' })
    expect(left([call])).toEqual([
      '2 of 2 any therapist until 2026-12-31',
      '1 of 1 any dietitian until 2026-12-31',
      '0 of 1 Phone therapist until 2026-12-20',
    ])
    expect(left([call, { ...call, id: 'again' }])[0]).toBe('1 of 2 any therapist until 2026-12-20')
  })

  it('counts what is booked, and not what the patient pays', () => {
    expect(left([session('next', '2026-12-03')])[0]).toBe('1 of 2 any therapist until 2026-12-31')
    expect(left([session('paid', '2026-11-20', { is_covered: false })])[0]).toBe(
      '2 of 2 any therapist until 2026-12-31',
    )
  })

  it('adds the same of two plans, until the first of them ends', () => {
    const diet = { plan_key: 'diet-nutrition', ends_on: '2026-12-10' }
    expect(left([], [care, diet])[1]).toBe('2 of 2 any dietitian until 2026-12-10')
    expect(left([], [])).toEqual([])
  })
})
