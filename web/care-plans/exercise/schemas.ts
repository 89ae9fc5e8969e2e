import type { ZodMiniType } from 'zod/mini'
import { seenIn } from '#web/care-plans/shared/known-answers.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { readTyped } from '#web/platform/forms/form-data.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

/** Fetched at the first touch of a step. */
const schemas = loadOnce(() => import('#domain/care-plans/exercise/request.ts'))

/** The schemas of steps 1 to 6, by the part of the request that each asks for. */
async function partSchemas() {
  const domain = await schemas()
  return {
    profile_goals: domain.profileGoals,
    fitness_level: domain.fitnessLevel,
    environment_equipment: domain.environmentEquipment,
    health_history: domain.healthStep,
    exercise_preferences: domain.exercisePreferences,
    lifestyle_nutrition: domain.lifestyleNutrition,
  }
}

/**
 * The schema of step 1 to 6: hardly anything is required (docs/specification.md, "Exercise
 * questionnaire").
 */
export const schemaOfStep = (step: number) => async (): Promise<ZodMiniType> =>
  Object.values(await partSchemas())[step - 1]!

/** The schema of the last step. */
export const consentSchema = async () => (await schemas()).consentStep

/** All that was typed as it is sent, or the number of the first step with an invalid answer. */
export async function requestIn(typed: Typed) {
  const { newExercisePlanRequest } = await schemas()
  const parts = await partSchemas()
  const read = Object.entries(parts).map(([name, schema]) => [name, readTyped(schema, typed)])
  const checked = newExercisePlanRequest.safeParse({
    ...Object.fromEntries(read),
    consent_given: true,
    care_seen_at: seenIn(typed),
  })
  if (checked.success) return checked.data
  const wrong = checked.error.issues[0]?.path[0]
  return { wrongStep: Object.keys(parts).findIndex((name) => name === wrong) + 1 }
}
