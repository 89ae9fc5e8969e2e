import { expect, it } from 'vitest'
import { sentenceOfPrice, wordOfPrices } from './price-words.ts'

it('says what a session costs, and never nothing', () => {
  expect([25_000, 0, null].map(sentenceOfPrice)).toEqual([
    'K250 for a session',
    'Free',
    'No price yet: the clinic tells you the price before the visit.',
  ])
  expect(
    [[0, 25_000], [25_000, 25_000], [0], [null, 25_000], [null], []].map(wordOfPrices),
  ).toEqual([
    'Free to K250',
    'K250',
    'Free',
    'The price depends on the provider',
    'No price yet',
    'No price yet',
  ])
})
