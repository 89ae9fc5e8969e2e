import * as z from 'zod/mini'
import { overbookCheck, overbookShape } from '../booking/overbook-schema.ts'
import { agreementAnswers, chooseAgreement } from '../agreement-answers.ts'

/** The schema of the form for another time; the day and later times are chosen beside it. */
const fields = z.object({
  ...overbookShape,
  appointment_time: z.string('Choose a time.').check(z.minLength(1, 'Choose a time.')),
  /** Only staff are asked it. */
  agreement: z.optional(z.enum(agreementAnswers)),
})

export const moveForm = fields.check(overbookCheck)

/** Where the patient is still to answer, staff say whether they have agreed. */
export const moveToAgree = z
  .extend(fields, { agreement: z.enum(agreementAnswers, chooseAgreement) })
  .check(overbookCheck)
