import { describe, expect, it } from 'vitest'
import { mealGoals } from '#domain/care-plans/meal/options.ts'
import { askedIn, firstUnanswered } from './questions.ts'

const namesIn = (step: number, typed: Record<string, string[]>) =>
  askedIn(step, typed).map(({ name }) => name)

describe('the questions of the meal questionnaire', () => {
  it.each(
    mealGoals.map((goal) => [
      goal,
      {
        'Manage Weight': ['target', 'speed'],
        'Support a Specific Condition': ['condition'],
        'Support Fitness & Performance': ['activity', 'trainingHours'],
        'Improve Energy & Focus': [],
        'General Healthy Eating': [],
      }[goal],
    ]),
  )('ask details of the goal %s where it is one of the three', (goal, names) => {
    expect(namesIn(2, { primary_goal: [goal as string] })).toEqual(names)
  })

  it('ask for details where "Other" was chosen', () => {
    const condition = { primary_goal: ['Support a Specific Condition'], condition: ['Other'] }
    expect(namesIn(2, condition)).toEqual(['condition', 'other_condition'])
    expect(namesIn(3, { diet: ['Other'] })).toContain('other_diet')
    expect(namesIn(3, { diet: ['Vegan'] })).not.toContain('other_diet')
  })

  it('return the first step that misses an answer, also once the goal has changed', () => {
    const goal = { primary_goal: ['General Healthy Eating'] }
    const eating = { diet: ['Halal'], mealsPerDay: ['3'], allergies: [''] }
    const kitchen = { budget_amount: ['350'], people: ['4'], mealPrepTime: ['<30 mins/day'] }
    expect(firstUnanswered({})).toBe(1)
    expect(firstUnanswered(goal)).toBe(3)
    expect(firstUnanswered({ ...goal, ...eating })).toBe(4)
    expect(firstUnanswered({ ...goal, ...eating, ...kitchen })).toBe(5)
    expect(firstUnanswered({ ...goal, ...eating, ...kitchen, people: [' '] })).toBe(4)
    expect(firstUnanswered({ ...eating, ...kitchen, primary_goal: ['Manage Weight'] })).toBe(2)
  })
})
