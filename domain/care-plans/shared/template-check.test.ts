import { expect, it } from 'vitest'
import type { HealthHistory } from '../exercise/request.ts'
import type { MealAnswers } from '../meal/request.ts'
import type { TakenPlanRequest } from './queue.ts'
import { checkTemplate } from './template-check.ts'

type Profile = Partial<MealAnswers['dietary_profile']>

const meals = {
  dietitian_message: '',
  weekly_schedule: [
    { day: 'Monday' as const, meals: [{ meal: 'Lunch', dish: 'Nshima and bream' }] },
  ],
  recipes: [],
  shopping_list: [],
}
const sessions = {
  expert_message: '',
  weekly_schedule: [{ day: 'Monday' as const, focus: 'Legs', exercises: [] }],
}
const mealRequest = (profile: Profile, written: string | null = null) =>
  ({
    kind: 'meal',
    person: { allergies_in_profile: written },
    answers: {
      dietary_profile: { diet: 'No restrictions', health: ['None of these'], ...profile },
    },
  }) as TakenPlanRequest
const exerciseRequest = (health_history: Partial<HealthHistory>) =>
  ({ kind: 'exercise', answers: { health_history } }) as TakenPlanRequest

it('has nothing to say where a template fits', () => {
  expect(checkTemplate(mealRequest({}), meals)).toEqual({ misfits: [], notes: [] })
})

it('names meals against the diet and the allergies of the profile', () => {
  const lunch = 'Monday, Lunch: Nshima and bream'
  expect(checkTemplate(mealRequest({ diet: 'Vegan' }), meals).misfits).toEqual([
    { where: lunch, reasons: ['Not vegan: bream'] },
  ])
  expect(checkTemplate(mealRequest({}, 'Fish makes me itch'), meals).misfits).toEqual([
    { where: lunch, reasons: ['Must not eat: fish'] },
  ])
})

it('repeats a diet in own words, and what a clinician should agree to first', () => {
  const { notes } = checkTemplate(
    mealRequest({ diet: 'Other', other_diet: 'Seventh-day Adventist', health: ['Kidney disease'] }),
    meals,
  )
  expect(notes).toEqual([
    'Their diet in their words: Seventh-day Adventist',
    'Kidney disease: agree the plan with their clinician first.',
  ])
})

it('says so where the person did not answer about their health', () => {
  for (const health of [null, [], ['Rather not say' as const]])
    expect(checkTemplate(mealRequest({ health }), meals).notes).toHaveLength(1)
})

it('says before training that a clinician comes first, also where that was not answered', () => {
  const clear = {
    isPregnantOrPostpartum: 'No',
    clearedForExercise: 'Yes',
    medicalConditions: 'None',
    warningSigns: ['None of these'],
  } as const
  expect(
    checkTemplate(exerciseRequest({ ...clear, warningSigns: ['None of these'] }), sessions).notes,
  ).toEqual([])
  for (const health of [{ ...clear, isPregnantOrPostpartum: 'Yes' }, {}] as const)
    expect(checkTemplate(exerciseRequest(health as HealthHistory), sessions).notes).toEqual([
      'They should talk to a clinician before they train.',
    ])
})
