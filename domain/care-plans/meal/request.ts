import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'
import { uuid } from '../../values/uuid.ts'
import {
  activities,
  budgetFrequencies,
  conditions,
  diets,
  mealGoals,
  mealsPerDay,
  prepTimes,
  weightSpeeds,
  weightTargets,
} from './options.ts'
import { allergens } from './allergen-names.ts'
import { mealPlan } from './plan.ts'
import { careSeenAt, storedRequest } from '../shared/request.ts'
import {
  contradictsItself,
  deniesPregnancyOfGoal,
  healthFacts,
  mayNotLoseWeight,
  noneWithOthers,
  pregnancyInGoalAlone,
  wantsWeightLoss,
  weightLossStopped,
} from '../shared/weight-loss.ts'

/** A request for a meal plan: what the five steps ask, by step, and what is stored and returned. */

export const agreementMissing = 'You must agree to the terms to submit.'

const longText = z.nullish(freeText(1000))

/** Step 1. */
export const goalStep = z.object({
  primary_goal: z.enum(mealGoals, 'Choose your main goal.'),
})

/** Step 2 for each of the three goals it asks about; what another goal asks is not read. */
export const goalDetails = {
  'Manage Weight': z.object({
    target: z.enum(weightTargets, 'Choose what you want to do with your weight.'),
    speed: z.enum(weightSpeeds, 'Choose how fast.'),
  }),
  'Support a Specific Condition': z.object({
    /** A list; one alone is how it was asked before several could be chosen. */
    condition: z.union(
      [
        z.array(z.enum(conditions)).check(
          z.minLength(1),
          z.refine((chosen) => new Set(chosen).size === chosen.length),
        ),
        z.enum(conditions),
      ],
      'Choose the conditions, each once.',
    ),
    /** Free text, for "Other". */
    other_condition: z.nullish(freeText(200)),
  }),
  'Support Fitness & Performance': z.object({
    activity: z.enum(activities, 'Choose your activity.'),
    other_activity: z.nullish(freeText(200)),
    /** Hours a week. */
    trainingHours: z.nullish(
      z
        .number('Enter the hours as a number.')
        .check(
          z.minimum(0, 'Enter hours from 0 to 60.'),
          z.maximum(60, 'Enter hours from 0 to 60.'),
        ),
    ),
  }),
} as const

/** Step 3. */
export const dietaryProfile = z.object({
  diet: z.enum(diets, 'Choose how you eat.'),
  other_diet: z.nullish(freeText(200)),
  /** The two lists were not asked before 2026-11-22. */
  allergens: z.nullish(
    z.array(z.enum(allergens, 'Choose from the list.')).check(z.maxLength(allergens.length)),
  ),
  allergies: longText,
  dislikes: longText,
  mealsPerDay: z.enum(mealsPerDay, 'Choose how many meals a day.'),
  health: z.nullish(
    z.array(z.enum(healthFacts, 'Choose from the list.')).check(z.maxLength(healthFacts.length)),
  ),
})

/** Step 3 as it is asked now: older answers may contradict themselves. */
export const dietaryStep = dietaryProfile.check(
  z.refine(({ health }) => !contradictsItself(health), {
    path: ['health'],
    error: noneWithOthers,
  }),
)

/** Step 3 after the answers about the goal: it does not deny the pregnancy that is in them. */
export const dietaryStepFor = (goal: Parameters<typeof deniesPregnancyOfGoal>[1]) =>
  dietaryStep.check(
    z.refine(({ health }) => !deniesPregnancyOfGoal(health, goal), {
      path: ['health'],
      error: pregnancyInGoalAlone,
    }),
  )

const maxKwacha = 1_000_000

/** Step 4. `budget_amount` is in kwacha, with at most two decimals; `people` are those who eat from it. */
export const budgetLogistics = z.object({
  budget_frequency: z._default(z.enum(budgetFrequencies, 'Choose weekly or monthly.'), 'weekly'),
  budget_amount: z.number('Enter your budget in kwacha.').check(
    z.minimum(1, 'Enter a budget of at least K1.'),
    z.maximum(maxKwacha, 'Enter a budget of at most K1,000,000.'),
    z.refine(
      (kwacha) => Number.isInteger(Math.round(kwacha * 1e6) / 1e4),
      'Use at most two decimals.',
    ),
  ),
  mealPrepTime: z.enum(prepTimes, 'Choose how much time you have to cook.'),
  people: z
    .int('Enter how many people eat.')
    .check(
      z.minimum(1, 'Enter a number from 1 to 30.'),
      z.maximum(30, 'Enter a number from 1 to 30.'),
    ),
})

/** Step 5. */
export const finalStep = z.object({
  final_details: z.nullish(freeText(2000)),
  agreement: z.literal(true, agreementMissing),
})

const common = {
  /** Made by the client, so that a retry writes once. */
  id: z.optional(uuid('Send a UUID.')),
  ...goalStep.shape,
  dietary_profile: dietaryStep,
  budget_logistics: budgetLogistics,
  ...finalStep.shape,
  care_seen_at: careSeenAt,
}

/** A request as it is sent. Status and owner are not the browser's to say, and are not read. */
export const newMealPlanRequest = z
  .object({ ...common, goal_details: z._default(z.looseObject({}), {}) })
  .check((checked) => {
    const { primary_goal, goal_details } = checked.value
    const asked = detailsOf(primary_goal)?.safeParse(goal_details)
    for (const issue of asked?.error?.issues ?? []) {
      checked.issues.push({
        code: 'custom',
        input: goal_details,
        path: ['goal_details', ...issue.path],
        message: issue.message,
      })
    }
    const { health } = checked.value.dietary_profile
    if (deniesPregnancyOfGoal(health, checked.value))
      checked.issues.push({
        code: 'custom',
        input: health,
        path: ['dietary_profile', 'health'],
        message: pregnancyInGoalAlone,
      })
    if (wantsWeightLoss(primary_goal, goal_details) && mayNotLoseWeight({ health }))
      checked.issues.push({
        code: 'custom',
        input: goal_details,
        path: ['goal_details', 'target'],
        message: weightLossStopped,
      })
  })
export type NewMealPlanRequest = z.output<typeof newMealPlanRequest>

/** What step 2 asks for a goal; undefined where it asks nothing. */
export function detailsOf(goal: string) {
  return goal in goalDetails ? goalDetails[goal as keyof typeof goalDetails] : undefined
}

/** The details that belong to the goal, and nothing else of what was sent. */
export function storedDetails({
  primary_goal,
  goal_details,
}: Pick<NewMealPlanRequest, 'primary_goal' | 'goal_details'>): Record<string, unknown> {
  return detailsOf(primary_goal)?.parse(goal_details) ?? {}
}

/** What of a request both its owner and the dietitian who answers it see. */
export const mealAnswers = z.object({
  primary_goal: z.enum(mealGoals),
  goal_details: z.record(z.string(), z.unknown()),
  dietary_profile: dietaryProfile,
  budget_logistics: budgetLogistics,
  final_details: z.nullable(z.string()),
})
export type MealAnswers = z.output<typeof mealAnswers>

/** A request as its owner sees it, with the newest plan that was written for it. */
export const mealPlanRequest = z.extend(mealAnswers, {
  ...storedRequest,
  /** Amount and frequency in one line (docs/specification.md, "Plan requests"): "K350 weekly". */
  budget: z.string(),
  /** While a change is being worked on, the plan before it. */
  plan: z.nullable(mealPlan),
})
export type MealPlanRequest = z.output<typeof mealPlanRequest>
