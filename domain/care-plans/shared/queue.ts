import * as z from 'zod/mini'
import { exerciseAnswers } from '../exercise/request.ts'
import { exercisePlan, newExercisePlan } from '../exercise/plan.ts'
import { genders } from '#domain/values/gender.ts'
import { uuid } from '../../values/uuid.ts'
import { mealPlan, newMealPlan } from '../meal/plan.ts'
import { mealAnswers } from '../meal/request.ts'
import { identity } from '../../practice/identity.ts'
import { beforeClaim } from './before-claim.ts'
import { planKinds } from './kinds.ts'
import { planReason } from './plan.ts'
import { requestProgress, requestStatuses } from './request.ts'

/** The queue of those who write plans, and what they see of a request once they have taken it. */

const instant = z.iso.datetime({ offset: true })

/** A row of the queue. It has a name only once the provider has claimed the request. */
export const planRequestRow = z.object({
  id: uuid(),
  kind: z.enum(planKinds),
  primary_goal: z.nullable(z.string()),
  status: z.enum(requestStatuses),
  created_at: instant,
  /** Since the request was sent, or since the newest note that asks for a change. */
  waiting_since: instant,
  /** Null while the person waits for the plan or for a change of it. */
  completed_at: z.nullable(instant),
  /** How often a change was asked for. */
  changes: z.int(),
  is_mine: z.boolean(),
  /** Null until a provider claims it. */
  full_name: z.nullable(z.string()),
  ...identity,
  /** Null once the caller has claimed it: the whole request is theirs to open. */
  before_claim: z.nullable(beforeClaim),
})
export type PlanRequestRow = z.output<typeof planRequestRow>

export const planRequestsQuery = z.object({
  status: z._default(z.enum(requestStatuses, 'Send pending or completed.'), 'pending'),
})

const whole = {
  ...requestProgress,
  /** A provider asked the questions and typed the answers. */
  at_clinic: z.boolean(),
  /** With which earlier versions passed a stop, newest first, of every writer. */
  reasons: z.array(planReason),
  person: z.object({
    id: uuid(),
    full_name: z.string(),
    ...identity,
    gender: z.nullable(z.enum(genders)),
    /** In whole years today in Lusaka. */
    age: z.nullable(z.int()),
    /** To dietitians alone: the food allergens that the profile names, and no other word of it. */
    allergies_in_profile: z.nullable(z.string()),
    /** What their care profile says now, which may be newer than their answers; null where it says no such thing. */
    pregnancy: z.nullable(
      z.object({ status: z.enum(['pregnant', 'postpartum']), answered_at: instant }),
    ),
    /** To dietitians alone, whose questionnaire asks for it. */
    kidney_disease: z.nullable(z.object({ answered_at: z.nullable(instant) })),
  }),
}

/** A request that one has taken, with the newest plan written for it. */
export const takenPlanRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('meal'),
    ...whole,
    answers: mealAnswers,
    budget: z.string(),
    plan: z.nullable(mealPlan),
  }),
  z.object({
    kind: z.literal('exercise'),
    ...whole,
    answers: exerciseAnswers,
    plan: z.nullable(exercisePlan),
  }),
])
export type TakenPlanRequest = z.output<typeof takenPlanRequest>

/** What answers a request: a plan of its kind. */
export const newPlan = z.union([newMealPlan, newExercisePlan])
export type NewPlan = z.output<typeof newPlan>
