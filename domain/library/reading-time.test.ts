import { expect, it } from 'vitest'
import { countWords, minutesOf, piecesOf } from './reading-time.ts'

const guide = (words: number) => ({
  slug: 'a',
  title: 'A guide',
  topic: 'sleep' as const,
  summary: 'Not counted.',
  urgent: 'Go now.',
  sections: [{ heading: 'First', paragraphs: ['word '.repeat(words)], points: ['One.'] }],
  sources: [],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Open help', to: '/help-now' },
})

it.each([
  ['', 0],
  ['Don’t stop half-way.', 3],
  ['5.6 mmol/L', 4],
])('counts the words of %j: %d', (text, words) => {
  expect(countWords(text)).toBe(words)
})

it('has the pieces that are read aloud in their order', () => {
  expect(piecesOf(guide(1))).toEqual(['A guide', 'Go now.', 'First', 'word ', 'One.'])
})

it.each([
  [10, 1],
  [300, 2],
  [450, 3],
])('a guide of %d words takes %d minutes', (words, minutes) => {
  expect(minutesOf(guide(words))).toBe(minutes)
})
