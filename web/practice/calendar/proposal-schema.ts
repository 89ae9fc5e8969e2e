import * as z from 'zod/mini'
import { agreementAnswers, chooseAgreement } from '#web/appointments/agreement-answers.ts'
import { overbookCheck, overbookShape } from '#web/appointments/booking/overbook-schema.ts'
import { newProposal } from '#domain/appointments/schema.ts'

/** The fields of the proposal form, with its own messages; the patient is known. */
const fields = z.extend(z.pick(newProposal, { session_type: true }), {
  ...overbookShape,
  /** Not asked of a series, which is proposed. */
  agreement: z.optional(z.enum(agreementAnswers)),
  appointment_time: z.string('Choose a time.').check(z.minLength(1, 'Choose a time.')),
})

export const seriesProposal = fields

/** Of one session, which may be agreed already, or be over another one. */
export const proposal = z
  .extend(fields, { agreement: z.enum(agreementAnswers, chooseAgreement) })
  .check(overbookCheck)
