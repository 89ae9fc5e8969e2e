import * as z from 'zod/mini'

/** The schema of the form for another time; the day and later times are chosen beside it. */
export const moveForm = z.object({
  appointment_time: z.string('Choose a time.').check(z.minLength(1, 'Choose a time.')),
})
