import { describe, expect, it } from 'vitest'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import { nextStep } from './next-step.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const ago = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString()
const pressure = (days: number, category: BloodPressureReading['category'] = 'Normal') =>
  ({ category, created_at: ago(days) }) as BloodPressureReading
const sugar = (days: number, category: GlucoseReading['category'] = 'In Range') =>
  ({ category, created_at: ago(days) }) as GlucoseReading

describe('the next step of a day', () => {
  it.each([
    [
      'a dangerous pressure before all else',
      pressure(0, 'Hypertensive Crisis'),
      sugar(0, 'Low (Hypoglycemia)'),
      'Measure your blood pressure again',
    ],
    [
      'a low sugar of today',
      pressure(9),
      sugar(0.5, 'Low (Hypoglycemia)'),
      'Measure your sugar again',
    ],
    ['the first reading where there is none', undefined, undefined, 'Log your first reading'],
    ['a pressure that is a week old', pressure(7), sugar(0), 'Time to measure your blood pressure'],
    ['a sugar that is a week old', pressure(6.9), sugar(8), 'Time to measure your sugar'],
    ['no sugar from a person who keeps none', pressure(1), undefined, 'How are you feeling?'],
    ['no pressure from a person who keeps none', undefined, sugar(1), 'How are you feeling?'],
    [
      'an old crisis like any old reading',
      pressure(8, 'Hypertensive Crisis'),
      undefined,
      'Time to measure your blood pressure',
    ],
  ])('asks for %s', (_, bloodPressure, glucose, title) => {
    const step = nextStep(
      { ...(bloodPressure ? { bloodPressure } : {}), ...(glucose ? { glucose } : {}) },
      now,
    )
    expect(step.title).toBe(title)
  })
})
