import * as z from 'zod/mini'
import { newExercisePlan } from '../exercise/plan.ts'
import { newMealPlan } from '../meal/plan.ts'
import { freeText } from '#domain/values/text.ts'
import { uuid } from '../../values/uuid.ts'

/** Plans that a provider keeps to start from. */

/** How many a provider may keep. */
export const maxTemplates = 100

/** The message is written for a person, so a template may leave it empty. */
const message = z._default(freeText(4000), '')
export const mealTemplate = z.extend(
  z.omit(newMealPlan, {
    id: true,
    follows_version: true,
    weight_loss_reason: true,
    allergens_checked: true,
  }),
  { dietitian_message: message },
)
export const exerciseTemplate = z.extend(
  z.omit(newExercisePlan, {
    id: true,
    follows_version: true,
    weight_loss_reason: true,
    painful_reason: true,
  }),
  {
    expert_message: message,
  },
)

const name = freeText(120).check(z.minLength(1, 'Give the template a name.'))

const unionOf = <More extends z.core.$ZodLooseShape>(more: More) =>
  z.discriminatedUnion(
    'kind',
    [
      z.object({ ...more, kind: z.literal('meal'), name, content: mealTemplate }),
      z.object({ ...more, kind: z.literal('exercise'), name, content: exerciseTemplate }),
    ],
    'Choose meal or exercise.',
  )

/** As it is sent; the id, made by the client, makes a retry harmless. */
export const newPlanTemplate = unionOf({ id: z.optional(uuid('Send a UUID.')) })
export type NewPlanTemplate = z.output<typeof newPlanTemplate>

/** What replaces a template, whole; its kind stays. */
export const planTemplateChange = unionOf({})
export type PlanTemplateChange = z.output<typeof planTemplateChange>

export const planTemplate = unionOf({
  id: uuid(),
  updated_at: z.iso.datetime({ offset: true }),
})
export type PlanTemplate = z.output<typeof planTemplate>
