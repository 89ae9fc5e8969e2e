import * as z from 'zod/mini'
import { newDeskBooking } from '#domain/desk/booking.ts'
import { overbookCheck, overbookShape } from '#web/appointments/booking/overbook-schema.ts'
import { agreementAnswers, chooseAgreement } from '#web/appointments/agreement-answers.ts'

/** The schema of the booking form, with its own messages; the patient is known. */
export const bookForm = z
  .extend(z.pick(newDeskBooking, { session_type: true, provider_id: true }), {
    ...overbookShape,
    agreement: z.enum(agreementAnswers, chooseAgreement),
    appointment_time: z.string('Choose a time.').check(z.minLength(1, 'Choose a time.')),
  })
  .check(overbookCheck)
