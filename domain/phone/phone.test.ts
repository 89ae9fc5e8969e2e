import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import mobileExamples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { dial } from './dial.ts'
import { operatorOf } from './networks.ts'
import { phonesInText } from './phones-in-text.ts'
import { normalPhone, plainPhone, readPhone } from './read-phone.ts'
import { maskPhone, showPhone } from './show-phone.ts'

/** One number of a person, as people paste and write it. */
const ways = [
  '0977123456',
  '0977 123 456',
  '(0977) 123-456',
  '0977/123/456',
  '0977.123.456',
  '[0977] 123 456',
  '+260 977 123 456',
  '+260 (0)977 123 456',
  '+260 (0) 97 7123456',
  '(+260) 977 123456',
  '00260977123456',
  '00 260 977 123 456',
  '260977123456',
  '2600977123456',
  '977123456',
  '\u202a+260 97 7123456\u202c',
  '0977123456\u200b',
  '\ufeff0977\u00a0123\u2007456',
  '\u2066+260\u2060977123456\u2069',
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212'].map(
    (dash) => `0977${dash}123${dash}456`,
  ),
  'tel:+260977123456',
  '０９７７１２３４５６',
  'Tel. 0977 123 456',
  'Phone no: 0977-123-456',
  'WhatsApp: +260 977 123 456',
  'https://wa.me/260977123456',
  'sms:0977123456',
  '“0977 123 456”,',
  "'0977123456",
  '<0977123456>',
  '📞 0977•123•456',
  '0977﹣123～456',
  '0977|123|456;',
  '\u{1d173}0977123456\ufff8',
  '٠٩٧٧ ١٢٣ ٤٥٦',
  '+۲۶۰ ۹۷۷ ۱۲۳ ۴۵۶',
  '०९७७१२३४५६',
]

describe('a telephone number', () => {
  it.each(ways)('is read as one writes it: %j', (typed) => {
    expect(readPhone(typed)).toEqual({ number: '+260977123456', kind: 'mobile' })
    expect(plainPhone(typed)).toBe('977123456')
  })

  it('is one by the numbering plan of Zambia exactly where another library says so', () => {
    const wrong: string[] = []
    for (let prefix = 100; prefix < 1000; prefix++) {
      const national = `${prefix}234567`
      const other = parsePhoneNumberFromString(`+260${national}`, 'ZM')
      const read = readPhone(`0${national}`)
      const kind = 'number' in read ? read.kind : undefined
      const types: Record<string, string> = { MOBILE: 'mobile', FIXED_LINE: 'fixed' }
      const expected = other?.isValid() ? (types[other.getType() ?? ''] ?? 'other') : undefined
      if (kind !== expected) wrong.push(`${national}: ${kind}, not ${expected}`)
    }
    expect(wrong).toEqual([])
  })

  it('of every other country is read, in each way to write it, as another library reads it', () => {
    for (const [country, national] of Object.entries(mobileExamples)) {
      const other = parsePhoneNumberFromString(national, country as 'ZA')!
      if (other.countryCallingCode === '260') continue
      for (const typed of [
        other.formatInternational(),
        other.number,
        other.number.replace('+', '00'),
        other.formatInternational().replaceAll(' ', '-'),
      ]) {
        expect(normalPhone(typed), `${country} ${typed}`).toBe(other.number)
      }
      expect(normalPhone(showPhone(other.number))).toBe(other.number)
      expect(dial(other.formatInternational())).toBe(`tel:${other.number}`)
    }
  })

  it.each([
    ['+27 (0)82 123 4567', '+27821234567'],
    ['+27 082 123 4567', '+27821234567'],
    ['0027 0821234567', '+27821234567'],
    ['(+254) 0712 345678', '+254712345678'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['+49 (0)30 1234567', '+49301234567'],
    ['+39 (0)6 1234 5678', '+390612345678'],
  ])('of another country is dialled without the zero that is for its own: %s', (typed, number) => {
    expect(normalPhone(typed)).toBe(number)
  })

  it.each([
    [
      '0977 12 34 5',
      'This number has 9 digits; a Zambian mobile number has 10, such as 0977 123 456.',
    ],
    ['09771234', 'This number has 8 digits; a Zambian mobile number has 10, such as 0977 123 456.'],
    [
      '+260 977 123 4567',
      'This number has 11 digits; a Zambian mobile number has 10, such as 0977 123 456. A number of another country starts with + and its code.',
    ],
    [
      '0947 123 456',
      'No number of Zambia starts with 094. A mobile number starts with 09, 07 or 05, such as 0977 123 456. A number of another country starts with + and its code.',
    ],
    ['0977 123 456 / 0966 123 456', 'Write one phone number, such as 0977 123 456.'],
    ['ask my mother', 'Write the phone number in digits, such as 0977 123 456.'],
    ['+0', 'This number has 1 digit; a Zambian mobile number has 10, such as 0977 123 456.'],
    ['+999 123 456 789', 'No country has this code after the +. Check the number.'],
    ['+27 82 123 456', 'This number has 8 digits after +27; a mobile number there has 9.'],
    ['+44 (0)7700 9001234', 'This number has 11 digits after +44; a mobile number there has 10.'],
    [
      '+27 82',
      'This number cannot be dialled: with the code of its country it has 7 to 15 digits.',
    ],
  ])('%s is rejected with what is wrong', (typed, problem) => {
    expect(readPhone(typed)).toEqual({ problem })
  })

  it('is shown as people write it, and masked where it is recognised only', () => {
    expect(['+260977123456', '+260211123456', '+27821234567', 'ext. 12'].map(showPhone)).toEqual([
      '0977 123 456',
      '0211 123 456',
      '+27 821 234 567',
      'ext. 12',
    ])
    expect(maskPhone('+260977123456')).toBe('ending in 456')
  })

  it('says its operator by its prefix', () => {
    expect(['0571234567', '0761234567', '0951234567', '0981234567', '933'].map(operatorOf)).toEqual(
      ['Airtel', 'MTN', 'Zamtel', undefined, undefined],
    )
  })
})

describe('a link to call', () => {
  it.each([
    ['933', 'tel:933'],
    ['0977 123 456', 'tel:0977123456'],
    ['+260977123456', 'tel:+260977123456'],
    ['+260 (0)977 123 456', 'tel:+260977123456'],
    ['260977123456', 'tel:+260977123456'],
  ])('of %s is %s', (number, href) => expect(dial(number)).toBe(href))
})

describe('numbers in a text', () => {
  const found = (text: string) =>
    phonesInText(text).flatMap((part) => (typeof part === 'string' ? [] : [part.href]))

  it.each([
    ['Aunt Grace 0977 123 456 24 hours', ['tel:0977123456']],
    ['Mum 0966 222 333 0977 444 555', ['tel:0966222333', 'tel:0977444555']],
    ['0977123456/0966123456', ['tel:0977123456', 'tel:0966123456']],
    ['0977123456,0966123456', ['tel:0977123456', 'tel:0966123456']],
    ['Clinic since 2026-11-27', []],
    ['27/11/2026, 21.12.2026 10:30, 2026', []],
    ['(0977) 123-456', ['tel:0977123456']],
    ['Mum (0977) 123-456.', ['tel:0977123456']],
    ['0977/123/456 or 0977.123.456', ['tel:0977123456', 'tel:0977123456']],
    ['0977\u2011123\u2011456 \u202a+260 97 7123456\u202c', ['tel:0977123456', 'tel:+260977123456']],
    ['+260 (0)977 123 456 7 days', ['tel:+260977123456']],
    ['260977123456 and 977 123 456', ['tel:+260977123456', 'tel:+260977123456']],
    ['House 57 0977 123 456', ['tel:0977123456']],
    ['Clinic 0211 123 456, free 0800 123 456', ['tel:0211123456', 'tel:0800123456']],
    ['Sister in Lusaka:0977123456', ['tel:0977123456']],
    ['+27 82 123 4567 24 hours', ['tel:+27821234567']],
    ['+31 6 12345678 24 hours', ['tel:+31612345678']],
    ['Son 0027 82 123 4567 24 hours', ['tel:+27821234567']],
    ['Son (00254) 712 345 678', ['tel:+254712345678']],
    ['00 254 712 345 678, 00260977123456', ['tel:+254712345678', 'tel:+260977123456']],
    ['Account 0027821234, 002782123456789', []],
    [
      'Brother 254 712 345 678 or 254712345678, aunt 263-77-123-4567',
      ['tel:+254712345678', 'tel:+254712345678', 'tel:+263771234567'],
    ],
    ['Uncle 27 82 123 4567, London 44 7700 900123.', ['tel:+27821234567', 'tel:+447700900123']],
    ['260977123456 and 260 211 254 530', ['tel:+260977123456', 'tel:+260211254530']],
    ['Account 27821234567, ref 2547123456789, 254 712 345, 254.712.345', []],
    ['Clinic 211 254 530', ['tel:+260211254530']],
    [
      'Clinic 211-254-530/212254531 or 213 25 45 30',
      ['tel:+260211254530', 'tel:+260212254531', 'tel:+260213254530'],
    ],
    ['NRC 211254/10/1, K211 254 530, 211/254/530, 219 254 530, 2112545301', []],
    ['Uncle +44 (0)7700 900123 24 hours', ['tel:+447700900123']],
    ['+27 082 123 4567, 0044 (0)7700 900123', ['tel:+27821234567', 'tel:+447700900123']],
    ['Rome +39 (0)6 1234 5678', ['tel:+390612345678']],
    ['[0977] 123 456, 0977\t123\t456', ['tel:0977123456', 'tel:0977123456']],
    ['0977·123·456•0966_123_456', ['tel:0977123456', 'tel:0966123456']],
    ['NRC 977123/45/6, 977/123/456', ['tel:+260977123456']],
    ['Call 933, 116 or 112.', ['tel:933', 'tel:116', 'tel:112']],
    ['933/116', ['tel:933', 'tel:116']],
    ['112/70 and 130/112, 116 mg? K116, 112.5, 116%', ['tel:116']],
    ['NRC 123456/10/1, account 01234567890123, K12 500 000', []],
    ['0977 12 34 5', []],
    ['09771234567', []],
    ['0977\n123 456', []],
    ['1.0977 123 456 2.0966 123 456', ['tel:0977123456', 'tel:0966123456']],
    ['Plot 12/0977123456', ['tel:0977123456']],
    ['٠٩٧٧١٢٣٤٥٦ and ０９６６ １２３ ４５６', ['tel:0977123456', 'tel:0966123456']],
  ])('%j has %j', (text, links) => {
    expect(found(text)).toEqual(links)
    expect(
      phonesInText(text)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    ).toBe(text)
  })
})
