import type { ZodMiniType } from 'zod/mini'

/** Fetched at the first touch of a step. */
const schemas = () => import('#domain/care-plans/exercise/request.ts')

const names = [
  'profileGoals',
  'fitnessLevel',
  'environmentEquipment',
  'healthHistory',
  'exercisePreferences',
  'lifestyleNutrition',
] as const

/** The schema of step 1 to 6: hardly anything is required (specification section 5). */
export const schemaOfStep = (step: number) => async (): Promise<ZodMiniType> =>
  (await schemas())[names[step - 1]!]

/** The schema of the last step. */
export const consentSchema = async () => (await schemas()).consentStep
