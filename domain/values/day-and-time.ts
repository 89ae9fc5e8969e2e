import * as z from 'zod/mini'

/** A day and a time as a browser's field has them: `2026-11-28T08:30`. */
export const dayAndTime = z.object({
  when: z
    .string('Enter the day and the time.')
    .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, 'Enter the day and the time.')),
})
