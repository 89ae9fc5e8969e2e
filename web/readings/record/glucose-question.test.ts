import { describe, expect, it } from 'vitest'
import { questionAbout } from './glucose-question.ts'

describe('the unit of a glucose that was typed without one', () => {
  it.each([
    [2.4, 'mmol/L'],
    [5.6, 'mmol/L'],
    [120, 'mg/dL'],
  ] as const)('is not asked where only one is possible: %f is %s', (glucose_level, unit) => {
    expect(questionAbout({ glucose_level })).toEqual({ settled: { glucose_level, unit } })
  })

  it('is asked where both are possible', () => {
    expect(questionAbout({ glucose_level: 15 })).toMatchObject({
      choices: [{ label: '15 mmol/L' }, { label: '15 mg/dL' }],
    })
  })

  it('leaves the question about an unlikely value', () => {
    expect(questionAbout({ glucose_level: 1.2 })).toMatchObject({
      title: 'Check this reading',
      choices: [{ typed: { glucose_level: 1.2, unit: 'mmol/L' } }],
    })
  })
})
