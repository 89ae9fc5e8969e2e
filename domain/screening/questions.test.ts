import { describe, expect, it } from 'vitest'
import { answerAll, atFollowUp, begun } from '#tests/support/screening-walks.ts'
import {
  answerQuestion,
  goBack,
  progressOf,
  questionAt,
  type ScreeningState,
  toNewScreeningResult,
  storedAnswers,
} from './flow.ts'
import { scoreScreening } from './scoring.ts'

/** The questions met in the open instrument, answering Yes to the exposure and 0 to the rest. */
const keysOf = (state: ScreeningState) => {
  const keys: string[] = []
  const { instrument } = state.at!
  let now = state
  while (now.step === 'screening' && now.at?.instrument === instrument) {
    keys.push(now.at.key)
    now = answerQuestion(now, now.at.key === 'exposure' ? 1 : 0)
  }
  return keys
}

/** The scores of the run so far, as the results page shows them. */
const scoresOf = (state: ScreeningState) => scoreScreening(storedAnswers(state))

describe('the unscored questions', () => {
  it('on daily life follows PHQ-9 only when an item is above 0, and is dropped when none is any more', () => {
    let state = answerAll(answerAll(begun(), 3), 0)
    for (let item = 0; item < 9; item += 1) state = answerQuestion(state, item === 2 ? 1 : 0)
    expect(questionAt(state)?.key).toBe('functional')
    expect(progressOf(state)?.words).toBe('One more question')
    state = answerQuestion(state, 2)
    expect(state.step).toBe('results')
    const again: ScreeningState = {
      ...state,
      step: 'screening',
      at: { instrument: 'PHQ-9', key: '2' },
    }
    let changed = answerQuestion(again, 0)
    while (changed.step === 'screening') changed = answerQuestion(changed, 0)
    expect(changed.step).toBe('results')
    expect(toNewScreeningResult(changed).answers['PHQ-9']).not.toHaveProperty('functional')
    expect(toNewScreeningResult(state).answers['PHQ-9']).toHaveProperty('functional', 2)
  })

  it('on exposure comes first in PC-PTSD-5, and its No ends it with 0', () => {
    const state = atFollowUp('PC-PTSD-5')
    expect(questionAt(state)).toMatchObject({ key: 'exposure', examples: expect.any(Array) })
    expect(progressOf(state)?.words).toBe('First question')
    expect(keysOf(state)).toEqual(['exposure', '0', '1', '2', '3', '4'])
    const no = answerQuestion(state, 0)
    expect(no.at?.instrument).toBe('CAGE-AID')
    expect(scoresOf(no)['PC-PTSD-5']).toBe(0)
    expect(toNewScreeningResult(no).answers['PC-PTSD-5']).toEqual({ exposure: 0 })
  })

  it('on exposure changed from Yes to No drops what was answered behind it', () => {
    let state = answerAll(atFollowUp('PC-PTSD-5'), 1)
    while (state.at?.key !== 'exposure') state = goBack(state)
    expect(toNewScreeningResult(answerQuestion(state, 0)).answers['PC-PTSD-5']).toEqual({
      exposure: 0,
    })
  })
})

describe('what does not apply', () => {
  it('asks men 14 of the 15 questions of PHQ-15, and keeps null for the one that is for women', () => {
    const state = atFollowUp('PHQ-15', 'male')
    expect(progressOf(state)?.words).toBe('Question 1 of 14')
    expect(keysOf(state)).not.toContain('3')
    const done = answerAll(state, 2)
    expect(scoresOf(done)['PHQ-15']).toBe(28)
    expect(toNewScreeningResult(done).answers['PHQ-15']).toHaveProperty('3', null)
  })

  it.each(['female', null] as const)('offers others (%s) "Does not apply to me"', (gender) => {
    let state: ScreeningState = { ...atFollowUp('PHQ-15'), gender }
    expect(progressOf(state)?.words).toBe('Question 1 of 15')
    const upTo = (key: string) => {
      while (state.at!.key !== key) state = answerQuestion(state, 0)
    }
    upTo('3')
    expect(questionAt(state)!.choices.at(-1)).toEqual({
      label: 'Does not apply to me',
      value: null,
    })
    upTo('10')
    expect(questionAt(state)!.choices.at(-1)).toEqual({
      label: 'Prefer not to answer',
      value: null,
    })
    expect(answerQuestion(state, null).at!.key).toBe('11')
  })

  it('ends CAGE-AID with null throughout for a person who neither drinks nor uses drugs', () => {
    const state = atFollowUp('CAGE-AID')
    expect(questionAt(state)!.choices.map(({ label }) => label)).toEqual([
      'Yes',
      'No',
      'I do not drink alcohol or use drugs',
    ])
    const done = answerQuestion(state, null)
    expect(done.step).toBe('results')
    expect(toNewScreeningResult(done).answers['CAGE-AID']).toEqual({
      0: null,
      1: null,
      2: null,
      3: null,
    })
    expect(scoresOf(done)['CAGE-AID']).toBe(0)
    const second = answerQuestion(state, 0)
    expect(questionAt(second)!.choices).toHaveLength(2)
  })
})
