import { describe, expect, it } from 'vitest'
import { formatMoney, formatPrice } from './money.ts'

describe('money', () => {
  it('shows ngwee as kwacha with two decimals', () => {
    expect(formatMoney(125_000)).toBe('K1,250.00')
    expect(formatMoney(5)).toBe('K0.05')
    expect(formatMoney(123_456_789)).toBe('K1,234,567.89')
    expect(formatMoney(-25_050)).toBe('-K250.50')
  })

  it('shows a whole price without decimals, and only then', () => {
    expect(formatPrice(25_000)).toBe('K250')
    expect(formatPrice(0)).toBe('K0')
    expect(formatPrice(25_050)).toBe('K250.50')
  })
})
