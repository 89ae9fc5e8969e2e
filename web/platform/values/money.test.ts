import { describe, expect, it } from 'vitest'
import { formatMoney } from './money.ts'

describe('money', () => {
  it('shows whole kwacha without decimals, and ngwee with two, everywhere', () => {
    expect(formatMoney(25_000)).toBe('K250')
    expect(formatMoney(0)).toBe('K0')
    expect(formatMoney(125_000)).toBe('K1,250')
    expect(formatMoney(25_050)).toBe('K250.50')
    expect(formatMoney(5)).toBe('K0.05')
    expect(formatMoney(123_456_789)).toBe('K1,234,567.89')
    expect(formatMoney(-25_050)).toBe('-K250.50')
  })
})
