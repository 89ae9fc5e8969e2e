import { expect, it } from 'vitest'
import { firstName, initials } from './names.ts'

it('calls people by their first name, not by their title', () => {
  expect(firstName('Chileshe Mumba')).toBe('Chileshe')
  expect(firstName('  Dr. Thandiwe  Ngoma ')).toBe('Thandiwe')
  expect(firstName('Prof Mwila Phiri')).toBe('Mwila')
  expect(firstName('Bwalya')).toBe('Bwalya')
  expect(firstName('Dr')).toBe('Dr')
  expect(firstName('')).toBe('')
})

it('takes the first letters of the first and the last name', () => {
  expect(initials('Dr Chileshe Kapembwa Mumba')).toBe('CM')
  expect(initials('bwalya')).toBe('B')
  expect(initials('Ökten Şahin')).toBe('ÖŞ')
  expect(initials('')).toBe('')
})
