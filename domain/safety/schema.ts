import * as z from 'zod/mini'
import { freeText } from '../text.ts'
import { type SafetyAlertOutcome, safetyAlertOutcomes } from './outcomes.ts'
import { longestPlanPart } from './plan.ts'

const part = z._default(freeText(longestPlanPart), '')

/** A safety plan as a person writes it; a part that is left out is empty. */
export const newSafetyPlan = z.strictObject({
  warning_signs: part,
  things_i_can_do: part,
  people_and_places: part,
  people_to_ask: part,
  professionals: part,
  making_it_safer: part,
})
export type NewSafetyPlan = z.output<typeof newSafetyPlan>

/** The plan as it is kept and answered. */
export const safetyPlan = z.object({
  warning_signs: z.string(),
  things_i_can_do: z.string(),
  people_and_places: z.string(),
  people_to_ask: z.string(),
  professionals: z.string(),
  making_it_safer: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
})
export type SafetyPlan = z.output<typeof safetyPlan>

/** A person's wish that their provider be told; `id` is made by their device, so that a retry tells once. */
export const newSafetyAlert = z.strictObject({ id: z.optional(z.uuid('Must be a UUID.')) })
export type NewSafetyAlert = z.output<typeof newSafetyAlert>

/** Who has been told. Nobody, where the list is empty: without consent, or without a provider. */
export const safetyAlertRaised = z.object({
  alerted: z.array(z.object({ full_name: z.string() })),
})
export type SafetyAlertRaised = z.output<typeof safetyAlertRaised>

const outcome = z.enum(
  Object.keys(safetyAlertOutcomes) as [SafetyAlertOutcome, ...SafetyAlertOutcome[]],
  'Choose what came of it.',
)

export const newAcknowledgement = z.strictObject({
  outcome,
  note: z.nullish(freeText(1000)),
})
export type NewAcknowledgement = z.output<typeof newAcknowledgement>

/** An alert as the provider sees it: that there is one, never why. */
export const safetyAlert = z.object({
  id: z.uuid(),
  patient: z.object({ id: z.uuid(), full_name: z.string(), email: z.nullable(z.string()) }),
  raised_at: z.iso.datetime({ offset: true }),
  /** When it was raised once more while nobody had acknowledged it. */
  raised_again_at: z.nullable(z.iso.datetime({ offset: true })),
  acknowledged_at: z.nullable(z.iso.datetime({ offset: true })),
  outcome: z.nullable(outcome),
  note: z.nullable(z.string()),
})
export type SafetyAlert = z.output<typeof safetyAlert>
