import { describe, expect, it } from 'vitest'
import type { Advice } from '#domain/readings/advice/advice.ts'
import { adviceOnBloodPressure } from '#domain/readings/advice/blood-pressure-advice.ts'
import { adviceOnGlucose } from '#domain/readings/advice/glucose-advice.ts'
import { categoryOfBloodPressure } from '#domain/readings/blood-pressure.ts'
import { type Care, pregnancies, unknownCare } from '#domain/readings/care.ts'
import { categoryOfGlucose, glucoseContexts, type GlucoseUnit } from '#domain/readings/glucose.ts'
import { bloodPressure } from './blood-pressure.ts'
import { glucose } from './glucose.ts'
import { inBrief, type Shown } from './measure.ts'

const row = { id: '', user_id: '', notes: null, created_at: '2026-11-28T08:00:00Z' }
const answers = ['yes', 'no', null] as const
const people: readonly Care[] = pregnancies.flatMap((pregnancy) =>
  answers.flatMap((diabetes) =>
    answers.flatMap((insulin) =>
      [null, { systolic: 125, diastolic: 75, author: 'Dr Banda' }].map((target) => ({
        ...unknownCare,
        pregnancy,
        diabetes,
        insulin,
        target,
      })),
    ),
  ),
)

/** Words after which nothing needs to be done; the category comes after them, and is named as one. */
const calming = /^(within|in the|in range|normal)/i

/** The advice asks for something: its title does, or more than its owner has to look at it. */
const asksToAct = ({ level, title }: Advice) =>
  level !== 'self-care' || /^(above|a little above)/i.test(title)

/** All that a page says first of a reading: the hub, Today, the lists, and the band that is marked. */
const wordsOf = (shown: Shown) => [shown.verdict.words, shown.verdict.short, inBrief(shown)]

describe('what a page shows first of a reading', () => {
  it('calms beside no advice to act: every glucose, moment and person, to patients and staff', () => {
    const wrong = new Set<string>()
    const every = (unit: GlucoseUnit) =>
      unit === 'mg/dL'
        ? Array.from({ length: 891 }, (_, index) => index + 10)
        : Array.from({ length: 495 }, (_, index) => (index + 6) / 10)
    for (const entered_unit of ['mmol/L', 'mg/dL'] as const)
      for (const entered_value of every(entered_unit))
        for (const context of [null, ...glucoseContexts])
          for (const care of people) {
            if (care.target) continue
            const entered = { entered_value, entered_unit, context, meter_shows: null }
            const category = categoryOfGlucose(entered_value, entered_unit)
            const reading = { ...row, ...entered, category, glucose_level: 0 }
            if (!asksToAct(adviceOnGlucose(reading, care))) continue
            for (const reader of ['patient', 'staff'] as const) {
              const said = wordsOf(glucose.show(reading, care, reader)).filter((words) =>
                calming.test(words),
              )
              if (said.length > 0) wrong.add(`${entered_value} ${context}: ${said.join(', ')}`)
            }
          }
    expect([...wrong]).toEqual([])
  })

  it('says nothing calm of a blood pressure that is too high for its person', () => {
    const wrong = new Set<string>()
    for (let systolic = 70; systolic <= 190; systolic += 1)
      for (let diastolic = 40; diastolic < Math.min(systolic, 130); diastolic += 1)
        for (const care of people) {
          if (care.insulin) continue
          const category = categoryOfBloodPressure({ systolic, diastolic })
          const reading = { ...row, systolic, diastolic, pulse: null, category }
          const { title, level } = adviceOnBloodPressure(reading, care)
          // A title that names the target says itself why a clinic should see a value within it.
          if (level === 'self-care' || /^within/i.test(title)) continue
          const said = wordsOf(bloodPressure.show(reading, care)).filter((words) =>
            calming.test(words),
          )
          if (said.length > 0) wrong.add(`${systolic}/${diastolic}: ${said.join(', ')}, “${title}”`)
        }
    expect([...wrong]).toEqual([])
  })

  it('is “Above what is normal” for a fasting 7.0, with its category after it', () => {
    const reading = {
      ...row,
      entered_value: 7,
      entered_unit: 'mmol/L',
      context: 'Fasting',
      meter_shows: null,
      category: 'In Range',
      glucose_level: 126,
    } as const
    expect(glucose.show(reading)).toMatchObject({
      verdict: { short: 'Above target', tone: 'stage-1' },
      word: 'In Range',
    })
    expect(adviceOnGlucose(reading).title).toBe('Above the usual target: ask for a test')
  })
})
