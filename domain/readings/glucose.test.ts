import { describe, expect, it } from 'vitest'
import {
  categoryOfGlucose,
  glucoseWarnings,
  inMilligrams,
  inUnit,
  unitsInQuestion,
  unitOfReadings,
  writtenGlucose,
} from './glucose.ts'
import { newGlucoseReading } from './schema.ts'

/**
 * docs/specification.md, "Glucose categories" and "Glucose units", once more, in whole tenths so that
 * nothing is rounded.
 */
function oracle(tenths: number, unit: 'mg/dL' | 'mmol/L'): string {
  const edges = unit === 'mg/dL' ? [699, 1400, 1800] : [38, 78, 100]
  const climbed = edges.filter((edge) => tenths > edge).length
  return ['Low (Hypoglycemia)', 'In Range', 'Caution', 'High (Hyperglycemia)'][climbed]!
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const everyReading = [
  ...range(100, 9000).map((tenths) => ({ tenths, unit: 'mg/dL' as const })),
  ...range(6, 500).map((tenths) => ({ tenths, unit: 'mmol/L' as const })),
]

describe('glucose', () => {
  it('has the category of the specification at every tenth, in the unit as typed', () => {
    const wrong = everyReading.filter(
      ({ tenths, unit }) => categoryOfGlucose(tenths / 10, unit) !== oracle(tenths, unit),
    )
    expect(everyReading).toHaveLength(8901 + 495)
    expect(wrong).toEqual([])
  })

  it.each([
    [3.9, 'In Range'],
    [7.8, 'In Range'],
    [10, 'Caution'],
  ])('does not let conversion change the category of %f mmol/L', (value, category) => {
    expect(categoryOfGlucose(value, 'mmol/L')).toBe(category)
  })

  it('accepts 10 to 900 mg/dL and 0.6 to 50.0 mmol/L, and names the limits of the unit', () => {
    const rejection = (glucose_level: number, unit?: string) =>
      newGlucoseReading
        .safeParse({ glucose_level, unit })
        .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    expect([10, 900].flatMap((value) => rejection(value) ?? [])).toEqual([])
    expect([0.6, 50].flatMap((value) => rejection(value, 'mmol/L') ?? [])).toEqual([])
    expect(rejection(0.5)).toEqual([
      'glucose_level: Glucose level must be a number from 10 to 900 mg/dL.',
    ])
    expect(rejection(5.6)?.[0]).toContain('10 to 900 mg/dL. Did you mean mmol/L?')
    expect(rejection(101, 'mmol/L')?.[0]).toContain('0.6 to 50 mmol/L. Did you mean mg/dL?')
    expect(rejection(900.1)).toHaveLength(1)
    expect(rejection(0.5, 'mmol/L')).toEqual([
      'glucose_level: Glucose level must be a number from 0.6 to 50 mmol/L.',
    ])
    expect(rejection(50.1, 'mmol/L')).toHaveLength(1)
    expect(rejection(5, 'g/L')).toEqual(['unit: The unit must be mg/dL or mmol/L.'])
    expect(rejection(Infinity)).toEqual(['glucose_level: Glucose level must be a number.'])
  })

  it('keeps mg/dL as they are and multiplies mmol/L by 18.0156', () => {
    expect(inMilligrams(100, 'mg/dL')).toBe(100)
    expect(inMilligrams(5.5, 'mmol/L')).toBe(99.09)
    expect(inMilligrams(50, 'mmol/L')).toBe(900.78)
    expect(inMilligrams(0.6, 'mmol/L')).toBe(10.81)
  })

  it('shows every tenth of mmol/L as itself after a way through mg/dL', () => {
    const wrong = range(6, 500).filter(
      (tenths) => inUnit(inMilligrams(tenths / 10, 'mmol/L'), 'mg/dL', 'mmol/L') !== tenths / 10,
    )
    expect(wrong).toEqual([])
  })

  it('asks for the other unit where a value looks like it', () => {
    expect(glucoseWarnings(34.9, 'mg/dL')[0]).toContain('Did you mean mmol/L?')
    expect(glucoseWarnings(35, 'mg/dL')).toEqual([])
    expect(glucoseWarnings(33.3, 'mmol/L')).toEqual([])
    expect(glucoseWarnings(33.4, 'mmol/L')[0]).toContain('Did you mean mg/dL?')
  })

  it('asks again, without another unit, where a value is past what most meters show', () => {
    expect(glucoseWarnings(600, 'mg/dL')).toEqual([])
    expect(glucoseWarnings(601, 'mg/dL')).toEqual(['601 mg/dL is unusual.'])
    expect(glucoseWarnings(1.9, 'mmol/L')).toEqual([])
    expect(glucoseWarnings(1.8, 'mmol/L')).toEqual(['1.8 mmol/L is unusual.'])
  })

  it.each([
    [15, 'mg/dL', ['mmol/L', 'mg/dL']],
    [15, undefined, ['mmol/L', 'mg/dL']],
    [34, 'mg/dL', ['mmol/L', 'mg/dL']],
    [35, 'mg/dL', []],
    [33.3, 'mmol/L', []],
    [33.4, 'mmol/L', ['mmol/L', 'mg/dL']],
    [5.6, undefined, ['mmol/L']],
    [120, undefined, ['mg/dL']],
    [601, 'mg/dL', []],
  ] as const)('offers the units that %s %s may be meant in', (value, unit, units) => {
    expect(unitsInQuestion(value, unit)).toEqual(units)
  })

  it('takes LO and HI instead of a number, and not beside one', () => {
    const rejection = (typed: object) =>
      newGlucoseReading.safeParse(typed).error?.issues.map(({ message }) => message)
    expect(rejection({ meter_shows: 'HI' })).toBeUndefined()
    expect(rejection({ meter_shows: 'LO', unit: 'mmol/L' })).toBeUndefined()
    expect(rejection({ meter_shows: 'HI', glucose_level: 9 })).toEqual([
      'Enter a number, or LO or HI, not both.',
    ])
    expect(rejection({ meter_shows: 'ERR' })).toEqual(['The meter must show LO or HI.'])
    expect(rejection({})).toEqual(['Enter the glucose level.'])
  })

  it('writes LO and HI without the number that is stored beside them', () => {
    const entered = { entered_value: 33.3, entered_unit: 'mmol/L', meter_shows: 'HI' } as const
    expect(writtenGlucose(entered)).toEqual({ value: 'HI', unit: '' })
    expect(
      unitOfReadings([entered, { ...entered, entered_unit: 'mg/dL', meter_shows: null }]),
    ).toBe('mg/dL')
  })
})
