import * as z from 'zod/mini'
import { freeText } from '../../values/text.ts'
import { uuid } from '../../values/uuid.ts'
import { type AttentionReasonId, attentionRules } from './attention-reasons.ts'

export const attentionReason = z.enum(Object.keys(attentionRules) as AttentionReasonId[])

const noReason = 'Send the reasons that were shown.'

/** What a provider writes in the form. */
export const acknowledgementForm = z.object({
  note: freeText(1000).check(z.minLength(1, 'Write what you did, or agreed.')),
  /** `YYYY-MM-DD` */
  return_on: z.iso.date('Choose the day to look again.'),
})

/** A note about the reasons as they were shown; `id` is made by the browser, so that a retry writes once. */
export const newAttentionNote = z.strictObject({
  ...acknowledgementForm.shape,
  id: uuid('Must be a UUID.'),
  patient_id: uuid('Send the id of a patient.'),
  reasons: z
    .array(z.strictObject({ reason: attentionReason, newest: z.iso.datetime({ offset: true }) }))
    .check(z.minLength(1, noReason), z.maxLength(Object.keys(attentionRules).length, noReason)),
})
export type NewAttentionNote = z.output<typeof newAttentionNote>

/** The last note about a patient, as its provider reads it. */
export const attentionNote = z.object({
  note: z.string(),
  return_on: z.iso.date(),
  created_at: z.iso.datetime({ offset: true }),
})
export type AttentionNote = z.output<typeof attentionNote>
