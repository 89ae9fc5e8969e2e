import * as z from 'zod/mini'
import { providerAppointment } from '../appointments/schema.ts'
import { providerRequest } from '../questionnaires/schema.ts'
import { careAnswers, pregnancies } from '../readings/care.ts'
import { bloodPressureReading, glucoseReading } from '../readings/schema.ts'
import { note } from '../session-notes/schema.ts'
import { screeningResult } from '../screening/schema.ts'
import { genders } from '../values/gender.ts'
import { uuid } from '../values/uuid.ts'
import { weightEntry } from '../weights/schema.ts'
import { invoiceStatuses } from './billing/status.ts'
import { identity } from './identity.ts'

const instant = z.iso.datetime({ offset: true })
const answer = z.nullable(z.enum(careAnswers))

/** What explains readings, under the consent to share them. */
const care = z.object({
  pregnancy: z.enum(pregnancies),
  diabetes: answer,
  insulin: answer,
  sulfonylurea: answer,
  heart_disease: answer,
  kidney_disease: answer,
  is_under_18: z.nullable(z.boolean()),
  target: z.nullable(z.object({ systolic: z.int(), diastolic: z.int(), author: z.string() })),
})

/** What a patient wrote for their visits, as far as it is needed at a glance. */
const intake = z.object({
  allergies: z.nullable(z.string()),
  current_medications: z.nullable(z.string()),
  medical_history: z.nullable(z.string()),
  reason_for_visit: z.string(),
  submitted_at: instant,
})

/** A plan that the caller writes, or has written, for this patient. */
const plan = z.object({
  id: uuid(),
  kind: z.enum(['meal', 'exercise']),
  status: z.enum(['pending', 'completed']),
  created_at: instant,
  completed_at: z.nullable(instant),
})

const invoice = z.object({
  id: uuid(),
  number: z.nullable(z.string()),
  session_time: instant,
  amount_ngwee: z.nullable(z.int()),
  status: z.enum(invoiceStatuses),
})

/**
 * One patient as a provider who treats them sees them: what the patient shares at this moment, and what the provider
 * wrote. The newest first in each list.
 */
export const patientPage = z.object({
  id: uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  ...identity,
  gender: z.nullable(z.enum(genders)),
  phone_number: z.nullable(z.string()),
  /** The newest form; null where they sent none. */
  intake: z.nullable(intake),
  /** Alerts about them that the caller is to answer. */
  open_alerts: z.array(z.object({ id: uuid(), raised_at: instant })),
  /** What the caller wrote, drafts too. */
  notes: z.array(note),
  /** With the caller, cancelled ones too. */
  appointments: z.array(providerAppointment),
  /** Whether they share all screenings with the caller; null where no consent shows them to the profession. */
  shares_screenings: z.nullable(z.boolean()),
  /** Those that they share, or shared one by one on request. */
  screenings: z.array(screeningResult),
  /** Only therapists ask for questionnaires. */
  may_ask: z.boolean(),
  requests: z.array(providerRequest),
  /** Null where they do not share them. */
  readings: z.nullable(
    z.object({
      blood_pressure: z.array(bloodPressureReading),
      glucose: z.array(glucoseReading),
      /** Null where the consent to share readings does not name weight. */
      weights: z.nullable(z.array(weightEntry)),
      care,
    }),
  ),
  plans: z.array(plan),
  /** Null while neither has written. */
  thread: z.nullable(
    z.object({
      last_message_at: instant,
      is_unread: z.boolean(),
      urgent_at: z.nullable(instant),
    }),
  ),
  invoices: z.array(invoice),
})
export type PatientPage = z.output<typeof patientPage>
