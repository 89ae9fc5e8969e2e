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

/** What step 1 to 6 must hold: hardly anything (specification section 5). */
export const schemaOfStep = (step: number) => async (): Promise<ZodMiniType> =>
  (await schemas())[names[step - 1]!]

/** What the last step must hold. */
export const consentSchema = async () => (await schemas()).consentStep
