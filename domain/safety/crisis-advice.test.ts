import { expect, it } from 'vitest'
import { crisisAdvice } from './crisis-advice.ts'
import { crisisKinds } from './crisis-words.ts'
import { crisisKindOrder } from './crisis-words/kinds.ts'

const everyCombination = Array.from({ length: 2 ** crisisKindOrder.length - 1 }, (_, index) =>
  crisisKindOrder.filter((_kind, bit) => (index + 1) & (1 << bit)),
)

it('addresses the writer whatever was recognised, because it may be about them', () => {
  for (const kinds of everyCombination) {
    const { title, text } = crisisAdvice(kinds)
    expect(`${title} ${text.join(' ')}`, kinds.join()).toMatch(
      /^Go to hospital now|^You have a right|^Please talk|Is it about you\?/,
    )
  }
})

it('says what to do for someone else where it may be about them', () => {
  for (const kinds of everyCombination.filter((one) => one.includes('other'))) {
    if (kinds.includes('self') && kinds.length === 2) continue
    const { title } = crisisAdvice(kinds)
    expect(title, kinds.join()).toMatch(/\b(?:them|they)\b/)
  }
})

it('sends who feels like dying from an illness to a hospital, beside the words about thoughts', () => {
  const kinds = crisisKinds('I feel like I am dying')
  expect(kinds).toEqual(['self'])
  expect(crisisAdvice(kinds).text.join(' ')).toMatch(/Chest pain, no air.*112/)
})
