import * as z from 'zod/mini'
import { newProposal } from '#domain/appointments/schema.ts'

/** The schema of the proposal form, with its own messages; the patient is known. */
export const proposal = z.extend(z.pick(newProposal, { session_type: true }), {
  appointment_time: z.string('Choose a time.').check(z.minLength(1, 'Choose a time.')),
})
