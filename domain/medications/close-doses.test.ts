import { describe, expect, it } from 'vitest'
import { weekdays } from '../values/weekdays.ts'
import {
  afterDoubleDose,
  doubleDose,
  lateAdvice,
  latestJustNow,
  moreThanMost,
  takenClose,
  type TakenDose,
} from './close-doses.ts'
import type { Course } from './doses.ts'
import { kindOf } from './kinds.ts'

const today = '2026-11-21'
const at = (time: string, day = today) => Date.parse(`${day}T${time}:00+02:00`)
const course = (times: string[], days: readonly string[] = weekdays): Course => ({
  starts_on: '2026-11-01',
  ends_on: null,
  stopped_at: null,
  created_at: '2026-11-01T06:00:00.000Z',
  plans: [{ from_day: '2026-11-01', times, days }],
})
const twice = course(['08:00', '20:00'])
const once = course(['08:00'])
const dose = { day: today, time: '08:00' }

const taken = (time: string, taken_at: string, more: Partial<TakenDose> = {}): TakenDose => ({
  medicine_id: 'a',
  day: today,
  time,
  outcome: 'taken',
  taken_at: new Date(at(taken_at)).toISOString(),
  ...more,
})

describe('a dose can be taken just now', () => {
  it.each([
    ['twice a day', twice, at('14:00')],
    ['once a day', once, at('20:00')],
    ['four times a day', course(['08:00', '12:00', '16:00', '20:00']), at('10:00')],
    ['once a week, a day at most', course(['08:00'], ['Saturday']), at('08:00', '2026-11-22')],
  ])('until half of the time to the next: %s', (_, plan, until) => {
    expect(latestJustNow(plan, dose)).toBe(until)
  })
})

describe('two doses are close together', () => {
  it('within half of the planned time, less the half hour before a dose', () => {
    const morning = taken('08:00', '13:00')
    expect(takenClose(twice, [morning], taken('20:00', '18:29'))).toBe(morning)
    expect(takenClose(twice, [morning], taken('20:00', '18:30'))).toBeUndefined()
  })

  it('never a dose with itself, and never one that was missed', () => {
    const morning = taken('08:00', '08:00')
    expect(takenClose(twice, [morning], morning)).toBeUndefined()
    const missed = taken('20:00', '09:00', { outcome: 'missed', taken_at: null })
    expect(takenClose(twice, [morning], missed)).toBeUndefined()
  })

  it('also where the medicine is on the list twice', () => {
    const morning = taken('08:00', '08:00')
    const other = taken('08:00', '08:05', { medicine_id: 'b' })
    expect(takenClose(twice, [morning], other)).toBe(morning)
  })

  it('not where they are planned so and taken in time', () => {
    const often = course(['08:00', '10:00'])
    expect(takenClose(often, [taken('08:00', '08:00')], taken('10:00', '10:00'))).toBeUndefined()
    expect(takenClose(often, [taken('08:00', '09:30')], taken('10:00', '10:00'))).toBeDefined()
  })

  it('are found again for a day, so that a reload does not hide what to do', () => {
    const pair = [taken('08:00', '13:00'), taken('20:00', '14:00')]
    expect(doubleDose(twice, pair, at('15:00'))).toEqual(pair)
    expect(doubleDose(twice, pair, at('15:00', '2026-11-22'))).toBeUndefined()
  })
})

describe('a medicine taken as needed, at most 4 times a day', () => {
  const needed: Course = {
    ...twice,
    plans: [{ from_day: '2026-11-01', times: [], days: weekdays, at_most: 4 }],
  }
  const at4 = ['08:00', '12:00', '16:00', '20:00'].map((time) => taken(time, time))

  it('is taken too close within half of the time that four a day leave', () => {
    expect(takenClose(needed, [taken('08:00', '08:00')], taken('10:29', '10:29'))).toBeDefined()
    expect(takenClose(needed, [taken('08:00', '08:00')], taken('10:30', '10:30'))).toBeUndefined()
  })

  it('is asked about before the fifth in 24 hours, and warned of after it', () => {
    expect(moreThanMost(needed, at4.slice(1), at('20:30'), 1)).toBeUndefined()
    expect(moreThanMost(needed, at4, at('20:30'), 1)?.taken).toHaveLength(4)
    expect(moreThanMost(needed, at4, at('20:30'), 0)).toBeUndefined()
    expect(moreThanMost(needed, [...at4, taken('20:30', '20:30')], at('21:00'), 0)?.most).toBe(4)
    expect(moreThanMost(needed, at4, at('08:00', '2026-11-22'), 1)).toBeUndefined()
    expect(moreThanMost(twice, at4, at('20:30'), 1)).toBeUndefined()
  })
})

describe('the kind of a medicine', () => {
  it.each([
    ['Mixtard 30/70', 'insulin'],
    ['Insulin soluble', 'insulin'],
    ['Glibenclamide 5mg', 'sulfonylurea'],
    ['GLIMEPIRIDE', 'sulfonylurea'],
    ['Diamicron MR', 'sulfonylurea'],
    ['Warfarin', 'warfarin'],
    ['TLD', 'hiv'],
    ['Dolutegravir/lamivudine', 'hiv'],
    ['Rifampicin', 'tb'],
    ['Carbamazepine', 'epilepsy'],
    ['Microgynon', 'contraceptive'],
    ['Semi-Daonil', 'sulfonylurea'],
    ['Glibenklamid', 'sulfonylurea'],
    ['Chlorpromazine', 'other'],
    ['Glucophage', 'other'],
    ['Metformin', 'other'],
    ['Amlodipine', 'other'],
    ['Glyceryl trinitrate', 'other'],
  ])('of %s is %s', (name, kind) => {
    expect(kindOf({ name })).toBe(kind)
  })

  it('is insulin for any injection for blood sugar', () => {
    expect(kindOf({ name: 'The cloudy one', form: 'injection', care: 'glucose' })).toBe('insulin')
    expect(kindOf({ name: 'Vitamin B12', form: 'injection', care: 'other' })).toBe('other')
  })
})

describe('what is said of a late dose', () => {
  it('is never to double it', () => {
    for (const kind of ['insulin', 'hiv', 'other'] as const)
      for (const time of ['09:30', '12:00', '16:00'])
        expect(lateAdvice(kind, twice, dose, at(time))).toContain('Never take two doses')
  })

  it('is to take it within two hours, to ask a clinic for some kinds, and to leave it out later', () => {
    expect(lateAdvice('other', twice, dose, at('09:59'))).toContain('usually take it now')
    expect(lateAdvice('hiv', twice, dose, at('09:59'))).toContain('usually take it now')
    expect(lateAdvice('hiv', twice, dose, at('10:01'))).toContain('Ask your clinic')
    expect(lateAdvice('insulin', twice, dose, at('09:10'))).toContain('Ask your clinic')
    expect(lateAdvice('other', twice, dose, at('14:01'))).toContain('too late for this dose')
  })
})

describe('what to do after a double dose', () => {
  it.each(['insulin', 'sulfonylurea'] as const)('of %s is an emergency: sugar now', (kind) => {
    const { level, lines } = afterDoubleDose(kind)
    expect(level).toBe('emergency')
    expect(lines.join(' ')).toMatch(/sugar now.*Measure.*stay with you.*hospital now/)
  })

  it('of all others is a clinic or a pharmacist now', () => {
    const { level, lines } = afterDoubleDose('other')
    expect(level).toBe('clinician')
    expect(lines[0]).toContain('clinic or ask a pharmacist now')
  })
})
