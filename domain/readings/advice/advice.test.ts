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
  it('is offered after a crisis, a very low pressure and a low sugar', () => {
    for (const advice of [
      adviceOnBloodPressure({ systolic: 185, diastolic: 112 }),
      adviceOnBloodPressure({ systolic: 75, diastolic: 50 }),
      glucose(2.9),
    ])
      expect(asksToMeasure(advice)).toBe(true)
  })

  it('is not offered to those who must go to a hospital first', () => {
    const pregnant = { ...unknownCare, pregnancy: 'pregnant' } as const
    for (const advice of [
      adviceOnBloodPressure({ systolic: 162, diastolic: 112 }, pregnant),
      glucose(31),
    ])
      expect(asksToMeasure(advice)).toBe(false)
  })
})
