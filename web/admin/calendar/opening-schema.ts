import * as z from 'zod/mini'
import type { OpeningBlock } from '#domain/appointments/clinic-calendar.ts'
import { changedCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { readBlocks } from '#domain/values/hour-blocks.ts'
import { weekdays } from '#domain/values/weekdays.ts'

const hoursMessage = 'Enter hours in order, for example 09:00 to 12:00, 14:00 to 17:00.'
const hours = z
  .string(hoursMessage)
  .check(z.refine((written) => readBlocks(written) !== undefined, hoursMessage))

/** The field of a day of the week; 1 is Monday. */
export const fieldOf = (weekday: number) => `hours_${weekday}`

/** The schema of the form: the grid, and a line for each day of the week. */
export const openingForm = z.object({
  slot_minutes: changedCalendar.shape.slot_minutes,
  ...Object.fromEntries(weekdays.map((_, index) => [fieldOf(index + 1), hours])),
})

/** The same as the server expects it. */
export function toOpening(typed: Record<string, unknown>): OpeningBlock[] {
  return weekdays.flatMap((_, index) =>
    (readBlocks((typed[fieldOf(index + 1)] ?? '') as string) ?? []).map((block) => ({
      weekday: index + 1,
      ...block,
    })),
  )
}
