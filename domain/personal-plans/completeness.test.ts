import { describe, expect, it } from 'vitest'
import { missingIn } from './completeness.ts'
import { emptyGoal, type Goal, type PlanContent } from './goals.ts'

const today = '2026-11-30'
const blank = emptyGoal('a', 'b')
const goal: Goal = {
  ...blank,
  goal: 'Sleep through the night',
  steps: blank.steps.map((step) => ({ ...step, step: 'To bed at ten', when: 'Each evening' })),
}
const whole: PlanContent = { goals: [goal], review_on: '2027-02-01', agreed_on: today }

describe('a care plan', () => {
  it('with goals, steps, a review and the day of the agreement can be published', () => {
    expect(missingIn(whole, today)).toEqual({})
  })

  it('names each field that is missing, in order', () => {
    expect(missingIn({ goals: [blank], review_on: null, agreed_on: null }, today)).toEqual({
      'goals.0.goal': 'Write the goal.',
      'goals.0.steps.0.step': 'Write the step.',
      'goals.0.steps.0.when': 'Write how often, or when.',
      review_on: 'Choose the day of the review.',
      agreed_on: 'Choose the day on which you agreed on it together.',
    })
    expect(Object.keys(missingIn({ ...whole, goals: [] }, today))).toEqual(['goals'])
    const without = { ...whole, goals: [{ ...goal, steps: [] }] }
    expect(Object.keys(missingIn(without, today))).toEqual(['goals.0.steps'])
  })

  it('asks who does a step that neither the patient nor the provider does', () => {
    const steps = goal.steps.map((step) => ({ ...step, who: 'other' as const }))
    expect(missingIn({ ...whole, goals: [{ ...goal, steps }] }, today)).toEqual({
      'goals.0.steps.0.who_words': 'Write who does it.',
    })
  })

  it.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2027-11-30', true],
    ['2027-12-01', false],
  ])('is reviewed within 12 months and after today: %s', (review_on, isRight) => {
    expect(Object.keys(missingIn({ ...whole, review_on }, today))).toEqual(
      isRight ? [] : ['review_on'],
    )
  })

  it('was agreed on today or before, and its goals are not over yet', () => {
    expect(missingIn({ ...whole, agreed_on: '2026-12-01' }, today)).toHaveProperty('agreed_on')
    const over = { ...whole, goals: [{ ...goal, by: '2026-11-29' }] }
    expect(missingIn(over, today)).toHaveProperty(['goals.0.by'])
  })
})
