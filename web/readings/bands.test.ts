import { describe, expect, it } from 'vitest'
import { unknownCare } from '#domain/readings/care.ts'
import { glucoseContexts } from '#domain/readings/glucose.ts'
import { shortGlucoseVerdicts, verdictOnGlucose } from '#domain/readings/glucose-verdict.ts'
import { bloodPressureBands } from './blood-pressure-bands.ts'
import { glucoseBands, placeInBands } from './glucose-bands.ts'
import { pressureScales } from './pressure-scales.ts'

describe('the drawn bands', () => {
  it.each(['mg/dL', 'mmol/L'] as const)('hold every glucose level in %s', (unit) => {
    const [first, last, step] = unit === 'mg/dL' ? [10, 900, 1] : [0.6, 50, 0.1]
    const values = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) =>
      Number((first + index * step).toFixed(1)),
    )
    for (const pregnancy of ['no', 'pregnant'] as const)
      for (const diabetes of ['yes', null] as const)
        for (const context of [null, ...glucoseContexts]) {
          const care = { ...unknownCare, pregnancy, diabetes }
          const bands = glucoseBands({ entered_unit: unit, context }, care)
          expect(bands.map(({ from }) => from)).toEqual([
            bands[0]!.from,
            ...bands.slice(0, -1).map(({ to }) => to),
          ])
          for (const value of values) {
            const reading = { entered_value: value, entered_unit: unit, context, meter_shows: null }
            const { label, from, to, tone } = bands[placeInBands(reading, care, bands)]!
            const isWithin = verdictOnGlucose(reading, care) === 'within'
            // Green exactly where the verdict calms, and drawn where the value is.
            expect([value, tone === 'normal', value >= from && value <= to]).toEqual([
              value,
              isWithin,
              true,
            ])
            if (isWithin) expect(label).toBe(shortGlucoseVerdicts.within)
          }
        }
  })

  it('put 60/35 in no green band, and 85/50 neither', () => {
    for (const reading of [
      { systolic: 60, diastolic: 35 },
      { systolic: 85, diastolic: 50 },
    ])
      for (const { bands, current } of pressureScales(reading))
        expect(bands[current]).toMatchObject({ label: 'Low', tone: 'stage-1' })
  })

  it('name the edges of the specification, and where low begins', () => {
    expect(bloodPressureBands.map(({ edge }) => edge)).toEqual([
      undefined,
      '90/60',
      '120',
      '130/80',
      '140/90',
      '180/120',
    ])
    const edges = (context: 'Fasting' | 'After Meal' | null) =>
      glucoseBands({ entered_unit: 'mmol/L', context }, unknownCare).map(({ edge }) => edge)
    expect(edges(null)).toEqual(['0.6', '3.9', '7.8', '10.0'])
    expect(edges('Fasting')).toEqual(['0.6', '3.9', '6.1', '7.0', '10.0'])
    expect(edges('After Meal')).toEqual(['0.6', '3.9', '10.0'])
  })
})
