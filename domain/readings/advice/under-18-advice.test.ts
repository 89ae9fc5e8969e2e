import { describe, expect, it } from 'vitest'
import { adviceOnBloodPressure } from './blood-pressure-advice.ts'

describe('advice on a blood pressure under 18', () => {
  /** American Academy of Pediatrics, 2017: from the age of 13, stage 1 from 130/80 and stage 2 from 140/90. */
  it.each([
    [129, 79, 'self-care', 'Slightly above the best range'],
    [130, 79, 'clinician', 'Within your target: show it to your clinic'],
    [119, 80, 'clinician', 'Within your target: show it to your clinic'],
    [139, 89, 'clinician', 'Within your target: show it to your clinic'],
    [140, 70, 'clinician', 'See a clinician within a week'],
    [139, 90, 'clinician', 'See a clinician within a week'],
    [175, 112, 'clinician', 'Go to a clinic today'],
    [180, 120, 'emergency', 'This is dangerously high'],
  ])('on %i/%i is %s: %s', (systolic, diastolic, level, title) => {
    const advice = adviceOnBloodPressure(
      { systolic, diastolic },
      { pregnancy: 'no', is_under_18: true },
    )
    expect(advice).toMatchObject({ level, title })
  })

  it('is that of all people where the age is not known, and goes by pregnancy first', () => {
    const reading = { systolic: 138, diastolic: 88 }
    expect(adviceOnBloodPressure(reading, { pregnancy: 'no', is_under_18: null }).level).toBe(
      'self-care',
    )
    expect(
      adviceOnBloodPressure(
        { systolic: 142, diastolic: 88 },
        { pregnancy: 'pregnant', is_under_18: true },
      ).title,
    ).toBe('Go to a clinic today')
  })
})
