import fc from 'fast-check'
import { expect, it } from 'vitest'
import { customerMessage } from '#domain/membership/statement.ts'
import { amountText, ngweeOf } from './amounts.ts'

it('writes each amount in kwacha so that it is read as the same, to the ngwee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (ngwee) => {
      const text = amountText(ngwee)
      expect(text).toMatch(/^(0|[1-9]\d*)(\.\d?[1-9])?$/)
      expect(ngweeOf(text)).toBe(ngwee)
    }),
  )
  expect([25_000, 5, 150, 29].map(amountText)).toEqual(['250', '0.05', '1.5', '0.29'])
})

it('reads what the aggregator writes, and nothing that is no amount in ngwee', () => {
  expect(['250', '250.0', '250.5', '250.5000', '0.29'].map(ngweeOf)).toEqual([
    25_000, 25_000, 25_050, 25_050, 29,
  ])
  for (const text of ['', '5.', '.5', '00.5', '-1', '1e3', '1,000', '0.001', ' 1', 'NaN', '0x10'])
    expect(ngweeOf(text), text).toBeUndefined()
  for (const ngwee of [0, -1, 0.5, Number.NaN]) expect(() => amountText(ngwee)).toThrow()
})

it('says on a statement what its alphabet can, and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(customerMessage(name)).toMatch(/^[A-Za-z0-9][A-Za-z0-9 ]{2,20}[A-Za-z0-9]$/)
    }),
  )
  expect(
    ['UBUMI', 'Ubumi & Co.', 'Ŋ', 'A clinic with a name that is long'].map(customerMessage),
  ).toEqual(['UBUMI', 'UBUMI CO', 'PAYMENT', 'A CLINIC WITH A NAME T'])
})
