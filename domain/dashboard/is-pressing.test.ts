import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pregnancies, unknownCare } from '../readings/care.ts'
import type { BloodPressureReading, GlucoseReading } from '../readings/schema.ts'
import { isPressing } from './is-pressing.ts'
import { pressingOf } from './pressing.ts'

const now = Date.parse('2026-11-26T08:00:00Z')
const created_at = fc
  .integer({ min: 0, max: 3 * 24 * 60 })
  .map((minutes) => new Date(now - minutes * 60_000).toISOString())
const near = (...edges: number[]) =>
  fc.oneof(...edges.map((edge) => fc.integer({ min: edge - 2, max: edge + 2 })))
const anyPressure = fc.record({
  systolic: fc.oneof(fc.integer({ min: 50, max: 300 }), near(80, 90, 140, 160, 180)),
  diastolic: fc.oneof(fc.integer({ min: 30, max: 200 }), near(60, 90, 110, 120)),
  pulse: fc.option(fc.oneof(fc.integer({ min: 20, max: 300 }), near(40, 130))),
  created_at,
})
// The form and the server reject any other.
const bloodPressure = anyPressure
  .filter(({ systolic, diastolic }) => diastolic < systolic)
  .map((reading) => reading as BloodPressureReading)
const glucose = fc
  .tuple(
    fc.constantFrom('mmol/L' as const, 'mg/dL' as const),
    fc.oneof(fc.integer({ min: 6, max: 500 }), near(30, 39, 100, 139, 167, 300)),
    fc.constantFrom(null, null, null, 'LO' as const, 'HI' as const),
    fc.constantFrom(null, 'Fasting', 'Before Meal', 'After Meal', 'Random'),
    created_at,
  )
  .map(
    ([entered_unit, tenths, meter_shows, context, at]) =>
      ({
        entered_unit,
        entered_value: entered_unit === 'mmol/L' ? tenths / 10 : Math.round(tenths * 1.8),
        meter_shows,
        context,
        created_at: at,
      }) as GlucoseReading,
  )

const withIds = <Reading>(readings: readonly Reading[]) =>
  readings.map((reading, place) => ({ ...reading, id: String(place) }))
const anyCare = fc
  .record({
    pregnancy: fc.constantFrom(...pregnancies),
    is_under_18: fc.constantFrom(true, false, null),
    diabetes: fc.constantFrom('yes' as const, 'no' as const, null),
  })
  .map((known) => ({ ...unknownCare, ...known }))

describe('whether a reading is urgent', () => {
  it('is true wherever readings require something before everything else', () => {
    fc.assert(
      fc.property(
        fc.array(bloodPressure, { maxLength: 3 }),
        fc.array(glucose, { maxLength: 3 }),
        anyCare,
        (pressures, sugars, care) => {
          const readings = { bloodPressure: withIds(pressures), glucose: withIds(sugars) }
          if (pressingOf(readings, now, care).length > 0)
            expect(isPressing(readings, now, care)).toBe(true)
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('is true exactly there of one reading that has no answer, where diabetes is known', () => {
    fc.assert(
      fc.property(
        fc.option(bloodPressure),
        fc.option(glucose),
        anyCare,
        (pressure, sugar, known) => {
          const care = { ...known, diabetes: 'yes' as const, is_under_18: false }
          const readings = {
            bloodPressure: withIds(pressure ? [pressure] : []),
            glucose: withIds(sugar ? [sugar] : []),
          }
          expect(isPressing(readings, now, care)).toBe(pressingOf(readings, now, care).length > 0)
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('is false without readings', () => {
    expect(isPressing({ bloodPressure: [], glucose: [] }, now, unknownCare)).toBe(false)
  })
})
