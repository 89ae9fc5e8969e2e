import { describe, expect, it } from 'vitest'
import { readSearch } from './search-words.ts'

describe('what the desk types into its search', () => {
  it.each([
    '0977123456',
    '0977\u2011123\u2011456',
    '0977–123–456',
    '0977_123_456',
    '0977·123·456',
    '[0977] 123456',
    '０９７７１２３４５６',
    'tel:0977123456',
    '\u202a+260 97 7123456\u202c',
  ])('is a number as it is pasted: %j', (typed) => {
    expect(readSearch(typed)).toMatchObject({ words: [], phone: '977123456' })
    expect(readSearch(`Mary ${typed}`)).toMatchObject({ words: ['mary'], phone: '977123456' })
  })

  it.each([
    '1990-03-05',
    '1990–03–05',
    '5.3.1990',
    '５/３/1990',
    '5 March 1990',
    '5th of March, 1990',
    'March 5, 1990',
    'Mar 5 1990',
  ])('is a day of birth as it is written: %j', (typed) => {
    expect(readSearch(`${typed} Phiri`)).toMatchObject({ words: ['phiri'], born_on: '1990-03-05' })
  })

  it.each(['mary_b@b.zm', '<Mary_b@b.zm>', 'mailto:mary_b@b.zm', '“mary_b@b.zm”,'])(
    'is an address as it is pasted: %j',
    (typed) => {
      expect(readSearch(typed)).toMatchObject({ words: [], phone: null, address: 'mary_b@b.zm' })
    },
  )

  it('is no day that the calendar does not have', () => {
    expect(readSearch('29/02/1990')).toMatchObject({ born_on: null })
    expect(readSearch('29/02/1992')).toMatchObject({ born_on: '1992-02-29' })
  })
})
