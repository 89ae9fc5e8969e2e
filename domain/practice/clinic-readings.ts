import * as z from 'zod/mini'
import { glucoseVerdicts } from '../readings/glucose-verdict.ts'
import { verdicts } from '../readings/pressure-verdict.ts'
import { bloodPressureReading, glucoseReading } from '../readings/schema.ts'

/** Whether the caller may enter readings of a patient, who can withdraw it at any time. */
export const readingPermission = z.object({ is_given: z.boolean() })
export type ReadingPermission = z.output<typeof readingPermission>

/** The advice that a patient reads, in the words that they read (domain/readings/advice/advice.ts). */
const patientAdvice = z.object({
  level: z.enum(['self-care', 'clinician', 'emergency']),
  title: z.string(),
  now: z.optional(z.string()),
  today: z.optional(z.string()),
  lines: z.array(z.string()),
  danger_signs: z.optional(z.array(z.string())),
})

/** What was entered is answered with what the patient reads beside it; no other part of their care profile. */
const asPatientReads = {
  advice: patientAdvice,
  /** What the reading is for this patient by their care profile, in words for staff. */
  verdict_words: z.string(),
}
export const asPatientReadsPressure = { ...asPatientReads, verdict: z.enum(verdicts) }
export const asPatientReadsGlucose = {
  ...asPatientReads,
  verdict: z.enum(glucoseVerdicts),
  /** The target of the moment in a sentence; null where there is no more to say of it. */
  target_note: z.nullable(z.string()),
}
export const enteredBloodPressure = z.extend(bloodPressureReading, asPatientReadsPressure)
export const enteredGlucose = z.extend(glucoseReading, asPatientReadsGlucose)
export type EnteredBloodPressure = z.output<typeof enteredBloodPressure>
export type EnteredGlucose = z.output<typeof enteredGlucose>
