import { describe, expect, it } from 'vitest'
import {
  bloodPressureCategories,
  categoryOfBloodPressure,
  bloodPressureWarnings,
  isLowBloodPressure,
  treatmentNote,
  wordForBloodPressure,
} from './blood-pressure.ts'
import { newBloodPressureReading } from './schema.ts'

/**
 * docs/specification.md, "Blood pressure categories", once more, by counting the steps each value has
 * climbed.
 */
function oracle(systolic: number, diastolic: number): string {
  const climbed = (value: number, steps: number[]) => steps.filter((step) => value > step).length
  const words = [
    'Normal',
    'Elevated',
    'Stage 1 Hypertension',
    'Stage 2 Hypertension',
    'Hypertensive Crisis',
  ]
  const bySystolic = climbed(systolic, [119, 129, 139, 180])
  const byDiastolic = [0, 2, 3, 4][climbed(diastolic, [79, 89, 120])]!
  return words[Math.max(bySystolic, byDiastolic)]!
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const everyReading = range(50, 300).flatMap((systolic) =>
  range(30, 200).map((diastolic) => ({ systolic, diastolic })),
)

describe('blood pressure', () => {
  it('has the category of the specification at every point of the grid', () => {
    const wrong = everyReading.filter(
      (reading) => categoryOfBloodPressure(reading) !== oracle(reading.systolic, reading.diastolic),
    )
    expect(everyReading).toHaveLength(251 * 171)
    expect(wrong).toEqual([])
  })

  it('says beside Stage 1 and Stage 2, and nowhere else, from where clinics in Zambia treat', () => {
    const wrong = everyReading.filter(
      (reading) =>
        treatmentNote(reading, { isUrgent: false })?.startsWith(
          'Clinics in Zambia usually treat from 140/90',
        ) !== (categoryOfBloodPressure(reading).startsWith('Stage') || undefined),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    [90, 60, false, 'Normal'],
    [89, 60, true, 'Low'],
    [90, 59, true, 'Low'],
    [89, 85, true, 'Low'],
    [120, 59, false, 'Elevated'],
    [80, 60, true, 'Low'],
    [79, 60, true, 'Very low'],
    [78, 50, true, 'Very low'],
    [60, 35, true, 'Very low'],
  ])(
    'is low below 90, or below 60 where nothing is high, and never called normal: %i/%i is %s, %s',
    (systolic, diastolic, isLow, word) => {
      const reading = { systolic, diastolic }
      expect(isLowBloodPressure(reading)).toBe(isLow)
      expect(wordForBloodPressure(reading)).toBe(word)
    },
  )

  it('does not say that one reading decides nothing where treatment starts without delay', () => {
    const note = (systolic: number, diastolic: number, isUrgent = false) =>
      treatmentNote({ systolic, diastolic }, { isUrgent })
    expect(note(159, 99)).toContain('A single reading')
    expect(note(160, 99)).not.toContain('A single reading')
    expect(note(159, 100)).toContain('without delay from 160/100')
  })

  it('has no note that calms beside advice of now or today', () => {
    expect(treatmentNote({ systolic: 146, diastolic: 92 }, { isUrgent: true })).toBeUndefined()
  })

  it('accepts exactly what lies within the limits, with diastolic below systolic', () => {
    const accepts = (systolic: number, diastolic: number) =>
      newBloodPressureReading.safeParse({ systolic, diastolic }).success
    const wrong = range(48, 302).flatMap((systolic) =>
      [28, 29, 30, 31, systolic - 1, systolic, systolic + 1, 199, 200, 201].filter(
        (diastolic) =>
          accepts(systolic, diastolic) !==
          (systolic > 49 &&
            systolic < 301 &&
            diastolic > 29 &&
            diastolic < 201 &&
            diastolic < systolic),
      ),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['systolic', { systolic: 301, diastolic: 80 }, 'whole number from 50 to 300 mmHg'],
    ['systolic', { systolic: 120.5, diastolic: 80 }, 'whole number from 50 to 300 mmHg'],
    ['systolic', { diastolic: 80 }, 'Enter the systolic pressure.'],
    ['diastolic', { systolic: 120, diastolic: 29 }, 'whole number from 30 to 200 mmHg'],
    ['diastolic', { systolic: 90, diastolic: 90 }, 'must be below systolic'],
    ['pulse', { systolic: 120, diastolic: 80, pulse: 19 }, 'whole number from 20 to 300 beats'],
    ['notes', { systolic: 120, diastolic: 80, notes: 'a\0b' }, 'cannot be saved'],
    ['notes', { systolic: 120, diastolic: 80, notes: '\ud800' }, 'cannot be saved'],
    ['notes', { systolic: 120, diastolic: 80, notes: 'x'.repeat(1001) }, 'at most 1000'],
  ])('names %s and its limits when it is rejected', (field, reading, words) => {
    const { error } = newBloodPressureReading.safeParse(reading)
    expect(error?.issues.map((issue) => issue.path[0])).toEqual([field])
    expect(error?.issues[0]?.message).toContain(words)
  })

  it('doubts only what is unlikely but possible', () => {
    expect(bloodPressureWarnings({ systolic: 70, diastolic: 40, pulse: 40 })).toEqual([])
    expect(bloodPressureWarnings({ systolic: 250, diastolic: 150, pulse: 180 })).toEqual([])
    expect(bloodPressureWarnings({ systolic: 251, diastolic: 151, pulse: 181 })).toHaveLength(3)
    expect(bloodPressureWarnings({ systolic: 69, diastolic: 39, pulse: null })).toEqual([
      'Systolic pressure of 69 mmHg is unusual.',
      'Diastolic pressure of 39 mmHg is unusual.',
    ])
  })

  it('lists its categories from the most severe down', () => {
    const systolics = bloodPressureCategories.map((category) => category.systolic)
    expect(systolics).toEqual([...systolics].sort((a, b) => b - a))
  })
})
