import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type GlucoseAt,
  type PressureAt,
  reportOfBloodPressure,
  reportOfGlucose,
} from './report.ts'
import { unknownCare } from './care.ts'
import { reportPeriod } from './report-schema.ts'
import { inMilligrams } from './glucose.ts'

const at = fc.date({
  min: new Date('2026-01-01T00:00Z'),
  max: new Date('2026-02-15T00:00Z'),
  noInvalidDate: true,
})

const pressure: fc.Arbitrary<PressureAt> = fc
  .record({ systolic: fc.integer({ min: 81, max: 300 }), gap: fc.integer({ min: 1, max: 51 }), at })
  .map(({ systolic, gap, at: created_at }) => ({
    systolic,
    diastolic: Math.min(200, systolic - gap),
    created_at,
  }))

const glucose: fc.Arbitrary<GlucoseAt> = fc
  .record({
    typed: fc.oneof(
      fc.record({
        entered_value: fc.integer({ min: 10, max: 900 }),
        entered_unit: fc.constant('mg/dL' as const),
      }),
      fc.record({
        entered_value: fc.integer({ min: 6, max: 500 }).map((tenths) => tenths / 10),
        entered_unit: fc.constant('mmol/L' as const),
      }),
    ),
    context: fc.constantFrom('Fasting', 'Before Meal', 'After Meal', 'Bedtime', null),
    created_at: at,
  })
  .map(({ typed, ...rest }) => ({
    ...typed,
    ...rest,
    meter_shows: null,
    glucose_level: inMilligrams(typed.entered_value, typed.entered_unit),
  }))

/** By a plain loop; the clock in Lusaka is read by the platform's own calendar. */
function average(values: number[]): number | null {
  let sum = 0
  for (const value of values) sum += value
  return values.length > 2 ? sum / values.length : null
}
const lusaka = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Lusaka',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})
const clock = (instant: Date) => {
  const [day, time] = lusaka.format(instant).split(', ')
  return { day: day!, hour: Number(time!.slice(0, 2)) }
}
const rounded = (value: number | null) => (value === null ? null : Math.round(value))

describe('a report of blood pressure', () => {
  it('has the figures of an oracle that counts by hand, whatever the readings are', () => {
    fc.assert(
      fc.property(fc.array(pressure, { maxLength: 60 }), (readings) => {
        const report = reportOfBloodPressure(readings)
        const parts = { morning: [4, 12], evening: [17, 24] } as const
        for (const part of ['morning', 'evening'] as const) {
          const [from, to] = parts[part]
          const own = readings.filter(({ created_at }) => {
            const { hour } = clock(created_at)
            return hour >= from && hour < to
          })
          expect(report[part].count).toBe(own.length)
          expect(report[part].average?.systolic ?? null).toBe(
            rounded(average(own.map(({ systolic }) => systolic))),
          )
          expect(report[part].average?.diastolic ?? null).toBe(
            rounded(average(own.map(({ diastolic }) => diastolic))),
          )
        }
        expect(report.count).toBe(readings.length)
        expect(report.in_range).toBe(
          readings.filter(
            // A low diastolic value where nothing is high counts as low, not as within the target.
            ({ systolic, diastolic }) =>
              systolic > 89 &&
              systolic < 140 &&
              diastolic < 90 &&
              !(systolic < 120 && diastolic < 60),
          ).length,
        )
        expect(report.categories.reduce((sum, { count }) => sum + count, 0)).toBe(readings.length)
        for (const { systolic } of readings) {
          expect(report.lowest!.systolic).toBeLessThanOrEqual(systolic)
          expect(report.highest!.systolic).toBeGreaterThanOrEqual(systolic)
        }
        const days = [...new Set(readings.map(({ created_at }) => clock(created_at).day))].sort()
        expect(report.days.map(({ day }) => day)).toEqual(days)
        for (const { day, count, systolic } of report.days) {
          const own = readings.filter(({ created_at }) => clock(created_at).day === day)
          expect(count).toBe(own.length)
          expect(systolic).toBe(
            Math.round(own.reduce((sum, one) => sum + one.systolic, 0) / own.length),
          )
        }
      }),
    )
  })

  it('has no average of two readings, and one of three', () => {
    const three = [1, 2, 3].map((systolic) => ({
      systolic: 120 + systolic,
      diastolic: 80,
      created_at: new Date('2026-01-05T08:00+02:00'),
    }))
    expect(reportOfBloodPressure(three.slice(1)).average).toBeNull()
    expect(reportOfBloodPressure(three).average).toEqual({ systolic: 122, diastolic: 80 })
    expect(reportOfBloodPressure([])).toMatchObject({ count: 0, lowest: null, days: [] })
  })
})

describe('a report of glucose', () => {
  it('has the figures of an oracle that counts by hand, in either unit', () => {
    fc.assert(
      fc.property(
        fc.array(glucose, { maxLength: 60 }),
        fc.constantFrom('mg/dL' as const, 'mmol/L' as const),
        (readings, unit) => {
          const report = reportOfGlucose(readings, unit)
          const shown = (mean: number | null) =>
            mean === null
              ? null
              : unit === 'mg/dL'
                ? Math.round(mean)
                : Math.round((mean / 18.0156) * 10) / 10
          for (const { context, count, average: mean } of report.contexts) {
            const own = readings.filter((reading) => reading.context === context)
            expect(count).toBe(own.length)
            expect(mean).toBe(shown(average(own.map(({ glucose_level }) => glucose_level))))
          }
          expect(report.average).toBe(
            shown(average(readings.map(({ glucose_level }) => glucose_level))),
          )
          expect(report.in_range).toBe(
            readings.filter(({ entered_value: value, entered_unit, context, meter_shows }) => {
              const isMass = entered_unit === 'mg/dL'
              if (meter_shows !== null || value < (isMass ? 70 : 3.9)) return false
              // Of a person of whom nothing is known.
              if (context === 'Fasting') return value < (isMass ? 110 : 6.1)
              if (context === 'Before Meal') return value <= (isMass ? 130 : 7.2)
              if (context === 'After Meal') return value < (isMass ? 180 : 10)
              return value <= (isMass ? 140 : 7.8)
            }).length,
          )
          expect(report.categories.reduce((sum, { count }) => sum + count, 0)).toBe(readings.length)
          expect(report.days.reduce((sum, { count }) => sum + count, 0)).toBe(readings.length)
        },
      ),
    )
  })
})

describe('the target of a report', () => {
  const at128 = { systolic: 128, diastolic: 78, created_at: new Date('2026-01-05T08:00+02:00') }

  it('is 140/90 where a person has none of their own, so that 128/78 on treatment is in range', () => {
    expect(reportOfBloodPressure([at128])).toMatchObject({
      target: { systolic: 140, diastolic: 90, author: null },
      in_range: 1,
    })
  })

  it('is the person’s own, and says who set it', () => {
    const own = { systolic: 125, diastolic: 80, author: 'Dr Banda' }
    expect(reportOfBloodPressure([at128], { ...unknownCare, target: own })).toMatchObject({
      target: { ...own, reason: 'own' },
      in_range: 0,
    })
  })
})

describe('LO and HI in a report', () => {
  const shown = (meter_shows: 'LO' | 'HI' | null, entered_value: number): GlucoseAt => ({
    glucose_level: inMilligrams(entered_value, 'mmol/L'),
    entered_value,
    entered_unit: 'mmol/L',
    meter_shows,
    context: null,
    created_at: new Date('2026-01-05T08:00+02:00'),
  })

  it('are counted with their category, are in no average, and are the ends of the range', () => {
    const numbers = [shown(null, 6), shown(null, 40), shown(null, 8)]
    const report = reportOfGlucose([...numbers, shown('HI', 33.3), shown('LO', 1.1)], 'mmol/L')
    expect(report).toMatchObject({
      count: 5,
      average: 18,
      off_scale: 2,
      lowest: { meter_shows: 'LO' },
      highest: { meter_shows: 'HI' },
      days: [{ value: 33.3, meter_shows: 'HI' }],
    })
    expect(report.categories).toContainEqual({ label: 'Low (Hypoglycemia)', count: 1 })
  })
})

describe('the period of a report', () => {
  it.each([
    ['2026-01-01', '2026-01-01', []],
    ['2026-01-01', '2027-01-01', []],
    ['2026-01-01', '2027-01-02', ['from']],
    ['2026-01-02', '2026-01-01', ['to']],
    ['2026-02-30', '2026-03-01', ['from']],
    ['', 'tomorrow', ['from', 'to']],
  ])('from %s to %s complains about %j', (from, to, complaints) => {
    const { error } = reportPeriod.safeParse({ from, to })
    expect([...new Set(error?.issues.map(({ path }) => path[0]))]).toEqual(complaints)
  })
})
