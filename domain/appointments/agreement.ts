import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'

/** How a patient agreed to a time with staff, who then book it firmly: it is confirmed at once. */
export const agreements = ['by phone', 'at the clinic'] as const
export type Agreement = (typeof agreements)[number]
/** What is stored: also that a confirmed appointment moved, of which the patient is notified. */
export type AgreedHow = Agreement | 'moved'

/** Without it, staff propose the time, and the patient accepts or declines it. */
export const agreedHow = z.optional(z.enum(agreements, 'Choose by phone or at the clinic.'))

/** What the front desk states of a proposal that no one has answered. */
export const newAgreement = z.strictObject({
  agreed_how: z.enum(agreements, 'Choose by phone or at the clinic.'),
})
export type NewAgreement = z.output<typeof newAgreement>

/**
 * How an appointment that staff move was agreed: as they state, or, where it was confirmed before, by the move
 * alone; null where the patient is still to answer.
 */
export const agreementOfMove = (stated: Agreement | undefined, was: string): AgreedHow | null =>
  stated ?? (was === 'confirmed' ? 'moved' : null)

/** Why staff book or move a visit over another one, or outside of the free times of its provider. */
export const overbookReason = z.optional(
  freeText(200).check(z.minLength(3, 'Say why, in 3 to 200 letters.')),
)
