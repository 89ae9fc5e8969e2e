import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '../values/lusaka.ts'
import { weekdays } from '../values/weekdays.ts'
import {
  changeCountsFrom,
  countTakenOn,
  lastDays,
  sumOf,
  type Course,
  type DosePlan,
  dosesOn,
  dueAt,
  findDoseIssues,
  planOn,
  type RecordedDose,
  stateOfDose,
  takenAtOf,
} from './doses.ts'

const today = '2026-11-21'
const at = (time: string, day = today) => Date.parse(`${day}T${time}:00+02:00`)
const minute = 60_000

const course = (more: Partial<Course> & { plan?: Partial<DosePlan> } = {}): Course => {
  const { plan, ...rest } = more
  return {
    starts_on: '2026-11-01',
    ends_on: null,
    stopped_at: null,
    created_at: '2026-11-01T06:00:00.000Z',
    plans: [{ from_day: '2026-11-01', times: ['08:00', '20:00'], days: weekdays, ...plan }],
    ...rest,
  }
}

const aTime = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((all) => new Date(all * minute).toISOString().slice(11, 16))
const aDayNear = fc.integer({ min: -40, max: 40 }).map((days) => dayAfter(today, days))
const aPlan = fc.record({
  from_day: aDayNear,
  times: fc.uniqueArray(aTime, { minLength: 1, maxLength: 6 }),
  days: fc.subarray([...weekdays], { minLength: 1 }),
})
const aCourse = fc
  .record({
    plans: fc.uniqueArray(aPlan, {
      selector: ({ from_day }) => from_day,
      minLength: 1,
      maxLength: 4,
    }),
    lasts: fc.option(fc.integer({ min: 0, max: 60 })),
    stopped: fc.option(fc.integer({ min: -40 * 24 * 60, max: 0 })),
  })
  .map(({ plans, lasts, stopped }): Course => {
    const starts_on = plans.map(({ from_day }) => from_day).toSorted()[0]!
    return {
      plans,
      starts_on,
      ends_on: lasts === null ? null : dayAfter(starts_on, lasts),
      stopped_at: stopped === null ? null : new Date(at('12:00') + stopped * minute).toISOString(),
      created_at: new Date(at('00:00', starts_on)).toISOString(),
    }
  })

describe('the doses of a day', () => {
  it('follow from times and weekdays, in the order of the day', () => {
    expect(dosesOn(course({ plan: { times: ['20:00', '08:00'] } }), today)).toEqual([
      { day: today, time: '08:00' },
      { day: today, time: '20:00' },
    ])
    // 21 November 2026 is a Saturday.
    expect(dosesOn(course({ plan: { days: ['Monday', 'Friday'] } }), today)).toEqual([])
    expect(dosesOn(course({ plan: { days: ['Saturday'] } }), today)).toHaveLength(2)
  })

  it('begin on the first day and end with the last', () => {
    const short = course({ ends_on: '2026-11-03' })
    expect(dosesOn(short, '2026-10-31')).toEqual([])
    expect(dosesOn(short, '2026-11-01')).toHaveLength(2)
    expect(dosesOn(short, '2026-11-03')).toHaveLength(2)
    expect(dosesOn(short, '2026-11-04')).toEqual([])
  })

  it('end at the moment it is stopped', () => {
    const stopped = course({ stopped_at: new Date(at('12:00')).toISOString() })
    expect(dosesOn(stopped, today).map(({ time }) => time)).toEqual(['08:00'])
  })

  it('lie within the course, on its weekdays and before the stop, whatever the plans', () => {
    fc.assert(
      fc.property(aCourse, aDayNear, (any, day) => {
        const doses = dosesOn(any, day)
        const plan = planOn(any, day)
        for (const dose of doses) {
          expect(dose.day).toBe(day)
          expect(day >= any.starts_on && (any.ends_on === null || day <= any.ends_on)).toBe(true)
          expect(plan!.times).toContain(dose.time)
          if (any.stopped_at) expect(dueAt(dose)).toBeLessThan(+new Date(any.stopped_at))
        }
        expect(new Set(doses.map(({ time }) => time)).size).toBe(doses.length)
        expect(doses.map(({ time }) => time)).toEqual(doses.map(({ time }) => time).toSorted())
      }),
    )
  })
})

describe('a medicine of every few days', () => {
  const plan = (from_day: string, every_days: number | null, times = ['08:00']) => ({
    from_day,
    times,
    days: weekdays,
    every_days,
  })
  const daysOf = (of: Course, count: number) =>
    Array.from({ length: count }, (_, place) => dayAfter('2026-11-01', place)).filter(
      (day) => dosesOn(of, day).length > 0,
    )

  it('is planned from its first day on, also over the end of a month', () => {
    expect(daysOf(course({ plans: [plan('2026-11-01', 10)] }), 40)).toEqual([
      '2026-11-01',
      '2026-11-11',
      '2026-11-21',
      '2026-12-01',
    ])
  })

  it('keeps its days where the time changes, and starts again where the days do', () => {
    const later = [plan('2026-11-01', 3), plan('2026-11-03', 3, ['20:00'])]
    expect(daysOf(course({ plans: later }), 8)).toEqual(['2026-11-01', '2026-11-04', '2026-11-07'])
    const changed = [plan('2026-11-01', null), plan('2026-11-03', 3)]
    expect(daysOf(course({ plans: changed }), 8)).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-06',
    ])
  })
})

describe('a medicine taken as needed', () => {
  const needed = course({
    plans: [{ from_day: '2026-11-01', times: [], days: weekdays, at_most: 4 }],
  })

  it('has no planned doses, and is recorded at any time that has come', () => {
    expect(dosesOn(needed, today)).toEqual([])
    const dose = { day: today, time: '13:37' }
    expect(findDoseIssues(needed, dose, at('13:37'))).toEqual({})
    expect(findDoseIssues(needed, dose, at('13:36'))).toHaveProperty('time')
    const stopped = { ...needed, stopped_at: new Date(at('12:00')).toISOString() }
    expect(findDoseIssues(stopped, dose, at('14:00'))).toHaveProperty('time')
    const ended = { ...needed, ends_on: '2026-11-20' }
    expect(findDoseIssues(ended, dose, at('14:00'))).toHaveProperty('day')
  })
})

describe('a change of the plan', () => {
  it('counts from today while nothing of today has come', () => {
    expect(changeCountsFrom(course(), [], at('07:59'))).toBe(today)
    expect(changeCountsFrom(course(), [], at('08:00'))).toBe(dayAfter(today, 1))
    expect(changeCountsFrom(course(), [{ day: today, time: '08:00' }], at('07:40'))).toBe(
      dayAfter(today, 1),
    )
    expect(changeCountsFrom(course({ starts_on: '2026-12-01' }), [], at('09:00'))).toBe(
      '2026-12-01',
    )
  })

  it('never changes a dose whose time has come', () => {
    fc.assert(
      fc.property(aCourse, aPlan, aTime, aDayNear, (any, { times, days }, time, day) => {
        const now = at(time)
        const from_day = changeCountsFrom(any, [], now)
        const changed = {
          ...any,
          plans: [
            ...any.plans.filter((plan) => plan.from_day < from_day),
            { from_day, times, days },
          ],
        }
        const past = (of: Course) => dosesOn(of, day).filter((dose) => dueAt(dose) <= now)
        // On the day from which the change counts nothing had come yet, by the plan of before.
        if (day < from_day) expect(dosesOn(changed, day)).toEqual(dosesOn(any, day))
        else expect(past(any)).toEqual([])
      }),
    )
  })
})

describe('recording a dose', () => {
  const dose = { day: today, time: '08:00' }

  it('begins 30 minutes before its time', () => {
    expect(findDoseIssues(course(), dose, at('07:29'))).toHaveProperty('time')
    expect(findDoseIssues(course(), dose, at('07:30'))).toEqual({})
  })

  it('is possible 14 days later and no longer', () => {
    expect(findDoseIssues(course(), dose, at('23:59', dayAfter(today, 14)))).toEqual({})
    expect(findDoseIssues(course(), dose, at('00:00', dayAfter(today, 15)))).toHaveProperty('day')
  })

  it('is rejected before the start and at another time', () => {
    const begins = course({ starts_on: '2026-11-20' })
    expect(findDoseIssues(begins, { ...dose, day: '2026-11-19' }, at('09:00'))).toHaveProperty(
      'day',
    )
    expect(findDoseIssues(course(), { ...dose, time: '08:01' }, at('09:00'))).toHaveProperty('time')
  })
})

describe('the status of a dose', () => {
  const dose = { day: today, time: '08:00' }

  it('follows the clock until it is recorded', () => {
    const states = ['07:29', '07:30', '09:00', '09:01'].map((time) =>
      stateOfDose(dose, undefined, at(time)),
    )
    expect(states).toEqual(['later', 'due', 'due', 'overdue'])
    const taken = { ...dose, outcome: 'taken' as const, taken_at: null }
    expect(stateOfDose(dose, taken, at('23:00'))).toBe('taken')
  })

  it('was taken now, or at its time where that lies more than an hour back', () => {
    expect(takenAtOf(dose, 'taken', at('08:20'))).toBe(at('08:20'))
    expect(takenAtOf(dose, 'taken', at('13:00'))).toBe(at('08:00'))
    expect(takenAtOf(dose, 'taken_late', at('13:00'))).toBe(at('13:00'))
    expect(takenAtOf(dose, 'missed', at('13:00'))).toBeNull()
  })
})

describe('the share taken', () => {
  const recorded = (day: string, time: string, outcome: RecordedDose['outcome']): RecordedDose => ({
    day,
    time,
    outcome,
    taken_at: outcome === 'missed' ? null : new Date(at(time, day)).toISOString(),
  })

  /** The sum of the last days, as the panel of a medicine shows it. */
  const countIn = (
    days: number,
    of: Course,
    known: Parameters<typeof countTakenOn>[1],
    now: number,
  ) => sumOf(lastDays(days, now).map((day) => countTakenOn(of, known, day, now)))

  it('counts what was due in the last days, taken late as well', () => {
    const known = [
      recorded(today, '08:00', 'taken'),
      recorded('2026-11-20', '08:00', 'taken_late'),
      recorded('2026-11-20', '20:00', 'missed'),
    ]
    expect(countIn(2, course(), known, at('21:30'))).toEqual({ taken: 2, missed: 1, planned: 4 })
    // The evening's dose may still be taken in time.
    expect(countIn(2, course(), known, at('20:30')).planned).toBe(3)
  })

  it('does not ask for doses of before the medicine was written down', () => {
    const old = course({ starts_on: '2020-01-01', created_at: new Date(at('12:00')).toISOString() })
    const from = { ...old, plans: [{ ...old.plans[0]!, from_day: '2020-01-01' }] }
    expect(countIn(30, from, [], at('23:30')).planned).toBe(1)
    expect(countIn(30, from, [recorded(today, '08:00', 'taken')], at('23:30')).planned).toBe(2)
  })

  it('is never more than was planned, whatever was recorded', () => {
    const anyRecord = fc.record({
      day: aDayNear,
      time: aTime,
      outcome: fc.constantFrom('taken' as const, 'taken_late' as const, 'missed' as const),
      taken_at: fc.constant(null),
    })
    fc.assert(
      fc.property(aCourse, fc.array(anyRecord), aTime, (any, known, time) => {
        const { taken, missed, planned } = countIn(30, any, known, at(time))
        expect(taken + missed).toBeLessThanOrEqual(planned)
      }),
    )
  })
})
