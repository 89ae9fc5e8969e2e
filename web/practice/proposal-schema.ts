import * as z from 'zod/mini'
import { newProposal } from '#domain/appointments/schema.ts'

/** What the form of a proposal asks for, in its own words; whom it is for is known. */
export const proposal = z.extend(z.pick(newProposal, { session_type: true }), {
  appointment_time: z.string('Choose a time.').check(z.minLength(1, 'Choose a time.')),
})
