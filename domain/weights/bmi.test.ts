import { describe, expect, it } from 'vitest'
import { bmiFor, whyNoBmi } from './bmi.ts'

const adult = { pregnancy: 'no', is_under_18: false } as const
const body = { weight_kg: 68.4, height_cm: 168 }

describe('the BMI', () => {
  it.each([
    [68.4, 168, 24.2],
    [50, 160, 19.5],
    [120.25, 181, 36.7],
  ])('of %s kg and %s cm has one decimal: %s', (weight_kg, height_cm, bmi) => {
    expect(bmiFor({ weight_kg, height_cm }, adult)).toBe(bmi)
  })

  it('needs a height', () => {
    expect(bmiFor({ weight_kg: 68.4, height_cm: null }, adult)).toBeUndefined()
  })

  it.each(['patient', 'staff'] as const)(
    'is shown to no %s of a child, or where the age is unknown',
    (reader) => {
      for (const is_under_18 of [true, null])
        expect(bmiFor(body, { ...adult, is_under_18 }, reader)).toBeUndefined()
    },
  )

  it.each(['patient', 'staff'] as const)(
    'is shown to no %s in pregnancy and after birth',
    (reader) => {
      for (const pregnancy of ['pregnant', 'postpartum'] as const)
        expect(whyNoBmi({ ...adult, pregnancy }, reader)).toBe('pregnancy')
    },
  )

  it('waits for the answer about pregnancy, which staff need not', () => {
    for (const pregnancy of ['possible', 'unknown'] as const) {
      expect(whyNoBmi({ ...adult, pregnancy })).toBe('unasked')
      expect(bmiFor(body, { ...adult, pregnancy })).toBeUndefined()
      expect(bmiFor(body, { ...adult, pregnancy }, 'staff')).toBe(24.2)
    }
  })
})
