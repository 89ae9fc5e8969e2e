import { describe, expect, it } from 'vitest'
import { type Care, unknownCare } from '../readings/care.ts'
import type { BloodPressureReading, GlucoseReading } from '../readings/schema.ts'
import { pressingOf } from './pressing.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const ago = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString()
const pressure = (days: number, systolic = 118, diastolic = 76) =>
  ({
    id: `${systolic} ${days}`,
    systolic,
    diastolic,
    pulse: null,
    created_at: ago(days),
  }) as BloodPressureReading
const sugar = (days: number, entered_value = 5.5) =>
  ({
    id: `${entered_value} ${days}`,
    entered_value,
    entered_unit: 'mmol/L',
    meter_shows: null,
    context: null,
    created_at: ago(days),
  }) as GlucoseReading

describe('what a reading requires before everything else', () => {
  it.each([
    [
      'a low sugar before a dangerous pressure: 3.3, then 182/112',
      pressure(0, 182, 112),
      sugar(0.005, 3.3),
      'Measure your sugar again',
    ],
    [
      'a dangerous pressure before a sugar that was low an hour ago',
      pressure(0, 190, 95),
      sugar(0.042, 3.3),
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
    ['nothing of a reading of Stage 2', pressure(0, 150, 92), undefined, undefined],
    ['nothing of a crisis of before yesterday', pressure(1, 190, 95), undefined, undefined],
    ['nothing where there is no reading', undefined, undefined, undefined],
  ])('is %s', (_, bloodPressure, glucose, title) => {
    const readings = {
      bloodPressure: bloodPressure ? [bloodPressure] : [],
      glucose: glucose ? [glucose] : [],
    }
    expect(pressingOf(readings, now)[0]?.next.title).toBe(title)
  })

  it('is for a pregnant person the hospital from 160/110, and the clinic from 140/90', () => {
    const care = { ...unknownCare, pregnancy: 'pregnant' } as const
    const of = (systolic: number) =>
      pressingOf({ bloodPressure: [pressure(0, systolic, 90)], glucose: [] }, now, care)[0]
    expect(of(160)).toMatchObject({
      advice: { level: 'emergency' },
      next: { title: 'Go to a hospital now' },
    })
    expect(of(159)?.next.title).toBe('Go to a clinic today')
    // Others could read it.
    expect(JSON.stringify(of(165)?.next)).not.toMatch(/pregnan|birth/i)
  })
})

describe('what several readings require', () => {
  const titlesOf = (...[readings, care]: [Parameters<typeof pressingOf>[0], Partial<Care>?]) =>
    pressingOf(readings, now, { ...unknownCare, pregnancy: 'no', ...care }).map(
      ({ next }) => next.title,
    )

  it('is both of two emergencies, low sugar first: 186/122 and 2.2', () => {
    expect(
      titlesOf({ bloodPressure: [pressure(0.01, 186, 122)], glucose: [sugar(0.01, 2.2)] }),
    ).toEqual(['Measure your sugar again', 'Measure your blood pressure again'])
  })

  it('is low sugar first also before a pressure that needs a hospital now', () => {
    expect(
      titlesOf(
        { bloodPressure: [pressure(0, 170, 115)], glucose: [sugar(0, 2.2)] },
        { pregnancy: 'pregnant' },
      ),
    ).toEqual(['Measure your sugar again', 'Go to a hospital now'])
  })

  it('is what the most urgent of the day needs, with the lower value beside it', () => {
    const [first, ...others] = pressingOf(
      { bloodPressure: [pressure(0.01, 138, 88), pressure(0.02, 165, 112)], glucose: [] },
      now,
      { ...unknownCare, pregnancy: 'pregnant' },
    )
    expect(others).toEqual([])
    expect(first).toMatchObject({
      next: { title: 'Go to a hospital now' },
      standing: { reading: { systolic: 165 }, later: { systolic: 138 } },
    })
  })
})

describe('where the clock of a phone is wrong', () => {
  const hour = 60 * 60 * 1000

  it('takes a reading of the future as one of now: sugar at once', () => {
    const found = pressingOf({ bloodPressure: [], glucose: [sugar(-0.03, 2.2)] }, now)[0]
    expect(found?.next.text).toContain('Take sugar now')
  })

  it('warns as long as it may be within a day by the earliest time that it can be', () => {
    const readings = { bloodPressure: [pressure(0, 190, 95)], glucose: [] }
    expect(pressingOf(readings, now + 48 * hour)).toEqual([])
    expect(pressingOf(readings, now + 48 * hour, undefined, now + hour)).toHaveLength(1)
  })
})
