import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { givenAnswer } from './advice/answer-schema.ts'
import { bloodPressureCategories } from './blood-pressure.ts'
import {
  glucoseCategories,
  glucoseContexts,
  type GlucoseUnit,
  glucoseUnits,
  type MeterWord,
  meterWords,
  otherUnit,
} from './glucose.ts'
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
    .check(z.minimum(measure.min, words), z.maximum(measure.max, words))
}

/**
 * How long ago a reading was taken that was stored offline on a phone. Not when: of a clock that is wrong
 * the difference is still right.
 */
export const secondsAgo = z.optional(
  z
    .number('Must be a number of seconds.')
    .check(
      z.minimum(0, 'A reading cannot be in the future.'),
      z.maximum(longestWait, 'This reading was taken more than 90 days ago.'),
    ),
)

/** What a person types of a blood pressure. */
export const bloodPressureParts = {
  systolic: wholeNumberOf(measures.systolic),
  diastolic: wholeNumberOf(measures.diastolic),
  pulse: z.nullish(wholeNumberOf(measures.pulse)),
  notes: z.nullish(freeText(1000)),
  seconds_ago: secondsAgo,
}

export const diastolicIsBelow = z.refine<{ systolic: number; diastolic: number }>(
  ({ systolic, diastolic }) => diastolic < systolic,
  { path: ['diastolic'], error: 'Diastolic pressure must be below systolic pressure.' },
)

const id = z.optional(uuid('Must be a UUID.'))

/** A reading as a person logs it; `id` is made by their device so that a retry never writes twice. */
export const newBloodPressureReading = z
  .strictObject({ id, ...bloodPressureParts })
  .check(diastolicIsBelow)

export type NewBloodPressureReading = z.infer<typeof newBloodPressureReading>

/** What few readings have. */
const origin = {
  /** Of a reading that a provider took at a clinic; absent of all others. */
  at_clinic: z.optional(z.literal(true)),
  /** The provider's name, for the patient; null once their account was erased. */
  entered_by: z.optional(z.nullable(z.string())),
  /** When it was last changed; absent where it is as it was logged. */
  corrected_at: z.optional(z.iso.datetime({ offset: true })),
  /** The provider who corrected it at a clinic, for the patient; null once their account was erased. */
  corrected_by: z.optional(z.nullable(z.string())),
}

/** The newest answer to its advice, while the reading holds the value that was answered; mostly absent. */
const answered = { answered: z.optional(givenAnswer) }

/** A reading as it is stored and returned. */
export const bloodPressureReading = z.object({
  id: uuid(),
  user_id: uuid(),
  systolic: z.int(),
  diastolic: z.int(),
  pulse: z.nullable(z.int()),
  notes: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
  category: z.enum(bloodPressureCategories.map(({ label }) => label)),
  ...origin,
  ...answered,
})

export type BloodPressureReading = z.infer<typeof bloodPressureReading>

/** Why a level is rejected: missing, beside a word of the meter, or outside the limits of its unit. */
function issueOfLevel({ glucose_level: level, meter_shows, unit }: TypedLevel) {
  if (meter_shows) return level === undefined ? undefined : 'Enter a number, or LO or HI, not both.'
  if (level === undefined) return missing(measures['mg/dL'])
  const units = unit === undefined ? glucoseUnits : ([unit] as const)
  if (units.some((one) => isWithinLimits(level, measures[one]))) return undefined
  if (unit === undefined) return 'Check the glucose level: no meter shows this number.'
  return isWithinLimits(level, measures[otherUnit(unit)])
    ? `${limitsOf(measures[unit])} Did you mean ${otherUnit(unit)}?`
    : limitsOf(measures[unit])
}

interface TypedLevel {
  glucose_level?: number | undefined
  meter_shows?: MeterWord | undefined
  unit?: GlucoseUnit | undefined
}

export const glucoseUnit = z.enum(glucoseUnits, 'The unit must be mg/dL or mmol/L.')

/** What a person types of a glucose, besides its unit. */
export const glucoseParts = {
  glucose_level: z.optional(z.number('Glucose level must be a number.')),
  meter_shows: z.optional(z.enum(meterWords, 'The meter must show LO or HI.')),
  context: z.nullish(
    z.enum(glucoseContexts, `The context must be one of: ${glucoseContexts.join(', ')}.`),
  ),
  notes: z.nullish(freeText(1000)),
  seconds_ago: secondsAgo,
}

export function checkLevel(checked: { value: TypedLevel; issues: object[] }) {
  const message = issueOfLevel(checked.value)
  if (message === undefined) return
  const input = checked.value.glucose_level
  checked.issues.push({ code: 'custom', input, path: ['glucose_level'], message })
}

/**
 * A reading as a person logs it: `glucose_level` in `unit` (mg/dL unless said), or the word that the
 * meter shows instead of a number.
 */
export const newGlucoseReading = z
  .strictObject({ id, ...glucoseParts, unit: z._default(glucoseUnit, 'mg/dL') })
  .check(checkLevel)

/** The same reading as the user types it: the unit may be missing and is then asked for. */
export const typedGlucoseReading = z
  .strictObject({ id, ...glucoseParts, unit: z.optional(glucoseUnit) })
  .check(checkLevel)

export type TypedGlucoseReading = z.infer<typeof typedGlucoseReading>

export type NewGlucoseReading = z.infer<typeof newGlucoseReading>

/**
 * A reading as it is stored and returned: `glucose_level` in mg/dL, and what was typed. Where the meter
 * showed LO or HI, the numbers are the end of its range, and the word is the value.
 */
export const glucoseReading = z.object({
  id: uuid(),
  user_id: uuid(),
  glucose_level: z.number(),
  entered_value: z.number(),
  entered_unit: z.enum(glucoseUnits),
  meter_shows: z.nullable(z.enum(meterWords)),
  context: z.nullable(z.enum(glucoseContexts)),
  notes: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
  category: z.enum(glucoseCategories),
  ...origin,
  ...answered,
})

export type GlucoseReading = z.infer<typeof glucoseReading>
