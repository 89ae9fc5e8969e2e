import { describe, expect, it } from 'vitest'
import { adviceOnBloodPressure } from './advice/blood-pressure-advice.ts'
import { adviceOnGlucose } from './advice/glucose-advice.ts'
import {
  type BloodPressure,
  categoryOfBloodPressure,
  isLowBloodPressure,
} from './blood-pressure.ts'
import { type Care, pregnancies, unknownCare } from './care.ts'
import {
  dangerousGlucose,
  dangerousPressure,
  dangerousPulse,
  isGlucoseOfToday,
  isPressureOfToday,
} from './dangerous-values.ts'
import { glucoseUnits } from './glucose.ts'
import { targetInForce, writtenTarget } from './pressure-target.ts'
import { verdictOnPressure, writtenVerdict } from './pressure-verdict.ts'
import { reportOfBloodPressure } from './report.ts'

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
const everyReading = from(50, 300).flatMap((systolic) =>
  from(30, Math.min(200, systolic - 1)).map((diastolic) => ({ systolic, diastolic })),
)
const own = (systolic: number, diastolic: number) => ({ systolic, diastolic, author: 'Dr Banda' })
const care = (more: Partial<Care>): Care => ({ ...unknownCare, ...more })

/** Where the verdict and the card beside it cannot both be true. */
function contradictionOf(reading: BloodPressure & { pulse: number | null }, person: Care) {
  const verdict = verdictOnPressure(reading, person)
  const { title, level, now } = adviceOnBloodPressure(reading, person)
  const isOfPulse = /pulse is very/.test(title)
  const praises = /best range|^within/i.test(title)
  if (verdict === 'within' && (/too high|dangerously|show this/i.test(title) || now))
    return isOfPulse ? undefined : `within, and “${title}”`
  if (verdict === 'above' && praises) return `above, and “${title}”`
  if (/low/.test(verdict) && praises) return `${verdict}, and “${title}”`
  if (verdict.startsWith('dangerously') && level !== 'emergency') return `${verdict}, and ${level}`
  return undefined
}

describe('the target of a person', () => {
  it.each([
    ['nothing known', {}, '140/90, the usual target of clinics'],
    ['diabetes', { diabetes: 'yes' }, '130/80, the usual target with diabetes'],
    ['heart disease', { heart_disease: 'yes' }, '130/80, the usual target with heart disease'],
    ['kidney disease', { kidney_disease: 'yes' }, '130/80, the usual target with kidney disease'],
    ['no diabetes', { diabetes: 'no' }, '140/90, the usual target of clinics'],
    [
      'pregnant, with diabetes',
      { pregnancy: 'pregnant', diabetes: 'yes' },
      '140/90, the limit in pregnancy and for 6 weeks after it',
    ],
    ['perhaps pregnant', { pregnancy: 'possible' }, '140/90, the usual target of clinics'],
    [
      'an own one, with diabetes',
      { target: own(150, 90), diabetes: 'yes' },
      '150/90, your own target, set by Dr Banda',
    ],
    [
      'an own one, lower, in pregnancy',
      { target: own(130, 80), pregnancy: 'pregnant' },
      '130/80, your own target, set by Dr Banda',
    ],
    [
      'an own one that is too high for six weeks after birth',
      { target: own(150, 90), pregnancy: 'postpartum' },
      '140/90, the limit in pregnancy and for 6 weeks after it',
    ],
  ] as const)('with %s', (_, known, words) => {
    expect(writtenTarget(targetInForce(care(known)), 'patient')).toBe(words)
  })
})

describe('the verdict on a blood pressure', () => {
  it.each([
    [132, 84, {}, 'Within your target, below 140/90'],
    [132, 84, { diabetes: 'yes' }, 'Above your target of 130/80'],
    [132, 84, { heart_disease: 'yes' }, 'Above your target of 130/80'],
    [139, 89, {}, 'Within your target, below 140/90'],
    [140, 80, {}, 'Above your target of 140/90'],
    [120, 90, {}, 'Above your target of 140/90'],
    [145, 85, { target: own(150, 90) }, 'Within your target, below 150/90'],
    [145, 85, { target: own(150, 90), pregnancy: 'pregnant' }, 'Above your target of 140/90'],
    [165, 100, {}, 'Above your target of 140/90'],
    [165, 100, { pregnancy: 'pregnant' }, 'Dangerously high'],
    [192, 124, {}, 'Dangerously high'],
    [89, 62, {}, 'Low'],
    [115, 55, {}, 'Low'],
    [78, 50, {}, 'Dangerously low'],
  ] as const)('of %i/%i with %o is “%s”', (systolic, diastolic, known, words) => {
    const verdict = verdictOnPressure({ systolic, diastolic }, care(known))
    expect(writtenVerdict(verdict, targetInForce(care(known)), 'patient')).toBe(words)
  })

  it('speaks to a patient, and of a patient to staff', () => {
    const target = targetInForce(unknownCare)
    expect(writtenVerdict('within', target, 'staff')).toBe('Within the target, below 140/90')
    expect(writtenVerdict('above', target, 'staff')).toBe('Above the target of 140/90')
  })

  it('never calms where the advice is an emergency, and warns of no emergency where it is none', () => {
    const wrong = pregnancies.flatMap((pregnancy) =>
      everyReading.filter((reading) => {
        const isDangerous = verdictOnPressure(reading, care({ pregnancy })).startsWith('danger')
        return isDangerous !== (adviceOnBloodPressure(reading, { pregnancy }).level === 'emergency')
      }),
    )
    expect(wrong).toEqual([])
  })

  it('has a title of the advice that follows it: every value, every target, with each disease', () => {
    const targets = [
      null,
      ...from(10, 16).flatMap((upper) => from(6, 9).map((lower) => own(upper * 10, lower * 10))),
      own(135, 85),
      own(160, 100),
    ]
    const diseases = [
      {},
      { diabetes: 'yes' },
      { heart_disease: 'yes' },
      { kidney_disease: 'yes', heart_disease: 'no' },
    ] as const
    const people = (['no', 'pregnant', 'possible'] as const).flatMap((pregnancy) =>
      diseases.flatMap((disease) =>
        targets.map((target) => care({ pregnancy, ...disease, target })),
      ),
    )
    const wrong = new Set<string>()
    for (const reading of everyReading) {
      const { systolic, diastolic } = reading
      // Above, the title names what to do; below, nothing is high.
      if (systolic < 95 || systolic > 165 || diastolic < 58 || diastolic > 104) continue
      for (const person of people) {
        const verdict = verdictOnPressure(reading, person)
        const { title } = adviceOnBloodPressure(reading, person)
        const calms = /^within|best range/i.test(title)
        const isWrong = verdict === 'within' ? /\bhigh\b/i.test(title) : calms
        if (isWrong) wrong.add(`${verdict}: ${title}`)
      }
    }
    expect([...wrong]).toEqual([])
  })

  it('is never calmer than the card, nor the card than the verdict: every limit with every fact of care', () => {
    const answers = ['yes', 'no', null] as const
    const targets = [null, own(120, 75), own(130, 80), own(135, 85), own(150, 90), own(160, 100)]
    const people = pregnancies.flatMap((pregnancy) =>
      targets.flatMap((target) =>
        answers.flatMap((diabetes) =>
          answers.flatMap((heart_disease) =>
            answers.map((kidney_disease) =>
              care({ pregnancy, target, diabetes, heart_disease, kidney_disease }),
            ),
          ),
        ),
      ),
    )
    const uppers = [78, 85, 90, 115, 118, 120, 125, 129, 130, 132, 134, 139, 140, 141, 145, 150]
    const lowers = [45, 49, 50, 59, 60, 75, 79, 80, 84, 85, 89, 90, 99, 100, 110, 120]
    const wrong = new Set<string>()
    for (const person of people)
      for (const systolic of [...uppers, 159, 160, 165, 179, 180, 220])
        for (const diastolic of lowers)
          for (const pulse of [null, 39, 70, 121, 131]) {
            if (diastolic >= systolic) continue
            const reading = { systolic, diastolic, pulse }
            const reason = contradictionOf(reading, person)
            if (reason) wrong.add(`${systolic}/${diastolic}, ${pulse}: ${reason}`)
          }
    expect([...wrong].slice(0, 20)).toEqual([])
  })

  it('is “within” only below the target, and never beside Stage 2, a crisis or a low reading', () => {
    const wrong = everyReading.filter(
      (reading) =>
        verdictOnPressure(reading, unknownCare) === 'within' &&
        (reading.systolic > 139 ||
          reading.diastolic > 89 ||
          isLowBloodPressure(reading) ||
          /Stage 2|Crisis/.test(categoryOfBloodPressure(reading))),
    )
    expect(wrong).toEqual([])
  })

  it('is what a report counts: within the target, low, or above it', () => {
    const created_at = new Date('2026-01-05T08:00+02:00')
    const readings = everyReading
      .filter((_, index) => index % 7 === 0)
      .map((reading) => ({ ...reading, created_at }))
    const verdicts = readings.map((reading) => verdictOnPressure(reading, unknownCare))
    const { in_range, low } = reportOfBloodPressure(readings)
    expect(in_range).toBe(verdicts.filter((one) => one === 'within').length)
    expect(low).toBe(verdicts.filter((one) => one.endsWith('low')).length)
  })
})

describe('the values of a danger', () => {
  it('are those for which the advice is an emergency', () => {
    const calm = { systolic: 118, diastolic: 76 }
    const wrongPulse = from(20, 300).filter(
      (pulse) =>
        (dangerousPulse(pulse) !== undefined) !==
        (adviceOnBloodPressure({ ...calm, pulse }).level === 'emergency'),
    )
    expect(wrongPulse).toEqual([])
    expect(dangerousPressure(calm, 'pregnant')).toBeUndefined()
  })

  it.each(pregnancies)('of pressure with pregnancy “%s” are those of the advice', (pregnancy) => {
    const wrong = everyReading.filter((reading) => {
      const { level, now, today } = adviceOnBloodPressure(reading, care({ pregnancy }))
      const isEmergency = level === 'emergency' || now !== undefined
      return (
        (dangerousPressure(reading, pregnancy) !== undefined) !== isEmergency ||
        isPressureOfToday(reading, pregnancy) !== (!isEmergency && today !== undefined)
      )
    })
    expect(wrong).toEqual([])
  })

  it.each(glucoseUnits)(
    'of glucose in %s to be seen the same day are those of the advice',
    (unit) => {
      const [first, last, step] = unit === 'mg/dL' ? [10, 900, 1] : [0.6, 50, 0.1]
      const values = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => ({
        entered_value: Number((first + index * step).toFixed(1)),
        entered_unit: unit,
        meter_shows: null,
        context: null,
      }))
      for (const pregnancy of pregnancies) {
        const wrong = values.filter((reading) => {
          const { level, today } = adviceOnGlucose(reading, care({ pregnancy }))
          return (
            isGlucoseOfToday(reading, pregnancy) !== (level !== 'emergency' && today !== undefined)
          )
        })
        expect(wrong).toEqual([])
      }
    },
  )

  it.each(glucoseUnits)('of glucose in %s are its emergencies and each low', (unit) => {
    const [first, last, step] = unit === 'mg/dL' ? [10, 900, 1] : [0.6, 50, 0.1]
    const wrong = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => ({
      entered_value: Number((first + index * step).toFixed(1)),
      entered_unit: unit,
      meter_shows: null,
      context: null,
    })).filter((reading) => {
      const { level } = adviceOnGlucose(reading, unknownCare, 0)
      const isLow = reading.entered_value < (unit === 'mg/dL' ? 70 : 3.9)
      return (dangerousGlucose(reading) !== undefined) !== (isLow || level === 'emergency')
    })
    expect(wrong).toEqual([])
    for (const [meter_shows, side] of [
      ['LO', 'low'],
      ['HI', 'high'],
    ] as const)
      expect(dangerousGlucose({ entered_value: 5, entered_unit: unit, meter_shows })).toBe(side)
  })
})
