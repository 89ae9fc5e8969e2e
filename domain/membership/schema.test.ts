import { describe, expect, it } from 'vitest'
import { newPayment } from './schema.ts'

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

  it('pays from every mobile number of Zambia, and from no other', () => {
    const pays = (phone: string) => newPayment.safeParse({ ...good, phone }).success
    expect(
      ['0571234567', '+260 (0)98 1234567', '0977\u2011123\u2011456'].filter(pays),
    ).toHaveLength(3)
    expect(['', '933', '0211 123 456', '+27 82 123 4567', '097712345'].filter(pays)).toEqual([])
  })
})
