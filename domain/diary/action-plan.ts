import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'

/** The parts of a personal plan for very low or high sugar, in reading order. */
export const actionPlanParts = [
  {
    name: 'my_targets',
    heading: 'My targets, as my clinician gave them',
    hint: 'For example before a meal, after a meal, at bedtime. They may differ from the usual ones.',
    max: 1000,
  },
  {
    name: 'when_low',
    heading: 'What I take when my sugar is low',
    hint: 'And where I keep it: at home, in the bag, at work.',
    max: 1000,
  },
  {
    name: 'when_high',
    heading: 'What I do when my sugar is high',
    hint: 'As your clinician told you. Never more medicine than was prescribed.',
    max: 1000,
  },
  { name: 'call_name', heading: 'Who I call', hint: 'Someone who can come.', max: 120 },
  { name: 'call_phone', heading: 'Their phone number', hint: '', max: 40 },
  { name: 'clinic', heading: 'My clinic or hospital', hint: 'Name, place, phone.', max: 1000 },
  {
    name: 'when_to_go',
    heading: 'When I go there at once',
    hint: 'And how: who takes you, also at night.',
    max: 1000,
  },
] as const

const phone = freeText(40).check(
  z.regex(/^(\+?[\d\s()-]{3,})?$/, 'Enter a phone number, for example 0977 123 456.'),
)

const parts = {
  my_targets: freeText(1000),
  when_low: freeText(1000),
  when_high: freeText(1000),
  call_name: freeText(120),
  call_phone: phone,
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
