import { expect, it } from 'vitest'
import { isFound } from './search.ts'

const guide = {
  title: 'When a café meal is salty',
  summary: 'What to order, and how to say no to a friend’s salt.',
  topic: 'pressure',
} as const

it.each([
  ['', true],
  ['  ', true],
  ['cafe', true],
  ['CAFÉ salty', true],
  ['salt order', true],
  ['friends', true],
  ["friend's", true],
  ['pressure', true],
  ['cafe sugar', false],
  ['sleep', false],
])('a search for %j finds it: %s', (typed, found) => {
  expect(isFound(guide, typed)).toBe(found)
})

it('finds by a name with a letter that phones lack', () => {
  expect(isFound({ ...guide, title: 'Ŋoma and rest' }, 'noma')).toBe(true)
})
