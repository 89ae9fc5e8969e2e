import * as z from 'zod/mini'
import { deskCancellation } from '#domain/desk/booking.ts'

/** The schema of the form: who asked for it must be chosen. */
export const cancelForm = z.extend(deskCancellation, {
  asked_by: z.enum(['patient', 'clinic'], 'Choose the patient or the clinic.'),
})
