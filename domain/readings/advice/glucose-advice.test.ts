import { describe, expect, it } from 'vitest'
import { type Care, unknownCare } from '../care.ts'
import { adviceOnGlucose, type GlucoseToAdvise } from './glucose-advice.ts'
import { categoryOfGlucose, glucoseWarnings, type GlucoseUnit } from '../glucose.ts'

const care: Care = {
  ...unknownCare,
  pregnancy: 'no',
  diabetes: 'yes',
  insulin: 'no',
  sulfonylurea: 'no',
}
const reading = (
  entered_value: number,
  entered_unit: GlucoseUnit,
  more: Partial<GlucoseToAdvise> = {},
): GlucoseToAdvise => ({ entered_value, entered_unit, context: null, meter_shows: null, ...more })
const wordsOf = (...given: Parameters<typeof adviceOnGlucose>) =>
  adviceOnGlucose(...given).lines.join(' ')

describe('advice on a glucose', () => {
  /** ADA levels 1 and 2, docs/specification.md, "Glucose categories"; ketones from 13.9, JBDS from 30. */
  it.each([
    [2.9, 53, 'This is dangerously low: act now', 'emergency'],
    [3.0, 54, 'Low sugar: take sugar now', 'clinician'],
    [3.1, 55, 'Low sugar: take sugar now', 'clinician'],
    [3.8, 69, 'Low sugar: take sugar now', 'clinician'],
    [3.9, 70, 'In the range', 'self-care'],
    [4.0, 71, 'In the range', 'self-care'],
    [7.9, 141, 'Above the range: keep an eye on it', 'self-care'],
    [10.0, 180, 'Above the range: keep an eye on it', 'self-care'],
    [10.1, 181, 'High sugar: follow your action plan', 'clinician'],
    [13.8, 249, 'High sugar: follow your action plan', 'clinician'],
    [13.9, 250, 'High sugar: look out for warning signs', 'clinician'],
    [16.6, 299, 'High sugar: look out for warning signs', 'clinician'],
    [16.7, 300, 'Go to a clinic today', 'clinician'],
    [29.9, 539, 'Go to a clinic today', 'clinician'],
    [30.0, 540, 'This is dangerously high', 'emergency'],
    [30.1, 541, 'This is dangerously high', 'emergency'],
  ] as const)('on %f mmol/L and on %i mg/dL is: %s', (moles, mass, title, level) => {
    expect(adviceOnGlucose(reading(moles, 'mmol/L'), care)).toMatchObject({ title, level })
    expect(adviceOnGlucose(reading(mass, 'mg/dL'), care)).toMatchObject({ title, level })
  })

  it('treats HI and LO as emergencies, whatever number is stored beside them', () => {
    const high = adviceOnGlucose(reading(33.3, 'mmol/L', { meter_shows: 'HI' }), care)
    expect(high).toMatchObject({ level: 'emergency', title: 'This is dangerously high' })
    expect(high.now).toContain('Go to the nearest hospital now')
    const low = adviceOnGlucose(reading(20, 'mg/dL', { meter_shows: 'LO' }), care)
    expect(low).toMatchObject({ level: 'emergency', title: 'This is dangerously low: act now' })
  })

  it('warns wherever the category is Low or High, and praises nothing that the form questioned', () => {
    for (let tenths = 6; tenths <= 500; tenths += 1) {
      const value = tenths / 10
      const { level } = adviceOnGlucose(reading(value, 'mmol/L'), care)
      const isAlert = /^(Low|High)/.test(categoryOfGlucose(value, 'mmol/L'))
      expect([value, level !== 'self-care']).toEqual([value, isAlert])
      if (glucoseWarnings(value, 'mmol/L').length > 0) expect(level).toBe('emergency')
    }
  })

  it('never suggests an extra dose, and says so at every high value', () => {
    for (const value of [10.1, 13.9, 16.7, 30, 45])
      expect(wordsOf(reading(value, 'mmol/L'), care)).toContain(
        'Take no extra dose unless your plan',
      )
    expect(wordsOf(reading(13.9, 'mmol/L'), care)).toContain('Never stop insulin')
  })
})

describe('advice on low sugar', () => {
  const low = reading(3.4, 'mmol/L')

  it('names the spoon, ends after three rounds, and keeps people from driving', () => {
    const words = wordsOf(low, care)
    for (const part of [
      '1 tablespoon',
      'at most 3 times',
      'Go to a hospital now',
      'Do not drive for 45 minutes',
    ])
      expect(words).toContain(part)
    expect(wordsOf(reading(2.5, 'mmol/L'), care)).toContain('lay you on your side')
  })

  it('says that insulin and sulfonylureas lower it again, asks where that is not known, and keeps silent where it is not so', () => {
    expect(wordsOf(low, { ...care, sulfonylurea: 'yes' })).toContain(
      'Your medicine can make it low again',
    )
    expect(wordsOf(low, { ...care, insulin: 'unsaid' })).toContain('Do you take insulin')
    expect(wordsOf(low, care)).not.toContain('insulin')
  })

  it.each([
    [29, 'Low sugar: take sugar now', 'Measure your sugar again'],
    [30, 'Measure your sugar first', 'Measure your sugar first'],
    [31, 'Measure your sugar first', 'Measure your sugar first'],
    [1439, 'Measure your sugar first', 'Measure your sugar first'],
  ])('after %i minutes is "%s", and "%s" on the dashboard', (minutes, title, next) => {
    const advice = adviceOnGlucose(low, care, minutes)
    expect(advice.title).toBe(title)
    expect(advice.next?.title).toBe(next)
  })
})

describe('advice by the moment of the day', () => {
  const fasting = { context: 'Fasting' } as const
  const before = { context: 'Before Meal' } as const
  const after = { context: 'After Meal' } as const
  const unasked = { ...care, diabetes: null }

  /** ADA: 4.4 to 7.2 before a meal, below 10 after it; from 7.0 fasting a test. */
  it.each([
    [6.0, fasting, unasked, 'In the range'],
    [6.1, fasting, unasked, 'A little above normal before a meal'],
    [6.9, fasting, unasked, 'A little above normal before a meal'],
    [6.9, fasting, care, 'In the range'],
    [6.9, before, unasked, 'In the range'],
    [7.0, fasting, unasked, 'Above the usual target: ask for a test'],
    [7.1, fasting, unasked, 'Above the usual target: ask for a test'],
    [7.5, fasting, unasked, 'Above the usual target: ask for a test'],
    [7.2, fasting, care, 'In the range'],
    [7.3, fasting, care, 'Above the usual target before a meal'],
    [7.5, fasting, care, 'Above the usual target before a meal'],
    [7.2, before, unasked, 'In the range'],
    [7.3, before, unasked, 'Above the usual target before a meal'],
    [9.0, before, unasked, 'Above the usual target before a meal'],
    [7.8, after, unasked, 'In the range'],
    [9.0, after, unasked, 'Within the usual target after a meal'],
    [9.9, after, unasked, 'Within the usual target after a meal'],
    [10.0, after, unasked, 'Above the range: keep an eye on it'],
    [7.2, {}, unasked, 'In the range'],
    [7.3, {}, unasked, 'In the range after a meal'],
  ] as const)('on %f mmol/L %o', (value, moment, person, title) => {
    expect(adviceOnGlucose(reading(value, 'mmol/L', moment), person).title).toBe(title)
  })

  /** ADA in pregnancy: below 5.3 fasting, 7.8 after one hour, 6.7 after two. */
  it.each([
    [5.2, 94, fasting, 'In the range'],
    [5.3, 95, fasting, 'Above the target in pregnancy'],
    [5.4, 96, before, 'Above the target in pregnancy'],
    [6.6, 119, after, 'In the range'],
    [6.7, 120, after, 'Above the target in pregnancy'],
    [9.0, 160, after, 'Above the target in pregnancy'],
  ] as const)('in pregnancy on %f mmol/L and %i mg/dL', (moles, mass, moment, title) => {
    const pregnant = { ...care, pregnancy: 'pregnant' } as const
    expect(adviceOnGlucose(reading(moles, 'mmol/L', moment), pregnant).title).toBe(title)
    expect(adviceOnGlucose(reading(mass, 'mg/dL', moment), pregnant).title).toBe(title)
  })

  it('shows a woman whose pregnancy is unknown what applies in pregnancy', () => {
    const possible = { ...care, pregnancy: 'possible' } as const
    expect(wordsOf(reading(5.3, 'mmol/L', fasting), possible)).toContain('Pregnant?')
    expect(wordsOf(reading(12, 'mmol/L'), possible)).toContain('Pregnant? See your clinic today.')
    expect(wordsOf(reading(5.2, 'mmol/L', fasting), possible)).not.toContain('Pregnant')
    expect(wordsOf(reading(5.3, 'mmol/L', fasting), care)).not.toContain('Pregnant')
  })
})

describe('advice to a person who is not known to have diabetes', () => {
  const fasting = { context: 'Fasting' } as const
  const adult = { ...care, diabetes: 'no', is_under_18: false } as const
  const young = { ...adult, is_under_18: true } as const

  /** WHO and ADA: 7.0 fasting, 11.1 at random; NICE NG18: under 18 the same day. */
  it.each([
    [7.0, 126, fasting, 'Above the usual target: ask for a test'],
    [10.5, 189, fasting, 'High sugar: ask for a test'],
    [11.1, 200, {}, 'High sugar: ask for a test'],
    [15.0, 270, {}, 'High sugar: ask for a test'],
    [15.0, 270, { context: 'After Meal' }, 'High sugar: ask for a test'],
    [16.7, 300, {}, 'Go to a clinic today'],
  ] as const)('on %f mmol/L and %i mg/dL %o asks for a test', (moles, mass, moment, title) => {
    for (const one of [reading(moles, 'mmol/L', moment), reading(mass, 'mg/dL', moment)]) {
      const advice = adviceOnGlucose(one, adult)
      expect(advice.title).toBe(title)
      expect(advice.lines.join(' ')).toMatch(/test/)
      if (!advice.today) {
        expect(advice.lines.join(' ')).toContain('Ask a clinic for a diabetes test this week.')
        expect(advice.lines.join(' ')).toContain('Ask today if you are very thirsty')
      }
      expect(JSON.stringify(advice)).not.toContain('action plan')
    }
  })

  it.each([
    [7.0, fasting],
    [10.5, fasting],
    [14.5, {}],
    [16.7, {}],
  ] as const)('goes to a clinic today under 18: %f %o', (value, moment) => {
    const advice = adviceOnGlucose(reading(value, 'mmol/L', moment), young)
    expect(advice.today).toContain('Go to a clinic today')
    expect(advice).toMatchObject({ stays: true, next: { title: 'Go to a clinic today' } })
    expect(advice.lines.join(' ')).toContain('test')
    expect(advice.danger_signs).toContain('breathing hard or fast')
  })

  it('asks both where diabetes is not known, and goes by the plan where it is', () => {
    const both = wordsOf(reading(10.5, 'mmol/L', fasting), { ...adult, diabetes: null })
    expect(both).toContain('No known diabetes? Ask a clinic for a test this week.')
    expect(both).toContain('measure again in 2 hours')
    const known = { ...adult, diabetes: null, insulin: 'yes' } as const
    expect(wordsOf(reading(10.5, 'mmol/L', fasting), known)).not.toContain('test this week')
    expect(adviceOnGlucose(reading(14.5, 'mmol/L'), { ...young, diabetes: 'yes' }).title).toBe(
      'High sugar: look out for warning signs',
    )
  })
})

describe('high sugar in pregnancy', () => {
  it('is seen the same day, and nothing is measured first', () => {
    for (const value of [10.1, 13.9, 16.7]) {
      const advice = adviceOnGlucose(reading(value, 'mmol/L'), { ...care, pregnancy: 'pregnant' })
      expect(advice.today).toContain('today')
      expect(advice.measure_again).toBeUndefined()
      expect(advice.lines.join(' ')).not.toContain('measure again')
    }
  })

  it('asks for a test where diabetes is not known, and speaks of no plan or dose where it is ruled out', () => {
    const pregnant = { ...care, pregnancy: 'pregnant', diabetes: 'no' } as const
    for (const value of [10.1, 13.9, 16.7]) {
      const advice = adviceOnGlucose(reading(value, 'mmol/L'), pregnant)
      expect(advice).toMatchObject({ stays: true, today: expect.stringContaining('today') })
      expect(advice.lines).toContain('Ask for a diabetes test.')
      expect(JSON.stringify(advice)).not.toMatch(/action plan|doses|insulin/)
      const unasked = adviceOnGlucose(reading(value, 'mmol/L'), { ...pregnant, diabetes: null })
      expect(unasked.lines.join(' ')).toMatch(/No known diabetes\? Ask for a/)
      expect(unasked.title).not.toContain('action plan')
    }
    const fasting = reading(7.1, 'mmol/L', { context: 'Fasting' })
    expect(wordsOf(fasting, pregnant)).toContain('Ask for a diabetes test')
  })
})

describe('very high sugar without diabetes', () => {
  it.each([16.7, 29.9, 30, 45])(
    'of %f names no insulin and no dose, and asks for a test',
    (value) => {
      for (const pregnancy of ['no', 'pregnant'] as const) {
        const person = { ...care, pregnancy, diabetes: 'no' } as const
        const advice = adviceOnGlucose(reading(value, 'mmol/L'), person)
        expect(advice.now ?? advice.today).toBeDefined()
        expect(advice.lines).toContain('Ask for a diabetes test.')
        expect(JSON.stringify(advice)).not.toMatch(/insulin|doses/)
      }
      expect(
        wordsOf(reading(value, 'mmol/L'), { ...care, diabetes: 'no', insulin: 'yes' }),
      ).toContain('Never stop insulin')
    },
  )
})

describe('low sugar again and again', () => {
  const low = reading(3.4, 'mmol/L')

  it.each([
    [1, 'Low sugar: take sugar now'],
    [2, 'Low for the third time: act now'],
    [3, 'Low for the third time: act now'],
  ])('after %i low values within the hour is: %s', (count, title) => {
    const earlier = Array.from({ length: count }, () => low)
    expect(adviceOnGlucose(low, care, 0, { earlier }).title).toBe(title)
  })

  it('needs a hospital the third time, with sugar on the way, and without it once the value is old', () => {
    const earlier = [low, reading(20, 'mg/dL', { meter_shows: 'LO' })]
    expect(adviceOnGlucose(low, care, 0, { earlier })).toMatchObject({
      level: 'emergency',
      now: expect.stringMatching(/^Take 1 tablespoon of sugar .* nearest hospital/),
    })
    expect(adviceOnGlucose(low, care, 31, { earlier }).now).toMatch(
      /^Go to the nearest hospital now/,
    )
  })

  it('asks for no more sugar once a value is better, and keeps that it was dangerously low', () => {
    const later = reading(5.5, 'mmol/L')
    const after = adviceOnGlucose(reading(2.2, 'mmol/L'), care, 20, { later })
    expect(after).toMatchObject({ level: 'clinician', title: 'Your sugar was dangerously low' })
    expect(after.lines[0]).toContain('Eat a meal or a snack')
    expect(adviceOnGlucose(reading(2.2, 'mmol/L'), care, 20, { later: low }).title).toBe(
      'This is dangerously low: act now',
    )
  })
})
