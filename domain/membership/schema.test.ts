import { describe, expect, it } from 'vitest'
import { mobileNumber, usualNetwork } from './mobile-number.ts'
import { newPayment } from './schema.ts'

describe('a mobile number of Zambia', () => {
  it.each([
    ['0977 123 456', '+260977123456'],
    ['+260 96 6123456', '+260966123456'],
    ['00260955123456', '+260955123456'],
    ['260771234567', '+260771234567'],
    ['(097) 712-3456', '+260977123456'],
  ])('%s is %s', (typed, number) => expect(mobileNumber(typed)).toBe(number))

  it.each(['', '933', '0211 123 456', '+27 82 123 4567', '097712345', '09771234567', '0987123456'])(
    '%s is none',
    (typed) => expect(mobileNumber(typed)).toBeUndefined(),
  )

  it('recognises the network of a number', () => {
    expect(['0977123456', '0761234567', '0951234567', '933'].map(usualNetwork)).toEqual([
      'Airtel',
      'MTN',
      'Zamtel',
      undefined,
    ])
  })
})

describe('what is sent to pay', () => {
  const good = {
    plan_key: 'wellness-starter',
    shown_price_ngwee: 25_000,
    phone: '0977 123 456',
    network: 'Airtel',
  }

  it('takes no amount and no status from the browser', () => {
    expect(newPayment.safeParse(good).success).toBe(true)
    for (const more of [{ amount_ngwee: 1 }, { status: 'succeeded' }, { paid_until: '2099-01-01' }])
      expect(newPayment.safeParse({ ...good, ...more }).success).toBe(false)
  })
})
