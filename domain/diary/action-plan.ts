import * as z from 'zod/mini'
import { numberToCall } from '../phone/phone-schema.ts'
import { freeText } from '../values/text.ts'

const parts = {
  my_targets: freeText(1000),
  when_low: freeText(1000),
  when_high: freeText(1000),
  call_name: freeText(120),
  call_phone: numberToCall,
  clinic: freeText(1000),
  when_to_go: freeText(1000),
}

/** A plan as it is written: all parts, and the version that the writer saw, 0 where there was none. */
export const newActionPlan = z.strictObject({ ...parts, version: z.int().check(z.minimum(0)) })
export type NewActionPlan = z.output<typeof newActionPlan>

/** The parts alone, as a form holds them. */
export const actionPlanTexts = z.object(parts)
export type ActionPlanTexts = z.output<typeof actionPlanTexts>

export const actionPlan = z.object({
  my_targets: z.string(),
  when_low: z.string(),
  when_high: z.string(),
  call_name: z.string(),
  call_phone: z.string(),
  clinic: z.string(),
  when_to_go: z.string(),
  version: z.int(),
  updated_at: z.iso.datetime({ offset: true }),
})
export type ActionPlan = z.output<typeof actionPlan>
