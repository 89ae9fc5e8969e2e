import { describe, expect, it } from 'vitest'
import { adviceOnGlucose } from './advice/glucose-advice.ts'
import { type Care, type CareAnswer, pregnancies, unknownCare } from './care.ts'
import { categoryOfGlucose, glucoseContexts, type GlucoseUnit, glucoseUnits } from './glucose.ts'
import { type GlucoseAtMoment, shadedGlucose } from './glucose-target.ts'
import { noteOnTarget } from './glucose-target-note.ts'
import {
  type GlucoseVerdict,
  shortGlucoseVerdicts,
  verdictOnGlucose,
  writtenGlucoseVerdict,
} from './glucose-verdict.ts'
import { reportOfGlucose } from './report.ts'

const contexts = [null, ...glucoseContexts]
const care = (more: Partial<Care>): Care => ({ ...unknownCare, ...more })
const read = (
  entered_value: number,
  context: GlucoseAtMoment['context'],
  entered_unit: GlucoseUnit = 'mmol/L',
): GlucoseAtMoment => ({ entered_value, entered_unit, context, meter_shows: null })

/** Every value that is accepted, in the steps of a meter. */
const valuesIn = (unit: GlucoseUnit) =>
  unit === 'mg/dL'
    ? Array.from({ length: 891 }, (_, index) => index + 10)
    : Array.from({ length: 495 }, (_, index) => (index + 6) / 10)

const answers: readonly (CareAnswer | null)[] = ['yes', 'no', 'unsaid', null]
const people: readonly Care[] = pregnancies.flatMap((pregnancy) =>
  answers.flatMap((diabetes) =>
    answers.flatMap((insulin) =>
      [true, false, null].map((is_under_18) =>
        care({ pregnancy, diabetes, insulin, sulfonylurea: insulin, is_under_18 }),
      ),
    ),
  ),
)

/** The advice that asks for nothing. */
const calm = ['In the range', 'In the range after a meal', 'Within the usual target after a meal']

describe('the verdict on a glucose', () => {
  it.each([
    [7.0, 'Fasting', {}, 'Above what is normal when fasting (below 6.1 mmol/L)'],
    [6.1, 'Fasting', {}, 'A little above what is normal when fasting (below 6.1 mmol/L)'],
    [6.9, 'Fasting', {}, 'A little above what is normal when fasting (below 6.1 mmol/L)'],
    [6.0, 'Fasting', {}, 'Within what is normal when fasting, below 6.1 mmol/L'],
    [7.0, 'Fasting', { diabetes: 'yes' }, 'Within your target before a meal, up to 7.2 mmol/L'],
    [7.2, 'Fasting', { insulin: 'yes' }, 'Within your target before a meal, up to 7.2 mmol/L'],
    [7.3, 'Fasting', { diabetes: 'yes' }, 'Above your target before a meal (up to 7.2 mmol/L)'],
    [7.3, 'Before Meal', {}, 'Above your target before a meal (up to 7.2 mmol/L)'],
    [9.9, 'After Meal', {}, 'Within your target after a meal, below 10.0 mmol/L'],
    [10, 'After Meal', {}, 'Above your target after a meal (below 10.0 mmol/L)'],
    [10.1, 'After Meal', {}, 'High'],
    [7.8, 'Bedtime', {}, 'Within the usual range, up to 7.8 mmol/L'],
    [7.9, null, {}, 'Above the usual range (up to 7.8 mmol/L)'],
    [5.3, 'Fasting', { pregnancy: 'pregnant' }, 'Above your target (below 5.3 mmol/L)'],
    [6.6, 'After Meal', { pregnancy: 'pregnant' }, 'Within your target, below 6.7 mmol/L'],
    [3.8, null, {}, 'Low'],
    [2.9, null, {}, 'Dangerously low'],
    [30, null, {}, 'Dangerously high'],
  ] as const)('of %f mmol/L, %s, with %o is “%s”', (value, context, known, words) => {
    expect(writtenGlucoseVerdict(read(value, context), care(known), 'patient')).toBe(words)
  })

  it('speaks to a patient, and of a patient to staff, and names pregnancy to neither', () => {
    const pregnant = care({ pregnancy: 'pregnant' })
    expect(writtenGlucoseVerdict(read(5.6, 'Fasting'), pregnant, 'staff')).toBe(
      'Above the target (below 5.3 mmol/L)',
    )
    for (const context of contexts)
      for (const reader of ['patient', 'staff'] as const)
        expect(writtenGlucoseVerdict(read(5.6, context), pregnant, reader)).not.toMatch(/pregnan/i)
  })

  it('goes by the word of the meter', () => {
    for (const [meter_shows, verdict] of [
      ['LO', 'dangerously low'],
      ['HI', 'dangerously high'],
    ] as const)
      expect(verdictOnGlucose({ ...read(5, null), meter_shows }, unknownCare)).toBe(verdict)
  })

  it('calms exactly where the advice asks for nothing, and is dangerous exactly where it is an emergency', () => {
    const wrong = new Set<string>()
    let combinations = 0
    for (const unit of glucoseUnits)
      for (const value of valuesIn(unit))
        for (const context of contexts)
          for (const person of people) {
            combinations += 1
            const reading = read(value, context, unit)
            const verdict = verdictOnGlucose(reading, person)
            const { title, level } = adviceOnGlucose(reading, person)
            const isCalm = level === 'self-care' && calm.includes(title)
            if (
              isCalm !== (verdict === 'within') ||
              (level === 'emergency') !== verdict.startsWith('dangerously')
            )
              wrong.add(`${value} ${unit} ${context}: ${verdict}, “${title}”`)
          }
    expect(combinations).toBe((891 + 495) * 5 * people.length)
    expect([...wrong]).toEqual([])
  })

  it('is said with words that calm for “within” alone', () => {
    const calming = /^(within|in |normal)/i
    const isSaid = (verdict: GlucoseVerdict) => calming.test(shortGlucoseVerdicts[verdict])
    for (const value of valuesIn('mmol/L'))
      for (const context of contexts)
        for (const person of people) {
          const reading = read(value, context)
          const verdict = verdictOnGlucose(reading, person)
          const words = writtenGlucoseVerdict(reading, person, 'patient')
          if (
            calming.test(words) !== (verdict === 'within') ||
            isSaid(verdict) !== calming.test(words)
          )
            throw new Error(`${value} ${context}: ${words}`)
        }
  })

  it('is what a report counts; the category is counted apart', () => {
    const levels = valuesIn('mmol/L').flatMap((value) =>
      contexts.map((context) => ({
        ...read(value, context),
        glucose_level: value * 18,
        created_at: new Date('2026-01-05T08:00+02:00'),
      })),
    )
    for (const person of [
      unknownCare,
      care({ diabetes: 'yes' }),
      care({ pregnancy: 'pregnant' }),
    ]) {
      const report = reportOfGlucose(levels, 'mmol/L', person)
      for (const { label, count } of report.verdicts)
        expect(count).toBe(levels.filter((one) => verdictOnGlucose(one, person) === label).length)
      expect(report.in_range).toBe(report.verdicts.find(({ label }) => label === 'within')!.count)
      expect(report.categories.find(({ label }) => label === 'In Range')!.count).toBe(
        levels.filter((one) => categoryOfGlucose(one.entered_value, 'mmol/L') === 'In Range')
          .length,
      )
    }
  })

  it('is “within” for each value that a chart shades, whatever its moment was', () => {
    for (const unit of glucoseUnits)
      for (const person of people) {
        const { from, to } = shadedGlucose(unit, person)
        const shaded = valuesIn(unit).filter((value) => value >= from && value < to)
        for (const value of shaded)
          for (const context of contexts)
            expect(verdictOnGlucose(read(value, context, unit), person)).toBe('within')
      }
  })
})

describe('the note on a target', () => {
  it('names the target of the moment in the unit of the person', () => {
    const known = care({ diabetes: 'yes' })
    expect(noteOnTarget(read(6, 'Fasting'), known)).toContain('4.4 to 7.2 mmol/L')
    expect(noteOnTarget(read(99, 'After Meal', 'mg/dL'), known)).toContain('below 180 mg/dL')
    expect(noteOnTarget(read(99, 'Bedtime', 'mg/dL'), known)).toBeUndefined()
    const pregnant = care({ pregnancy: 'pregnant' })
    expect(noteOnTarget(read(6, 'Fasting'), pregnant)).toContain('below 5.3 mmol/L')
    expect(noteOnTarget(read(99, 'After Meal', 'mg/dL'), pregnant)).toContain('below 140 one hour')
  })

  it('does not calm a fasting value without known diabetes by the target of diabetes', () => {
    expect(noteOnTarget(read(7, 'Fasting'), unknownCare)).toMatch(/^With diabetes, /)
    expect(noteOnTarget(read(7, 'Fasting'), care({ diabetes: 'no' }))).toBeUndefined()
  })
})
