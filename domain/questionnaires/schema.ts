import * as z from 'zod/mini'
import { identity } from '../practice/identity.ts'
import { core } from '../screening/instruments/instruments.ts'
import { screeningResult } from '../screening/schema.ts'
import { uuid } from '../values/uuid.ts'
import { requestStatuses } from './status.ts'

/** Two results can be compared only of instruments that ask about the last two weeks. */
export const requestable = core

/** A request may be due in so many days. */
export const longestRequest = 60

const id = uuid('Must be a UUID.')
const instrument = z.enum(requestable, 'Choose a questionnaire.')
const due_on = z.iso.date('Choose the last day to answer.')

/** A therapist's request that a patient answers an instrument; `id` is made by their device. */
export const newRequest = z.strictObject({ id, instrument, due_on })
export type NewRequest = z.infer<typeof newRequest>

/** A therapist withdraws an open request. */
export const requestChange = z.strictObject({
  status: z.literal('withdrawn', 'Must be "withdrawn".'),
})

/** A request as its therapist sees it: what a patient has answered and does not share is not in it. */
export const providerRequest = z.object({
  id,
  instrument,
  due_on,
  status: z.enum(requestStatuses),
  created_at: z.iso.datetime({ offset: true }),
})
export type ProviderRequest = z.infer<typeof providerRequest>

/**
 * The questionnaires of a patient as a provider sees them: the provider's requests and the shared
 * results.
 */
export const patientQuestionnaires = z.object({
  full_name: z.string(),
  ...identity,
  /** Only therapists ask. */
  may_ask: z.boolean(),
  /** Newest first. */
  requests: z.array(providerRequest),
  /** Newest first. */
  results: z.array(screeningResult),
})
export type PatientQuestionnaires = z.infer<typeof patientQuestionnaires>

/** A patient's decision: the result that they share, or null to share none. */
export const requestDecision = z.strictObject({
  result_id: z.nullable(uuid('Send the id of a result, or null.')),
})
export type RequestDecision = z.infer<typeof requestDecision>

/** A request as its patient sees it. */
export const ownRequest = z.object({
  id,
  provider_name: z.string(),
  instrument,
  due_on,
  status: z.enum(requestStatuses),
  /** The results that the patient shares; null without any. */
  result_id: z.nullable(uuid()),
  created_at: z.iso.datetime({ offset: true }),
})
export type OwnRequest = z.infer<typeof ownRequest>
