import { describe, expect, it } from 'vitest'
import { adviceOnBloodPressure } from './blood-pressure-advice.ts'
import { pregnancies, type Pregnancy } from '../care.ts'
import { dangerousPressure } from '../dangerous-values.ts'

const advise = (systolic: number, diastolic: number, pregnancy: Pregnancy = 'no', pulse?: number) =>
  adviceOnBloodPressure({ systolic, diastolic, pulse }, { pregnancy })

describe('a pressure that is not high', () => {
  it.each([
    [85, 50, 121, 'Your blood pressure is too low for your pulse'],
    [85, 50, 135, 'Your blood pressure is too low for your pulse'],
    [89, 60, 39, 'Your blood pressure is too low for your pulse'],
    [75, 45, 130, 'Your blood pressure is too low for your pulse'],
    [85, 50, 120, 'Your blood pressure is low'],
    [85, 50, 40, 'Your blood pressure is low'],
    [90, 60, 121, 'In the best range'],
    [90, 60, 135, 'Your pulse is very fast'],
  ])('of %i/%i with a pulse of %i is: %s', (systolic, diastolic, pulse, title) => {
    for (const pregnancy of pregnancies)
      expect(advise(systolic, diastolic, pregnancy, pulse).title).toBe(title)
  })

  it('goes to a hospital now, lying down, below 90 with a pulse above 120', () => {
    const advice = advise(85, 50, 'no', 135)
    expect(advice).toMatchObject({ level: 'emergency', stays: true })
    expect(advice.now).toContain('nearest hospital now')
    expect(advice.lines[0]).toContain('Lie down')
    expect(advice.lines.join(' ')).not.toMatch(/measure|sit still/i)
    expect(dangerousPressure({ systolic: 85, diastolic: 50, pulse: 135 }, 'no')).toBe('low')
  })

  it.each([
    [125, 45, 'Your lower value is low: measure again'],
    [120, 49, 'Your lower value is low: measure again'],
    [139, 45, 'Your lower value is low: measure again'],
    [125, 50, 'Slightly above the best range'],
    [140, 45, 'Show this to a clinician'],
    [90, 75, 'The two values are very close: measure again'],
    [105, 88, 'The two values are very close: measure again'],
    [118, 99, 'Show this to a clinician'],
    [95, 75, 'In the best range'],
  ])('is never praised where its two values do not fit: %i/%i is “%s”', (upper, lower, title) => {
    const advice = advise(upper, lower)
    expect(advice.title).toBe(title)
    if (!title.endsWith('measure again')) return
    expect(advice.lines.join(' ')).toContain('Show it to a clinic')
    expect(advice.lines.join(' ')).not.toMatch(/salt|keep doing/i)
  })
})
