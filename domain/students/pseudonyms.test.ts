import { expect, it } from 'vitest'
import { groupLimits } from './groups.ts'
import { pseudonymAt, pseudonymCount } from './pseudonyms.ts'

const all = Array.from({ length: pseudonymCount }, (_, index) => pseudonymAt(index))

it('gives no two people the same name, and has ten times as many names as a group has places', () => {
  expect(new Set(all).size).toBe(pseudonymCount)
  expect(pseudonymCount).toBeGreaterThan(10 * groupLimits.capacity.max)
})

it('makes names of two or three plain words that fit a phone', () => {
  for (const name of all) expect(name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z-]+){1,2}$/)
  expect(Math.max(...all.map((name) => name.length))).toBeLessThan(25)
})
