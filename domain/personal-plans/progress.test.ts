import { describe, expect, it } from 'vitest'
import { emptyGoal, emptyStep, isEmptyContent, whoWords } from './goals.ts'
import { daysDone, markOf, nextSteps, reviewState } from './progress.ts'

const daily = { ...emptyStep('daily'), step: 'Walk' }
const once = { ...emptyStep('once'), step: 'Buy a cuff', is_once: true }
const theirs = { ...emptyStep('theirs'), step: 'Write to the doctor', who: 'provider' as const }
const goals = [{ ...emptyGoal('goal', 'unused'), goal: 'Sleep', steps: [daily, once, theirs] }]

describe('a step', () => {
  it('that is done day by day is open again on the next day', () => {
    const marks = [{ step_id: 'daily', day: '2026-11-29' }]
    expect(markOf(daily, marks, '2026-11-29')).toEqual(marks[0])
    expect(markOf(daily, marks, '2026-11-30')).toBeUndefined()
  })

  it('that is done once stays done', () => {
    const marks = [{ step_id: 'once', day: '2026-11-01' }]
    expect(markOf(once, marks, '2026-11-30')).toEqual(marks[0])
  })

  it('of the provider is no next step of the patient', () => {
    expect(nextSteps(goals, [], '2026-11-30').map(({ id }) => id)).toEqual(['daily', 'once'])
    const marks = [
      { step_id: 'daily', day: '2026-11-30' },
      { step_id: 'once', day: '2026-11-02' },
    ]
    expect(nextSteps(goals, marks, '2026-11-30')).toEqual([])
  })

  it('counts each of the last seven days once', () => {
    const days = ['2026-11-24', '2026-11-30']
    const marks = ['2026-11-30', '2026-11-30', '2026-11-01'].map((day) => ({ step_id: 'a', day }))
    expect(daysDone('a', marks, days)).toBe(1)
  })

  it('says who does it', () => {
    const names = { patient: 'You', provider: 'Chileshe Mumba' }
    expect(whoWords(daily, names)).toBe('You')
    expect(whoWords(theirs, names)).toBe('Chileshe Mumba')
    expect(whoWords(theirs, { ...names, provider: null })).toBe('Your provider')
    expect(whoWords({ who: 'other', who_words: 'My sister' }, names)).toBe('My sister')
  })
})

it('a review is due on its day, and over after it', () => {
  expect(reviewState('2026-11-30', '2026-11-29')).toBe('later')
  expect(reviewState('2026-11-30', '2026-11-30')).toBe('today')
  expect(reviewState('2026-11-30', '2026-12-01')).toBe('over')
})

it('a plan is empty until a word is written', () => {
  expect(isEmptyContent({ goals: [emptyGoal('a', 'b')] })).toBe(true)
  expect(isEmptyContent({ goals })).toBe(false)
})
