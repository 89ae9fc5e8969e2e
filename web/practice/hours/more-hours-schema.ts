import * as z from 'zod/mini'
import type { Availability } from '#domain/practice/availability.ts'
import { readBlocks } from '#domain/values/hour-blocks.ts'
import { weekdays } from '#domain/values/weekdays.ts'

const message = 'Enter hours in order, for example 09:00 to 12:00, 14:00 to 17:00.'
const written = z
  .string(message)
  .check(z.refine((typed) => readBlocks(typed) !== undefined, message))

/** The schema of the form for a date with hours of its own. */
export const dateForm = z.object({
  day: z.iso.date('Enter a real day, for example 27 11 2026.'),
  hours: z.pipe(
    written,
    z.transform((typed) => readBlocks(typed) ?? []),
  ),
})

const fieldOf = (weekday: number) => `extra_${weekday}`

/** The schema of the form for further blocks, a line for each day of the week. */
export const extraForm = z.object(
  Object.fromEntries(weekdays.map((_, index) => [fieldOf(index + 1), written])),
)

/** The same as the server expects it. */
export const toExtraHours = (
  typed: Readonly<Record<string, unknown>>,
): NonNullable<Availability['extra_hours']> =>
  weekdays.flatMap((_, index) =>
    (readBlocks((typed[fieldOf(index + 1)] ?? '') as string) ?? []).map((block) => ({
      weekday: index + 1,
      ...block,
    })),
  )
