import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inKwacha } from '#domain/values/money.ts'
import { maxNgwee, ngweeOf, writtenKwacha } from './amount.ts'
import { monthsUpTo, periodsAround } from './months.ts'

describe('an amount as a person writes it', () => {
  it.each([
    ['250', 25_000],
    [' K250 ', 25_000],
    ['k 1,250.50', 125_050],
    ['1 250.5', 125_050],
    ['0', 0],
    ['0.05', 5],
    ['100,000', maxNgwee],
    ['1,25', 125],
    ['2,50', 250],
    ['1.250,00', 125_000],
    ['.5', 50],
    ['5.', 500],
    ['ZMW 250', 25_000],
    ['0,500', 50],
    ['0.500', 50],
    ['K00,500', 50],
    ['.250', 25],
    ['0,5000', 50],
    ['٢٥٠', 25_000],
    ['0,000', 0],
  ])('reads %j', (written, ngwee) => {
    expect(ngweeOf(written)).toBe(ngwee)
  })

  it.each([
    '',
    'free',
    '-5',
    '+5',
    '2.505',
    '1,2500',
    '0,125',
    '0,505',
    '2.500',
    '012,500',
    '0 500',
    '1e3',
    '0x10',
    '12345678901',
  ])('does not guess at %j', (written) => {
    expect(ngweeOf(written)).toBeUndefined()
  })

  it('is read back from every way it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxNgwee }), (ngwee) => {
        expect(ngweeOf(writtenKwacha(ngwee))).toBe(ngwee)
        expect(ngweeOf(inKwacha(ngwee))).toBe(ngwee)
      }),
    )
  })
})

describe('the months of the books', () => {
  it('go back over the turn of the year', () => {
    expect(monthsUpTo('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsUpTo('2026-12-01', 12)[0]).toBe('2026-01')
  })

  it('begin at midnight in Lusaka, two hours before that of Greenwich', () => {
    expect(periodsAround(new Date('2026-02-28T21:59:59Z'))).toEqual({
      this_month: { from: '2026-02-01', to: '2026-02-28' },
      last_month: { from: '2026-01-01', to: '2026-01-31' },
      this_year: { from: '2026-01-01', to: '2026-12-31' },
    })
    expect(periodsAround(new Date('2026-02-28T22:00:00Z'))).toMatchObject({
      this_month: { from: '2026-03-01', to: '2026-03-31' },
      last_month: { from: '2026-02-01', to: '2026-02-28' },
    })
    expect(periodsAround(new Date('2027-12-31T22:00:00Z')).last_month).toEqual({
      from: '2027-12-01',
      to: '2027-12-31',
    })
  })
})
