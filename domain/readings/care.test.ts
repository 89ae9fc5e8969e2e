import { describe, expect, it } from 'vitest'
import { isPregnancyAsked, type PregnancyFacts, pregnancyOf } from './care.ts'

const now = new Date('2026-11-22T10:00:00+02:00')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const woman: PregnancyFacts = {
  gender: 'female',
  date_of_birth: '1994-03-27',
  pregnancy: null,
  pregnancy_at: null,
}

describe('what advice goes by about pregnancy', () => {
  it.each([
    ['a woman who was not asked', woman, 'possible'],
    ['a woman whose age is open', { ...woman, date_of_birth: null }, 'possible'],
    ['a girl of 11', { ...woman, date_of_birth: '2014-11-23' }, 'no'],
    ['a girl of 12', { ...woman, date_of_birth: '2014-11-22' }, 'possible'],
    ['a woman of 55', { ...woman, date_of_birth: '1970-11-23' }, 'possible'],
    ['a woman of 56', { ...woman, date_of_birth: '1970-11-22' }, 'no'],
    ['a man', { ...woman, gender: 'male' as const }, 'no'],
    ['a person whose gender is open', { ...woman, gender: null }, 'unknown'],
  ])('is by gender and age for %s', (_, facts, pregnancy) => {
    expect(pregnancyOf(facts, now)).toBe(pregnancy)
    expect(isPregnancyAsked(facts, now)).toBe(pregnancy === 'possible')
  })

  it.each([
    ['pregnant', 335, 'pregnant', true],
    ['pregnant', 337, 'possible', true],
    ['postpartum', 41, 'postpartum', true],
    ['postpartum', 43, 'possible', true],
    ['no', 29, 'no', false],
    ['no', 31, 'possible', true],
    ['unsaid', 1, 'possible', false],
    ['unsaid', 30, 'possible', true],
  ] as const)(
    'takes "%s" of %i days ago as %s, and asks again: %s',
    (pregnancy, days, as, asks) => {
      const facts = { ...woman, pregnancy, pregnancy_at: ago(days) }
      expect(pregnancyOf(facts, now)).toBe(as)
      expect(isPregnancyAsked(facts, now)).toBe(asks)
    },
  )
})
