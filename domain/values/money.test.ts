import { expect, it } from 'vitest'
import { kwachaDigits } from './money.ts'

it.each([
  [0, '0.00'],
  [-0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [125_050, '1250.50'],
  [-9_007_199_254_740_991, '-90071992547409.91'],
])('%d ngwee are %s in a spreadsheet', (ngwee, written) => {
  expect(kwachaDigits(ngwee)).toBe(written)
})
