import { describe, expect, it } from 'vitest'
import { atSafety, begun, screeningId, throughCore } from '#tests/support/screening-walks.ts'
import { readDraft } from './draft.ts'
import {
  answerQuestion,
  continueToFollowUps,
  leaveSafety,
  skipFollowUps,
  startScreening,
} from './flow.ts'

const gateway = throughCore({ worry: 2, mood: 2 })
const read = (value: unknown) => readDraft(JSON.stringify(value))

describe('a draft', () => {
  it.each([
    ['at the intro', startScreening(screeningId, null)],
    ['in the middle', answerQuestion(answerQuestion(begun(), 1), 2)],
    ['at the gateway', gateway],
    ['in a follow-up', answerQuestion(continueToFollowUps(gateway), 1)],
    ['at the results', skipFollowUps(gateway)],
    ['at the results after the safety page', leaveSafety(atSafety({}), true)],
  ])('is read back %s', (_, state) => {
    expect(read(state)).toEqual(state)
  })

  it('of an older version, which could not end early, is read as one that did not', () => {
    const { has_ended_early, ...older } = begun()
    expect(has_ended_early).toBe(false)
    expect(read(older)).toEqual(begun())
  })

  it.each<[string, unknown]>([
    ['of an older scoring', { ...begun(), scoring_version: '2025-01' }],
    ['at a question that is not there', { ...begun(), at: { instrument: 'WHO-5', key: '5' } }],
    ['ahead of its answers', { ...begun(), at: { instrument: 'WHO-5', key: '1' } }],
    ['at the results without answers', { ...begun(), step: 'results', at: null }],
    ['at the gateway without answers', { ...begun(), step: 'gateway', at: null }],
    ['on the safety page without cause', { ...begun(), step: 'safety' }],
    ['in the screening without a question', { ...begun(), at: null }],
    [
      'with an answer that nobody can give',
      {
        ...answerQuestion(begun(), 1),
        answers: { 'WHO-5': { 0: 6 } },
      },
    ],
    [
      'in a follow-up that was not chosen',
      { ...continueToFollowUps(gateway), has_continued: false },
    ],
    ['ended early without cause', { ...skipFollowUps(gateway), has_ended_early: true }],
    ['with more in it', { ...begun(), admin: true }],
    ['that is a list', []],
    ['that is nothing', null],
  ])('%s is set aside', (_, value) => {
    expect(read(value)).toBeUndefined()
  })

  it.each(['', '{', 'undefined'])('of broken text %o is set aside', (text) => {
    expect(readDraft(text)).toBeUndefined()
    expect(readDraft(null)).toBeUndefined()
  })
})
