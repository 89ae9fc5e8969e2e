import { describe, expect, it } from 'vitest'
import { asksToMeasure } from './advice.ts'
import { adviceOnBloodPressure } from './blood-pressure-advice.ts'
import { adviceOnGlucose } from './glucose-advice.ts'
import { unknownCare } from '../care.ts'

const glucose = (entered_value: number) =>
  adviceOnGlucose(
    { entered_value, entered_unit: 'mmol/L', context: null, meter_shows: null },
    unknownCare,
    0,
  )

describe('measuring again', () => {
  it('is offered after a crisis, a very low pressure, a low or high sugar, and a very slow pulse', () => {
    for (const advice of [
      adviceOnBloodPressure({ systolic: 185, diastolic: 112 }),
      adviceOnBloodPressure({ systolic: 75, diastolic: 50 }),
      adviceOnBloodPressure({ systolic: 120, diastolic: 75, pulse: 35 }),
      glucose(2.9),
      glucose(11),
      glucose(14),
    ])
      expect(asksToMeasure(advice)).toBe(true)
  })

  it('is not offered to those who must go to a hospital or a clinic first', () => {
    const pregnant = { ...unknownCare, pregnancy: 'pregnant' } as const
    for (const advice of [
      adviceOnBloodPressure({ systolic: 162, diastolic: 112 }, pregnant),
      glucose(31),
      // Whose sick-day rules speak of measuring as well.
      glucose(17),
    ])
      expect(asksToMeasure(advice)).toBe(false)
  })
})
