import * as z from 'zod/mini'
import { freeText } from '../text.ts'
import { bloodPressureCategories } from './blood-pressure.ts'
import { glucoseCategories, glucoseContexts, glucoseUnits, otherUnit } from './glucose.ts'
import {
  type Measure,
  isWithinLimits,
  limitsOf,
  longestWait,
  measures,
  missing,
} from './measures.ts'

/** A whole number within the limits of its measure. */
function wholeNumberOf(measure: Measure) {
  const words = limitsOf(measure, 'whole number')
  const isEmpty = (input: unknown) => input === undefined || input === null
  return z
    .int({ error: ({ input }) => (isEmpty(input) ? missing(measure) : words) })
    .check(z.minimum(measure.least, words), z.maximum(measure.most, words))
}

/**
 * How long ago a reading was taken that waited on a phone for a line. Not when: of a clock that is wrong
 * the difference is still right.
 */
const secondsAgo = z.optional(
  z
    .number('Must be a number of seconds.')
    .check(
      z.minimum(0, 'A reading cannot lie ahead.'),
      z.maximum(longestWait, 'This reading was taken more than 30 days ago.'),
    ),
)

/** A reading as a person logs it; `id` is made by their device so that a retry never writes twice. */
export const newBloodPressureReading = z
  .strictObject({
    id: z.optional(z.uuid('Must be a UUID.')),
    systolic: wholeNumberOf(measures.systolic),
    diastolic: wholeNumberOf(measures.diastolic),
    pulse: z.nullish(wholeNumberOf(measures.pulse)),
    notes: z.nullish(freeText(1000)),
    seconds_ago: secondsAgo,
  })
  .check(
    z.refine(({ systolic, diastolic }) => diastolic < systolic, {
      path: ['diastolic'],
      error: 'Diastolic pressure must be below systolic pressure.',
    }),
  )

export type NewBloodPressureReading = z.infer<typeof newBloodPressureReading>

/** A reading as it is kept and answered. */
export const bloodPressureReading = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  systolic: z.int(),
  diastolic: z.int(),
  pulse: z.nullable(z.int()),
  notes: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
  category: z.enum(bloodPressureCategories.map(({ label }) => label)),
})

export type BloodPressureReading = z.infer<typeof bloodPressureReading>

/** A reading as a person logs it, `glucose_level` in `unit` (mg/dL unless said). */
export const newGlucoseReading = z
  .strictObject({
    id: z.optional(z.uuid('Must be a UUID.')),
    glucose_level: z.number({
      error: ({ input }) =>
        input === undefined ? missing(measures['mg/dL']) : 'Glucose level must be a number.',
    }),
    unit: z._default(z.enum(glucoseUnits, 'The unit must be mg/dL or mmol/L.'), 'mg/dL'),
    context: z.nullish(
      z.enum(glucoseContexts, `The context must be one of: ${glucoseContexts.join(', ')}.`),
    ),
    notes: z.nullish(freeText(1000)),
    seconds_ago: secondsAgo,
  })
  .check((checked) => {
    const { glucose_level, unit } = checked.value
    if (isWithinLimits(glucose_level, measures[unit])) return
    checked.issues.push({
      code: 'custom',
      input: glucose_level,
      path: ['glucose_level'],
      message: isWithinLimits(glucose_level, measures[otherUnit(unit)])
        ? `${limitsOf(measures[unit])} Did you mean ${otherUnit(unit)}?`
        : limitsOf(measures[unit]),
    })
  })

export type NewGlucoseReading = z.infer<typeof newGlucoseReading>

/** A reading as it is kept and answered: `glucose_level` in mg/dL, and what was typed. */
export const glucoseReading = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  glucose_level: z.number(),
  entered_value: z.number(),
  entered_unit: z.enum(glucoseUnits),
  context: z.nullable(z.enum(glucoseContexts)),
  notes: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
  category: z.enum(glucoseCategories),
})

export type GlucoseReading = z.infer<typeof glucoseReading>
