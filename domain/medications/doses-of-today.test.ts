import { describe, expect, it } from 'vitest'
import { dayAfter } from '../values/lusaka.ts'
import { weekdays } from '../values/weekdays.ts'
import { dosesOfToday, isBeforeWritten } from './doses-of-today.ts'

const today = '2026-11-21'
const yesterday = dayAfter(today, -1)
const at = (time: string, day = today) => Date.parse(`${day}T${time}:00+02:00`)
const mineAt = (times: string[], more = {}) => ({
  id: 'a',
  starts_on: '2026-11-01',
  ends_on: null,
  stopped_at: null as string | null,
  created_at: '2026-11-01T06:00:00.000Z',
  plans: [{ from_day: '2026-11-01', times, days: weekdays }],
  ...more,
})
const mine = mineAt(['08:00', '20:00'])
const known = (time: string, day = today, recorded = at('12:00', day)) => ({
  medicine_id: 'a',
  day,
  time,
  outcome: 'taken' as const,
  taken_at: null,
  recorded_at: new Date(recorded).toISOString(),
})
const timesOf = (medicine: typeof mine, recorded: ReturnType<typeof known>[], time: string) =>
  dosesOfToday([medicine], recorded, at(time)).map((dose) => [dose.time, dose.outcome])

describe('the doses of today', () => {
  it('are those planned for today, with what is recorded of them', () => {
    expect(timesOf(mine, [known('08:00')], '12:00')).toEqual([
      ['08:00', 'taken'],
      ['20:00', null],
    ])
    expect(timesOf(mine, [{ ...known('08:00'), medicine_id: 'b' }], '12:00')[0]).toEqual([
      '08:00',
      null,
    ])
  })

  it('leave out one that was overdue when its medicine was written down, until it is recorded', () => {
    const written = (time: string) => ({ ...mine, created_at: new Date(at(time)).toISOString() })
    expect(timesOf(written('09:01'), [], '12:00')).toEqual([['20:00', null]])
    expect(timesOf(written('09:00'), [], '12:00')).toHaveLength(2)
    expect(timesOf(written('09:01'), [known('08:00')], '12:00')).toHaveLength(2)
  })
})

describe('a dose that is open at midnight', () => {
  const night = mineAt(['11:30', '23:30'])
  const shown = (medicine: typeof mine, time: string, recorded: ReturnType<typeof known>[] = []) =>
    dosesOfToday([medicine], recorded, at(time))
      .filter(({ day }) => day === yesterday)
      .map((dose) => [dose.time, dose.outcome])

  it('stays until it is too late: half of the time to the next', () => {
    expect(shown(night, '00:20')).toEqual([['23:30', null]])
    expect(shown(night, '05:30')).toEqual([['23:30', null]])
    expect(shown(night, '05:31')).toEqual([])
    expect(shown(mine, '02:00')).toEqual([['20:00', null]])
    expect(shown(mine, '02:01')).toEqual([])
    expect(shown(mineAt(['20:00']), '08:00')).toEqual([['20:00', null]])
  })

  it('stays where it was recorded after midnight, and not where it was before', () => {
    expect(shown(night, '00:30', [known('23:30', yesterday, at('00:20'))])).toEqual([
      ['23:30', 'taken'],
    ])
    expect(shown(night, '00:30', [known('23:30', yesterday, at('23:40', yesterday))])).toEqual([])
  })

  it('is none of a medicine that was stopped or written down later', () => {
    expect(
      shown({ ...night, stopped_at: new Date(at('23:00', yesterday)).toISOString() }, '00:20'),
    ).toEqual([])
    expect(shown({ ...night, starts_on: today }, '00:20')).toEqual([])
  })
})

describe('a dose due before its medicine was written down', () => {
  it('may have been taken', () => {
    const written = { ...mine, created_at: new Date(at('16:18')).toISOString() }
    expect(isBeforeWritten(written, { day: today, time: '08:00' })).toBe(true)
    expect(isBeforeWritten(written, { day: today, time: '20:00' })).toBe(false)
  })
})
