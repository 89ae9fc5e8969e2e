import * as z from 'zod/mini'
import { newDeskBooking } from '#domain/desk/booking.ts'

/** The schema of the booking form, with its own messages; the patient is known. */
export const bookForm = z.extend(
  z.pick(newDeskBooking, { session_type: true, provider_id: true }),
  {
    appointment_time: z.string('Choose a time.').check(z.minLength(1, 'Choose a time.')),
  },
)
