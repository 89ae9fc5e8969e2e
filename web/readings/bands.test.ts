import { describe, expect, it } from 'vitest'
import { categoryOfBloodPressure, isLowBloodPressure } from '#domain/readings/blood-pressure.ts'
import { categoryOfGlucose } from '#domain/readings/glucose.ts'
import { bandOf, bloodPressureBands } from './blood-pressure-bands.ts'
import { glucoseBands } from './glucose-bands.ts'

describe('the drawn bands', () => {
  it('hold every blood pressure under the word of its category, and low ones under Low', () => {
    let places = 0
    for (let systolic = 50; systolic <= 300; systolic += 1) {
      for (let diastolic = 30; diastolic <= 200; diastolic += 1) {
        const category = categoryOfBloodPressure({ systolic, diastolic })
        const band = bloodPressureBands[bandOf({ systolic, diastolic, category })]!
        const word = isLowBloodPressure({ systolic, diastolic }) ? 'Low' : category
        if (band.label !== word) throw new Error(category)
        places += 1
      }
    }
    expect(places).toBe(251 * 171)
  })

  it.each(['mg/dL', 'mmol/L'] as const)('hold every glucose level in %s', (unit) => {
    const bands = glucoseBands(unit)
    const step = unit === 'mg/dL' ? 1 : 0.1
    const [first, last] = [bands[0]!.from, bands.at(-1)!.to]
    const count = Math.round((last - first) / step)
    const wrong = Array.from({ length: count + 1 }, (_, index) =>
      Number((first + index * step).toFixed(1)),
    ).filter((value) => {
      const band = bands.find(({ label }) => label === categoryOfGlucose(value, unit))!
      return value < band.from || value > band.to
    })
    expect(wrong).toEqual([])
  })

  it('put 60/35 in no green band, and 85/50 neither', () => {
    for (const reading of [
      { systolic: 60, diastolic: 35 },
      { systolic: 85, diastolic: 50 },
    ]) {
      const current = bandOf({ ...reading, category: 'Normal' })
      expect(bloodPressureBands[current]).toMatchObject({ label: 'Low', tone: 'stage-1' })
    }
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
    expect(glucoseBands('mmol/L').map(({ edge }) => edge)).toEqual(['0.6', '3.9', '7.8', '10.0'])
  })
})
