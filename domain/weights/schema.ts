import * as z from 'zod/mini'
import { limitsOf, type Measure, missing } from '../readings/measures.ts'
import { secondsAgo } from '../readings/schema.ts'
import { correction } from '../values/correction.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { bodyMeasures, wordsOnHeight } from './measures.ts'

const isEmpty = (input: unknown) => input === undefined || input === null

/** A number within the limits of its measure, with two decimals at most, as scales show them. */
function measured(measure: Measure, wordsOn = (_input: unknown) => limitsOf(measure)) {
  return z
    .number({ error: ({ input }) => (isEmpty(input) ? missing(measure) : wordsOn(input)) })
    .check(
      z.minimum(measure.min, { error: ({ input }) => wordsOn(input) }),
      z.maximum(measure.max, { error: ({ input }) => wordsOn(input) }),
      z.refine(
        (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
        `${measure.name} has at most two decimals.`,
      ),
    )
}

const parts = {
  weight_kg: measured(bodyMeasures.weight_kg),
  waist_cm: z.nullish(measured(bodyMeasures.waist_cm)),
  height_cm: z.nullish(measured(bodyMeasures.height_cm, wordsOnHeight)),
  notes: z.nullish(freeText(1000)),
  seconds_ago: secondsAgo,
}

/** A weight as a person logs it; `id` is made by their device so that a retry never writes twice. */
export const newWeight = z.strictObject({ id: z.optional(uuid('Must be a UUID.')), ...parts })
export type NewWeight = z.infer<typeof newWeight>

/** The whole entry as it is to be; without `seconds_ago` its time stays. */
export const weightCorrection = z.strictObject({ ...correction, ...parts })
export type WeightCorrection = z.infer<typeof weightCorrection>

/** An entry as it is stored and returned. */
export const weightEntry = z.object({
  id: uuid(),
  user_id: uuid(),
  weight_kg: z.number(),
  waist_cm: z.nullable(z.number()),
  height_cm: z.nullable(z.number()),
  notes: z.nullable(z.string()),
  /** When it was measured. */
  created_at: z.iso.datetime({ offset: true }),
  /** When it was last corrected; absent where it is as it was logged. */
  corrected_at: z.optional(z.iso.datetime({ offset: true })),
})
export type WeightEntry = z.infer<typeof weightEntry>
