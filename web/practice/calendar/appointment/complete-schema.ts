import * as z from 'zod/mini'
import { outcomes } from '#domain/appointments/status.ts'

/** What became of a session, and when the next one is: a time, or a word of `next-times.ts`. */
export const completion = z.object({
  outcome: z.enum(outcomes, 'Choose what happened.'),
  next: z.string('Choose a time, or not now.'),
})

/** The outcome alone, changed later. */
export const statedOutcome = z.pick(completion, { outcome: true })
