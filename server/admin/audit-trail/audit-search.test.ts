import { describe, expect, it } from 'vitest'
import { stepsBack, type TimeSpan } from './audit-search.ts'

const now = new Date('2026-11-26T08:00:00Z')
const written = ({ from, to }: TimeSpan) =>
  [from, to].map((limit) => (typeof limit === 'string' ? limit : limit.toISOString().slice(0, 10)))
const steps = (limits: Partial<TimeSpan>) => [...stepsBack(limits, now)].map(written)

describe('the steps back of a search', () => {
  it('begin with this month and all later events, and end with all that is left', () => {
    expect(steps({})).toEqual([
      ['2026-11-01', 'infinity'],
      ['2026-08-01', '2026-11-01'],
      ['2025-08-01', '2026-08-01'],
      ['-infinity', '2025-08-01'],
    ])
  })

  it('begin with the month in which the search ends, and end where it begins', () => {
    const limits = { from: new Date('2025-12-31'), to: new Date('2026-01-15') }
    expect(steps(limits)).toEqual([
      ['2026-01-01', '2026-01-15'],
      ['2025-12-31', '2026-01-01'],
    ])
    expect(steps({ from: new Date('2026-01-10'), to: new Date('2026-01-15') })).toEqual([
      ['2026-01-10', '2026-01-15'],
    ])
  })

  it('are this month and what is before where the search ends later', () => {
    expect(steps({ to: new Date('9999-12-31') })[0]).toEqual(['2026-11-01', '9999-12-31'])
    expect(steps({ from: new Date('2100-01-01') })).toEqual([['2100-01-01', 'infinity']])
  })

  it('go back over years that Date counts from 1900', () => {
    const first = new Date('0001-01-31T00:00:00Z')
    expect(steps({ to: first })[0]).toEqual(['0001-01-01', '0001-01-31'])
  })
})
