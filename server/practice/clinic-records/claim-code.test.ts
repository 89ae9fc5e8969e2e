import { describe, expect, it } from 'vitest'
import { digestOfCode, digitsOf, drawCode, hintOf } from './claim-code.ts'

describe('a code', () => {
  it('is another each time, of letters that are not mistaken for others', () => {
    const codes = Array.from({ length: 200 }, drawCode)
    expect(new Set(codes).size).toBe(200)
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)
  })

  it('is the same in small letters and with other marks, and another under another secret', () => {
    const digest = digestOfCode('one', '7QK4M-ZB2XA')
    expect(digestOfCode('one', ' 7qk4m zb2xa')).toEqual(digest)
    expect(digestOfCode('other', '7QK4M-ZB2XA')).not.toEqual(digest)
    expect(digestOfCode('one', '7QK4M-ZB2XB')).not.toEqual(digest)
  })
})

it.each([
  ['0977 123 456', '977123456'],
  ['+260 977-123-456', '977123456'],
  ['(260) 977123456', '977123456'],
])('takes %s for the same number as any other writing of it', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})

it.each([
  ['Mary Banda', 'Mary B.'],
  ['  Mary  Chanda   Ŋandu ', 'Mary Ŋ.'],
  ['Mary', 'Mary'],
])('shows %s as %s', (full_name, hint) => {
  expect(hintOf(full_name)).toBe(hint)
})
