import * as z from 'zod/mini'
import type { HealthHistory } from '../exercise/request.ts'
import { budgetText } from '../meal/budget.ts'
import type { MealAnswers } from '../meal/request.ts'

/**
 * What a plan must respect, shown to the providers who may claim a request: without a name, a contact
 * or a date of birth.
 */
export const planNeeds = z.object({
  /** In whole years today in Lusaka. */
  age: z.nullable(z.int()),
  /** Empty where none was named. */
  allergies: z.array(z.string()),
  conditions: z.array(z.string()),
  /** Allergies and conditions as the person wrote them in their profile. */
  profile: z.nullable(z.string()),
  /** "K350 weekly"; null for exercise plans, which ask for none. */
  budget: z.nullable(z.string()),
})
export type PlanNeeds = z.output<typeof planNeeds>

/** The answers that the needs are made of; what was not asked at the time is absent or null. */
export interface MealNeedsAnswers {
  goal_details: { condition?: unknown; other_condition?: unknown }
  dietary_profile: Pick<MealAnswers['dietary_profile'], 'allergens' | 'allergies' | 'health'>
  budget_logistics: Pick<MealAnswers['budget_logistics'], 'budget_amount' | 'budget_frequency'>
}
export interface ExerciseNeedsAnswers {
  health_history: Partial<Omit<HealthHistory, 'medication'>>
}

type Answered = Omit<PlanNeeds, 'age' | 'profile'>

/** A chosen answer that names nothing. */
const noneOfThese = 'None of these'

const written = (texts: readonly unknown[]) =>
  texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '')

export function mealNeeds({
  goal_details,
  dietary_profile,
  budget_logistics,
}: MealNeedsAnswers): Answered {
  const { allergens, allergies, health } = dietary_profile
  const { condition, other_condition } = goal_details
  const chosen: readonly unknown[] = Array.isArray(condition) ? condition : [condition]
  const named = chosen.map((one) => (one === 'Other' ? (other_condition ?? one) : one))
  return {
    allergies: written([...(allergens ?? []), allergies]),
    conditions: written([...named, ...(health ?? []).filter((fact) => fact !== noneOfThese)]),
    budget: budgetText(budget_logistics),
  }
}

export function exerciseNeeds({ health_history: health }: ExerciseNeedsAnswers): Answered {
  const { hasInjuries, injuryDetails, isPregnantOrPostpartum, warningSigns } = health
  return {
    allergies: [],
    conditions: written([
      health.medicalConditions,
      hasInjuries === 'Yes' ? `Injuries: ${injuryDetails || 'not described'}` : null,
      isPregnantOrPostpartum === 'Yes' ? 'Pregnant or postpartum' : null,
      ...(warningSigns ?? []).filter((sign) => sign !== noneOfThese),
    ]),
    budget: null,
  }
}
