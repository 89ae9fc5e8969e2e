import * as z from 'zod/mini'
import { changes, correction } from '../values/correction.ts'
import { uuid } from '../values/uuid.ts'
import { glucoseContexts, glucoseUnits, meterWords } from './glucose.ts'
import {
  bloodPressureParts,
  checkLevel,
  diastolicIsBelow,
  glucoseParts,
  glucoseUnit,
} from './schema.ts'

/** The whole reading as it is to be; without `seconds_ago` its time stays. */
export const bloodPressureCorrection = z
  .strictObject({ ...correction, ...bloodPressureParts })
  .check(diastolicIsBelow)
export type BloodPressureCorrection = z.infer<typeof bloodPressureCorrection>

export const glucoseCorrection = z
  .strictObject({ ...correction, ...glucoseParts, unit: z._default(glucoseUnit, 'mg/dL') })
  .check(checkLevel)
export type GlucoseCorrection = z.infer<typeof glucoseCorrection>

const at = z.iso.datetime({ offset: true })
const notes = z.nullable(z.string())

/** What a reading was before a change, by the columns that a correction can change. */
export const formerBloodPressure = z.object({
  systolic: z.int(),
  diastolic: z.int(),
  pulse: z.nullable(z.int()),
  notes,
  created_at: at,
})
export const formerGlucose = z.object({
  entered_value: z.number(),
  entered_unit: z.enum(glucoseUnits),
  meter_shows: z.nullable(z.enum(meterWords)),
  context: z.nullable(z.enum(glucoseContexts)),
  notes,
  created_at: at,
})
export type FormerReading = z.infer<typeof formerBloodPressure> | z.infer<typeof formerGlucose>

/** A change of a reading, and what the reading was until then. */
export const readingVersion = z.object({
  id: uuid(),
  change: z.enum(changes),
  changed_at: at,
  before: z.union([formerBloodPressure, formerGlucose]),
  /** Of a change at a clinic: the provider, null once their account was erased, and why. */
  by_clinic: z.optional(z.object({ name: z.nullable(z.string()), reason: z.nullable(z.string()) })),
})
export type ReadingVersion = z.infer<typeof readingVersion>
