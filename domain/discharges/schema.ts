import * as z from 'zod/mini'
import { maxCancelled } from '../practice/cancel-many.ts'
import { identity } from '../practice/identity.ts'
import { note } from '../session-notes/schema.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { dischargeReasons } from './reasons.ts'

const maxSummary = 10_000
const instant = z.iso.datetime({ offset: true })

/** The form of a provider who ends the care of a patient. */
export const dischargeForm = z.object({
  reason: z.enum(dischargeReasons, 'Choose a reason.'),
  summary: freeText(maxSummary).check(z.minLength(1, 'Write a summary of the care.')),
  /** Whether the patient reads the summary in the app. */
  is_shared: z.boolean('Say whether the patient reads the summary.'),
})

export const newDischarge = z.strictObject({
  id: uuid('Send an id for the discharge.'),
  ...dischargeForm.shape,
  /** The visits ahead that are cancelled with it: all that there are. */
  cancelled: z
    .array(uuid('Send the ids of appointments.'))
    .check(z.maxLength(maxCancelled, `Cancel at most ${maxCancelled} appointments.`)),
})
export type NewDischarge = z.output<typeof newDischarge>

/** The form of a provider who takes a patient back. */
export const readmissionForm = z.strictObject({
  reason: freeText(500).check(z.minLength(1, 'Say why they come back.')),
})

/** A patient whom the caller has discharged, in a list. */
export const dischargedRow = z.object({
  id: uuid(),
  patient_id: uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  ...identity,
  reason: z.enum(dischargeReasons),
  discharged_at: instant,
})
export type DischargedRow = z.output<typeof dischargedRow>

/** What the caller still reads of a patient whom they have discharged: what they wrote. */
export const dischargedPatient = z.object({
  ...dischargedRow.shape,
  summary: z.string(),
  is_shared: z.boolean(),
  /** The newest first. */
  notes: z.array(note),
})
export type DischargedPatient = z.output<typeof dischargedPatient>

/** The end of the care of the caller, as they read it. */
export const ownDischarge = z.object({
  id: uuid(),
  /** Null once the provider has left. */
  provider_name: z.nullable(z.string()),
  discharged_at: instant,
  /** Null until the provider or a booking brought them back. */
  readmitted_at: z.nullable(instant),
  /** Null where it is not shared. */
  summary: z.nullable(z.string()),
})
export type OwnDischarge = z.output<typeof ownDischarge>
