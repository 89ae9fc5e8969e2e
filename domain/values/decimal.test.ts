import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askWhichNumber, readDecimal } from './decimal.ts'

/** Digits in groups of three from the right. */
const grouped = (digits: string, sign: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, sign)

/** Each way to write a number of thousandths, and whether its groups could be decimals. */
function waysToWrite(thousandths: number): string[] {
  const whole = String(Math.floor(thousandths / 1000))
  const decimals = String(thousandths % 1000).padStart(3, '0')
  const short = decimals.replace(/0+$/, '')
  const ways: string[] = []
  for (const part of new Set([decimals, short, `${short}0`.slice(0, 3)])) {
    for (const sign of ['.', ',']) {
      const other = sign === '.' ? ',' : '.'
      const end = part === '' ? '' : sign + part
      ways.push(whole + end, whole + sign + part)
      for (const between of [' ', '\u00a0', '\u2009', '\u202f', '’', ...(end ? [other] : [])]) {
        ways.push(grouped(whole, between) + end)
      }
      if (whole === '0' && end) ways.push(end)
    }
  }
  return ways
}

describe('a number as a person writes it', () => {
  it('is read as that number in every way to write 0.001 to 99,999, or asked about', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_000 }), (thousandths) => {
        for (const way of waysToWrite(thousandths)) {
          for (const typed of [way, ` ${way}\u200b`, `${way} mmol/L`]) {
            const read = readDecimal(typed)
            if (askWhichNumber(typed)) expect(read, typed).toBeNaN()
            else expect(read, typed).toBe(thousandths / 1000)
          }
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('asks only where a comma is followed by three digits, and never where the value has fewer decimals', () => {
    expect(askWhichNumber('1,250')).toBe('Write 1250 without a comma, or 1.25 with a dot.')
    expect(readDecimal('1,250')).toBeNaN()
    expect(readDecimal('1,250', 2)).toBe(1250)
    expect(['0,125', '1.250', '1,25', '1 250', '1,250.5'].map(askWhichNumber)).toEqual(
      Array(5).fill(undefined),
    )
  })

  it.each([
    ['120', 120],
    ['7.', 7],
    ['.5', 0.5],
    ['7. 2', 7.2],
    ['٧٫٢', 7.2],
    ['७.२', 7.2],
    ['7.2\ufe0f', 7.2],
    ['7.2 mmols', 7.2],
    ['7.2 mmol/litre', 7.2],
    ['72 kgs', 72],
    [',5', 0.5],
    ['7.2 mmol/L', 7.2],
    ['7,2mmol/l', 7.2],
    ['130 mg/dL', 130],
    ['120 mmHg', 120],
    ['K1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1,250,000', 1_250_000],
    ['00,125', 0.125],
    ['-0,125', -0.125],
    ['\u22120.5', -0.5],
    ['７．２', 7.2],
    ['7·2', 7.2],
    ['7.2 MMOL/L', 7.2],
    ['7.2 mmol / l', 7.2],
    ['130 MG/DL', 130],
    ['130㎎/dL', 130],
    ['130 mg%', 130],
    ['70 Kg', 70],
    ['170 CM', 170],
    ['120 MMHG', 120],
    ['zmw 250', 250],
    ['1250 Kwacha', 1250],
    ['½', 0.5],
    ['1/2', 0.5],
    ['1½', 1.5],
    ['1 1/2', 1.5],
    ['2 ¾', 2.75],
    ['1\u20444', 0.25],
    ['', undefined],
    [' \u00a0', undefined],
  ])('of %j is %d', (text, value) => expect(readDecimal(text)).toBe(value))

  it.each([
    'abc',
    '12o',
    '1e3',
    '0x10',
    '--5',
    '1.2.3',
    '1,2,3',
    '0,125,000',
    '1 25',
    '12 34',
    'HI',
    'LO',
    '5 mg',
    '500mcg',
    '5 or 6',
    '120/80',
    '5/160',
    '11/2',
    '1/3',
    '0/2',
    '5-6',
    '.',
    ',',
    '-',
    'mmol/L',
    '7²',
    '⑦',
    '1.70 m',
    '120/80',
    '250 K',
    '1,2500.5',
  ])('is none in %j', (text) => expect(readDecimal(text)).toBeNaN())

  it('is no half of money, and none of what is whole', () => {
    for (const most of [2, 0]) expect(readDecimal('1/2', most)).toBeNaN()
  })

  it.each([
    [
      '10 units',
      'Enter only a number, in the unit of this field. It may be another unit than “units”.',
    ],
    ['10IU', 'Enter only a number, in the unit of this field. It may be another unit than “IU”.'],
    ['0,5 ml', 'Enter only a number, in the unit of this field. It may be another unit than “ml”.'],
    ['5 mg', 'Enter only a number, in the unit of this field. It may be another unit than “mg”.'],
    [
      '2 weeks',
      'Enter only a number, in the unit of this field. It may be another unit than “weeks”.',
    ],
    [
      '2 tablets',
      'Enter only a number, in the unit of this field. It may be another unit than “tablets”.',
    ],
    ['12o', undefined],
    ['7.2 mmol/L', undefined],
    ['K500', undefined],
  ])('with its unit is asked for alone: %s', (typed, words) => {
    expect(askWhichNumber(typed)).toBe(words)
  })
})
