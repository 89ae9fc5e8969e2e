import * as z from 'zod/mini'
import { pregnancies } from '../../readings/care.ts'
import { planKinds } from './kinds.ts'

/** A plan that a dietitian or fitness expert starts for a patient who is with them (docs/decisions/142-clinic-plans.md). */

const instant = z.iso.datetime({ offset: true })

/** Whether the caller may ask a patient what a plan needs, and with what the questions begin. */
export const planPermission = z.object({
  /** What the caller writes. */
  kind: z.enum(planKinds),
  is_given: z.boolean(),
  /** Without a login they agree at the counter. */
  has_login: z.boolean(),
  /** Null without consent. */
  known: z.nullable(
    z.object({
      /** Null where the clinic knows no day and no year of birth. */
      is_under_18: z.nullable(z.boolean()),
      /** By their care profile, sex and age. */
      pregnancy: z.enum(pregnancies),
      pregnancy_at: z.nullable(instant),
      /** Only for dietitians, whose questionnaire asks for it. */
      kidney_disease: z.boolean(),
      /** Only for dietitians: the food allergens that the profile names, and no other word of it. */
      allergies: z.nullable(z.string()),
    }),
  ),
})
export type PlanPermission = z.output<typeof planPermission>
