import { expect, it } from 'vitest'
import { exerciseAnswers } from '#tests/support/exercise-samples.ts'
import { mealAnswers } from '#tests/support/meal-plan-samples.ts'
import { newExercisePlanRequest } from '../exercise/request.ts'
import { dietaryStepFor, newMealPlanRequest } from '../meal/request.ts'
import { contradictsItself, healthNotes, mayNotLoseWeight } from './weight-loss.ts'

it.each([
  [{ health: ['Pregnant'] }, true],
  [{ health: ['Underweight, or losing weight without wanting to'] }, true],
  [{ health: ['An eating disorder, now or before'] }, true],
  [{ health: ['TB'] }, true],
  [{ age: 17 }, true],
  [{ isPregnant: true }, true],
  [{ age: 18, health: ['HIV'] }, false],
  [{ age: null, health: ['None of these'] }, false],
  [{ health: null }, false],
])('stops weight loss for %o: %s', (person, isStopped) => {
  expect(mayNotLoseWeight(person)).toBe(isStopped)
})

it('is rejected in a request for meals and for exercise, the goal named', () => {
  const eating = { ...mealAnswers.dietary_profile, health: ['Pregnant'] }
  const meals = newMealPlanRequest.safeParse({ ...mealAnswers, dietary_profile: eating })
  expect(meals.error?.issues.map(({ path }) => path.join('.'))).toEqual(['goal_details.target'])
  const kept = { ...mealAnswers, goal_details: { target: 'Maintain Weight', speed: 'Moderately' } }
  expect(newMealPlanRequest.safeParse({ ...kept, dietary_profile: eating }).success).toBe(true)

  const exercise = {
    ...exerciseAnswers,
    consent_given: true,
    profile_goals: { primaryGoal: 'Weight Loss' },
    health_history: { isPregnantOrPostpartum: 'Yes' },
  }
  const rejected = newExercisePlanRequest.safeParse(exercise)
  expect(rejected.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'profile_goals.primaryGoal',
  ])
})

it('counts a pregnancy that is only in the goal, and rejects answers that deny it, by their field', () => {
  const goal = {
    primary_goal: 'Support a Specific Condition' as const,
    goal_details: { condition: ['PCOS', 'Pregnancy/Postpartum'] },
  }
  expect(healthNotes(['HIV'], goal)[0]).toContain('Their goal says pregnancy')
  expect(healthNotes(['HIV'], goal)).toHaveLength(2)
  expect(healthNotes(['Pregnant'], goal)).toHaveLength(1)
  expect(healthNotes(['HIV'], { ...goal, primary_goal: 'Manage Weight' })).toHaveLength(1)
  const ask = (health: string[]) =>
    newMealPlanRequest
      .safeParse({
        ...mealAnswers,
        ...goal,
        dietary_profile: { ...mealAnswers.dietary_profile, health },
      })
      .error?.issues.map(({ path }) => path.join('.'))
  expect(ask(['None of these'])).toEqual(['dietary_profile.health'])
  expect(ask(['Breastfeeding'])).toBeUndefined()
  const step = (health: string[]) =>
    dietaryStepFor(goal).safeParse({ ...mealAnswers.dietary_profile, health }).success
  expect([step(['None of these']), step(['Pregnant'])]).toEqual([false, true])
})

it.each([
  [['HIV', 'None of these'], true],
  [['TB', 'Rather not say'], true],
  [['Fainting, or dizzy enough to fall, in the last year', 'Prefer not to say'], true],
  [['HIV', 'TB'], false],
  [['Prefer not to say'], false],
])('finds that %j contradicts itself: %s', (chosen, isContradiction) => {
  expect(contradictsItself(chosen)).toBe(isContradiction)
})

it('shows the dietitian what to agree with a clinician, and what was not answered', () => {
  expect(healthNotes(['Kidney disease', 'HIV'])).toHaveLength(2)
  expect(healthNotes(['None of these'])).toEqual([])
  for (const unsaid of [null, [], ['Rather not say']])
    expect(healthNotes(unsaid)[0]).toContain('Ask before you plan')
})
