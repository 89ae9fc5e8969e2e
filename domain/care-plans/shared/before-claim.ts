import * as z from 'zod/mini'

/** Whole years today in Lusaka, in groups so wide that they name no one. `plans.age_group` has the same words. */
export const ageGroups = ['under 18', '18 to 39', '40 to 64', '65 or older'] as const

/**
 * What a plan writer sees of a request before they claim it, besides its kind, its goal and its age: who wrote
 * it and what they answered is read by the provider who has claimed it.
 */
export const beforeClaim = z.object({
  /** Null where the person has given no date of birth. */
  age_group: z.nullable(z.enum(ageGroups)),
  /**
   * A clinician's word is needed before the plan, for any of many reasons, or the person left it open
   * (domain/care-plans/exercise/clearance.ts, domain/care-plans/shared/weight-loss.ts).
   */
  clinician_first: z.boolean(),
})
export type BeforeClaim = z.output<typeof beforeClaim>
