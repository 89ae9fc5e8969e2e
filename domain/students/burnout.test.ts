import { describe, expect, it } from 'vitest'
import { newBurnoutCheck } from './burnout-schema.ts'
import {
  type BurnoutAnswer,
  type BurnoutAnswers,
  burnoutAnswers,
  burnoutLevel,
  burnoutLevels,
  burnoutQuestions,
  burnoutVersion,
  needsHelp,
  scoreBurnout,
} from './burnout.ts'

const all = (strain: BurnoutAnswer, rest: BurnoutAnswer): BurnoutAnswers => ({
  strength: strain,
  sleep: strain,
  beginning: strain,
  attention: strain,
  meaning: strain,
  people: strain,
  temper: strain,
  rest,
})

describe('the score', () => {
  it.each([
    [all(0, 4), 0],
    [all(4, 0), 100],
    [all(2, 2), 50],
    // Time to rest counts the other way round.
    [all(0, 0), 13],
    [all(4, 4), 88],
    [{ ...all(0, 4), temper: 1 as const }, 3],
  ])('of %o is %d', (answers, score) => {
    expect(scoreBurnout(answers)).toBe(score)
  })

  it('weighs every question alike', () => {
    for (const { key } of burnoutQuestions)
      expect(scoreBurnout({ ...all(2, 2), [key]: 4 }), key).toBe(key === 'rest' ? 44 : 56)
  })
})

describe('the level', () => {
  it.each([
    [0, 'steady'],
    [24, 'steady'],
    [25, 'stretched'],
    [49, 'stretched'],
    [50, 'worn'],
    [74, 'worn'],
    [75, 'empty'],
    [100, 'empty'],
  ])('of %d is %s', (score, level) => {
    expect(burnoutLevel(score)).toBe(level)
  })

  it('leads to help in the upper half', () => {
    expect([0, 49, 50, 100].map(needsHelp)).toEqual([false, false, true, true])
  })

  it('names no illness', () => {
    const words = JSON.stringify([burnoutLevels, burnoutQuestions])
    expect(words).not.toMatch(/depress|disorder|diagnos|symptom|burnout|patient|severe|mild/i)
  })
})

describe('what is sent', () => {
  const fine = { version: burnoutVersion, answers: all(1, 3) }
  const { strength: _, ...seven } = all(1, 3)
  it('is every question with one of the five answers', () => {
    expect(newBurnoutCheck.safeParse(fine).success).toBe(true)
    expect(burnoutAnswers.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4])
    expect(new Set(burnoutQuestions.map(({ key }) => key)).size).toBe(8)
  })
  it.each([
    { ...fine, version: 2 },
    { ...fine, answers: seven },
    { ...fine, answers: { ...all(1, 3), sleep: 5 } },
    { ...fine, answers: { ...all(1, 3), sleep: '1' } },
    { ...fine, answers: { ...all(1, 3), more: 1 } },
    { ...fine, score: 0 },
  ])('is not %o', (wrong) => {
    expect(newBurnoutCheck.safeParse(wrong).success).toBe(false)
  })
})
