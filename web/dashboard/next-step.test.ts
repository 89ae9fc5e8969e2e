import { describe, expect, it } from 'vitest'
import type { Appointment } from '#domain/appointments/schema.ts'
import { unknownCare } from '#domain/readings/care.ts'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import { nextStep } from './next-step.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const ago = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString()
const pressure = (days: number, systolic = 118, diastolic = 76) =>
  ({ systolic, diastolic, created_at: ago(days) }) as BloodPressureReading
const sugar = (days: number, entered_value = 5.5) =>
  ({
    entered_value,
    entered_unit: 'mmol/L',
    meter_shows: null,
    context: null,
    created_at: ago(days),
  }) as GlucoseReading

describe('the next step of a day', () => {
  it.each([
    [
      'a dangerous pressure before all else',
      pressure(0, 190, 95),
      sugar(0, 3.1),
      'Measure your blood pressure again',
    ],
    [
      'a low sugar of the last half hour',
      pressure(9),
      sugar(0.02, 3.8),
      'Measure your sugar again',
    ],
    [
      'a measurement before more sugar, later',
      pressure(9),
      sugar(0.03, 3.8),
      'Measure your sugar first',
    ],
    [
      'a measurement before more sugar for a day',
      pressure(9),
      sugar(0.9, 2.8),
      'Measure your sugar first',
    ],
    ['the hospital from 30 mmol/L', pressure(0), sugar(0.5, 30), 'Go to a hospital now'],
    [
      'a very low pressure of today',
      pressure(0, 75, 40),
      sugar(0),
      'Measure your blood pressure again',
    ],
    [
      'a pulse of 25 beside 119/70',
      { ...pressure(0, 119, 70), pulse: 25 },
      sugar(0),
      'Measure your pulse again',
    ],
    [
      'a pressure of exactly 180/120',
      pressure(0, 180, 120),
      undefined,
      'Measure your blood pressure again',
    ],
    ['the clinic from 180/110', pressure(0, 170, 110), sugar(0), 'Go to a clinic today'],
    ['the clinic from 16.7 mmol/L', pressure(0), sugar(0, 16.7), 'Go to a clinic today'],
    [
      'a dangerously low sugar before a pressure that can wait some hours',
      pressure(0, 170, 110),
      sugar(0, 2.9),
      'Measure your sugar again',
    ],
    ['a high sugar of today', pressure(0), sugar(0, 10.1), 'Measure your sugar again'],
    ['nothing of a reading of Stage 2', pressure(0, 150, 92), undefined, 'How are you feeling?'],
    ['the first reading where there is none', undefined, undefined, 'Log your first reading'],
    ['a pressure that is a week old', pressure(7), sugar(0), 'Time to measure your blood pressure'],
    ['a sugar that is a week old', pressure(6.9), sugar(8), 'Time to measure your sugar'],
    ['no sugar from a person who keeps none', pressure(1), undefined, 'How are you feeling?'],
    ['no pressure from a person who keeps none', undefined, sugar(1), 'How are you feeling?'],
    [
      'an old crisis like any old reading',
      pressure(8, 190, 95),
      undefined,
      'Time to measure your blood pressure',
    ],
  ])('returns the request for %s', (_, bloodPressure, glucose, title) => {
    const step = nextStep(
      { ...(bloodPressure ? { bloodPressure } : {}), ...(glucose ? { glucose } : {}) },
      now,
    )
    expect(step.title).toBe(title)
  })
})

describe('the next step of a pregnant person', () => {
  const care = { ...unknownCare, pregnancy: 'pregnant' } as const

  it('is the hospital from 160/110, and the clinic from 140/90', () => {
    const titleOf = (systolic: number) =>
      nextStep({ bloodPressure: pressure(0, systolic, 90), care }, now)
    expect(titleOf(160)).toMatchObject({ about: 'danger', title: 'Go to a hospital now' })
    expect(titleOf(159).title).toBe('Go to a clinic today')
  })

  it('does not mention the pregnancy, which others could read', () => {
    const { title, text } = nextStep({ bloodPressure: pressure(0, 165, 111), care }, now)
    expect(`${title} ${text}`).not.toMatch(/pregnan|birth/i)
  })
})

describe('an appointment among the next steps', () => {
  const appointment = (days: number, more: Partial<Appointment> = {}) =>
    ({
      appointment_time: ago(-days),
      status: 'confirmed',
      requested_by: 'patient',
      session_type: 'Phone',
      provider: { full_name: 'Chileshe Mumba' },
      ...more,
    }) as Appointment
  const titleWith = (known: Parameters<typeof nextStep>[0]) => nextStep(known, now).title

  it('comes before less urgent steps when it is today, tomorrow or the day after', () => {
    expect(titleWith({ appointment: appointment(0.1) })).toBe('Your appointment is today, 12:24')
    expect(titleWith({ appointment: appointment(1), bloodPressure: pressure(9) })).toBe(
      'Your appointment is tomorrow, 10:00',
    )
    expect(titleWith({ appointment: appointment(2), bloodPressure: pressure(9) })).toBe(
      'Your appointment is in 2 days, 10:00',
    )
  })

  it('comes after a danger, at any time', () => {
    expect(titleWith({ appointment: appointment(0.1), bloodPressure: pressure(0, 190, 95) })).toBe(
      'Measure your blood pressure again',
    )
  })

  it('comes after overdue readings when it is later', () => {
    expect(titleWith({ appointment: appointment(3) })).toBe('Log your first reading')
    expect(titleWith({ appointment: appointment(3), bloodPressure: pressure(1) })).toBe(
      'Your appointment is in 3 days, 10:00',
    )
  })

  it("requests an answer to a provider's proposal, however far it is", () => {
    const proposed = appointment(30, { status: 'requested', requested_by: 'provider' })
    expect(nextStep({ appointment: proposed }, now)).toMatchObject({
      title: 'Can you come at this time?',
      action: 'Accept or decline',
    })
  })

  it('names the provider, and says that it is not confirmed yet', () => {
    const requested = appointment(1, { status: 'requested' })
    expect(nextStep({ appointment: requested }, now).text).toBe(
      'Phone, with Chileshe Mumba. It is not confirmed yet.',
    )
  })
})

describe('updates among the next steps', () => {
  const news = {
    meal_plan_at: null,
    exercise_plan_at: null,
    screened_at: null,
    safety_at: null,
    dose_due_at: null,
    refill_by: null,
  }
  const fresh = { bloodPressure: pressure(1) }
  const titleWith = (known: Parameters<typeof nextStep>[0]) => nextStep(known, now).title

  it('returns a new plan for two days, before overdue readings', () => {
    for (const known of [{}, { bloodPressure: pressure(9) }]) {
      expect(titleWith({ ...known, news: { ...news, meal_plan_at: ago(1.9) } })).toBe(
        'Your meal plan is ready',
      )
      expect(titleWith({ ...known, news: { ...news, exercise_plan_at: ago(0) } })).toBe(
        'Your exercise plan is ready',
      )
    }
    const old = { ...news, meal_plan_at: ago(2), exercise_plan_at: ago(2) }
    expect(titleWith({ ...fresh, news: old })).toBe('How are you feeling?')
  })

  it('returns a dose that was not logged, before a plan and after a danger', () => {
    const open = { ...news, meal_plan_at: ago(0), dose_due_at: ago(0.1) }
    expect(titleWith({ ...fresh, news: open })).toBe('A dose is not logged yet')
    expect(titleWith({ bloodPressure: pressure(0, 190, 95), news: open })).not.toMatch('dose')
  })

  it('puts help first for three days after an answer about being better off dead, then after a dose', () => {
    const screenedBefore = (days: number) => ({
      ...news,
      screened_at: ago(days),
      safety_at: ago(days),
    })
    const others = { meal_plan_at: ago(0), dose_due_at: ago(0.1) }
    expect(nextStep({ ...fresh, news: { ...screenedBefore(2.9), ...others } }, now)).toMatchObject({
      title: 'Support for you',
      to: '/safety',
    })
    expect(titleWith({ news: screenedBefore(0) })).toBe('Support for you')
    expect(titleWith({ ...fresh, news: { ...screenedBefore(3), ...others } })).toBe(
      'A dose is not logged yet',
    )
    expect(titleWith({ ...fresh, news: screenedBefore(13.9) })).toBe('Support for you')
    expect(titleWith({ ...fresh, news: screenedBefore(14) })).toBe('How are you feeling?')
    expect(titleWith({ bloodPressure: pressure(0, 190, 95), news: screenedBefore(0) })).toMatch(
      'Measure',
    )
    const near = { appointment_time: ago(-0.01), status: 'confirmed' } as Appointment
    expect(titleWith({ ...fresh, appointment: near, news })).not.toBe('Support for you')
    expect(titleWith({ ...fresh, appointment: near, news: screenedBefore(2.9) })).toBe(
      'Support for you',
    )
    expect(titleWith({ ...fresh, appointment: near, news: screenedBefore(3) })).not.toBe(
      'Support for you',
    )
  })

  it('returns a refill after an open dose, and before a plan', () => {
    const refill = { ...news, refill_by: '2026-11-29', meal_plan_at: ago(0) }
    expect(titleWith({ ...fresh, news: refill })).toBe('A medicine is nearly used up')
    const open = { ...refill, dose_due_at: ago(0.1) }
    expect(titleWith({ ...fresh, news: open })).toBe('A dose is not logged yet')
  })

  it('returns a danger before a plan', () => {
    const danger = { bloodPressure: pressure(0, 190, 95) }
    expect(nextStep({ ...danger, news: { ...news, meal_plan_at: ago(0) } }, now)).toMatchObject({
      about: 'danger',
      title: 'Measure your blood pressure again',
    })
  })

  it('returns the results of the last two weeks instead of a request for a screening', () => {
    expect(titleWith({ ...fresh, news: { ...news, screened_at: ago(13.9) } })).toBe(
      'Your screening results are here',
    )
    expect(titleWith({ ...fresh, news: { ...news, screened_at: ago(14) } })).toBe(
      'How are you feeling?',
    )
  })
})
