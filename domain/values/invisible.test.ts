import { expect, it } from 'vitest'
import { plainDigits } from './invisible.ts'

it('makes simple digits of each script of the first plane, and leaves the rest of a text in its place', () => {
  const digit = /^\p{Nd}$/u
  let count = 0
  for (let code = 0x80; code < 0x10000; code += 1) {
    const one = String.fromCharCode(code)
    if (!digit.test(one)) continue
    // The ten of a script follow one another.
    expect(plainDigits(one), code.toString(16)).toBe(String(count % 10))
    count += 1
  }
  expect(count % 10).toBe(0)
  expect(plainDigits('Mum ٠٩٧٧ é 🙂 ７½')).toBe('Mum 0977 é 🙂 7½')
})
