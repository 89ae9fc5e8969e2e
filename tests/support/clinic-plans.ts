import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import type { Persona, TestApp } from './app.ts'
import { wholeExerciseRequest } from './exercise-samples.ts'
import { mealAnswers } from './meal-plan-samples.ts'

type Patient = Pick<Persona, 'user_id'>

/** Answers to a questionnaire that no rule stops. */
export const clinicAnswers = {
  meal: { ...mealAnswers, goal_details: {}, primary_goal: 'General Healthy Eating' },
  exercise: wholeExerciseRequest,
} as const

/** The calls of a provider who starts a plan with a patient at the clinic. */
export function clinicPlansIn(app: () => TestApp) {
  const at = ({ user_id }: Patient) => `/api/provider/patients/${user_id}`
  return {
    planPermission: (as: Persona, patient: Patient) =>
      app().call('GET', `${at(patient)}/plan-permission`, { as }),
    start: (as: Persona, patient: Patient, kind: PlanKind, more: object = {}) =>
      app().call('POST', `${at(patient)}/${kind}-plan-requests`, {
        as,
        body: { ...clinicAnswers[kind], ...more },
      }),
  }
}
