import { describe, expect, it } from 'vitest'
import { categoryOfBloodPressure } from '#domain/readings/blood-pressure.ts'
import { newBloodPressureReading, newGlucoseReading } from '#domain/readings/schema.ts'
import { describeBloodPressure, describeGlucose } from './sample-readings.ts'

describe('the story of the readings', () => {
  const now = new Date('2026-11-21T03:00:00Z')

  it('is one that the forms would have taken, and is all in the past', () => {
    const pressures = describeBloodPressure(now)
    const sugars = describeGlucose(now)
    expect(pressures.length).toBeGreaterThan(90)
    expect(sugars.length).toBeGreaterThan(40)
    for (const { created_at, ...reading } of pressures) {
      expect(newBloodPressureReading.safeParse(reading).success).toBe(true)
      expect(created_at.getTime()).toBeLessThan(now.getTime())
    }
    for (const { created_at, ...reading } of sugars) {
      expect(newGlucoseReading.safeParse(reading).success).toBe(true)
      expect(created_at.getTime()).toBeLessThan(now.getTime())
    }
  })

  it('begins high, has one crisis, and ends better, the same every time', () => {
    const pressures = describeBloodPressure(now)
    const meanOf = (part: typeof pressures) =>
      part.reduce((sum, reading) => sum + reading.systolic, 0) / part.length
    expect(meanOf(pressures.slice(0, 12))).toBeGreaterThan(150)
    expect(meanOf(pressures.slice(-12))).toBeLessThan(135)
    const crises = pressures.filter(
      (reading) => categoryOfBloodPressure(reading) === 'Hypertensive Crisis',
    )
    expect(crises).toHaveLength(1)
    expect(describeBloodPressure(now)).toEqual(pressures)
  })
})
