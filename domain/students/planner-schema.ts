import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { boxes, longestTitle } from './planner.ts'
import { weekOf } from './week.ts'
import { hoursAndMinutes } from '../values/time-of-day.ts'

const isPlausibleDate = (day: string) => day >= '2000-01-03' && day < '2199'
// What is no day at all is not asked for its week.
const aDay = z.iso
  .date({ error: 'Choose a day, as YYYY-MM-DD.', abort: true })
  .check(z.refine(isPlausibleDate, { error: 'Choose a day of our time.', abort: true }))
const aWeek = aDay.check(
  z.refine((day) => weekOf(day) === day, {
    error: 'Name the week by its Monday, as YYYY-MM-DD.',
    abort: true,
  }),
)
const aTime = z
  .string('Enter a time.')
  .check(z.regex(hoursAndMinutes, 'Enter a time as HH:MM, for example 14:30.'))
const aBox = z.enum(
  boxes.map(({ key }) => key),
  'Choose one of the four boxes.',
)

const title = freeText(longestTitle).check(z.minLength(1, 'Write what you want to do.'))

/** The place of a task: a week, and in it perhaps a day and a time of that day. */
const place = {
  week: aWeek,
  day: z.nullable(aDay),
  starts_at: z.nullable(aTime),
}

/** Why a place is none, by the field to name; nothing where it is one. */
export function findPlaceIssues(at: {
  week: string
  day: string | null
  starts_at: string | null
}): Record<string, string> {
  if (at.day !== null && weekOf(at.day) !== at.week)
    return { day: 'Choose a day of the same week.' }
  if (at.day === null && at.starts_at !== null)
    return { starts_at: 'Choose a day as well, or leave the time out.' }
  return {}
}

/** A task as a person writes it; `id` is made by their device so that a retry never writes twice. */
export const newPlannerTask = z
  .strictObject({
    id: z.optional(uuid('Must be a UUID.')),
    title,
    week: place.week,
    day: z._default(place.day, null),
    starts_at: z._default(place.starts_at, null),
    box: z._default(z.nullable(aBox), null),
  })
  .check((checked) => {
    for (const [field, message] of Object.entries(findPlaceIssues(checked.value)))
      checked.issues.push({ code: 'custom', input: checked.value, path: [field], message })
  })
export type NewPlannerTask = z.infer<typeof newPlannerTask>

/**
 * The changed fields of a task; absent fields keep their value. A task that is moved to no day
 * loses its time.
 */
export const plannerTaskChange = z.strictObject({
  title: z.optional(title),
  week: z.optional(place.week),
  day: z.optional(place.day),
  starts_at: z.optional(place.starts_at),
  box: z.optional(z.nullable(aBox)),
  done: z.optional(z.boolean('Say true or false.')),
})
export type PlannerTaskChange = z.infer<typeof plannerTaskChange>

/** A task as it is stored and returned. */
export const plannerTask = z.object({
  id: uuid(),
  title: z.string(),
  week: z.iso.date(),
  day: z.nullable(z.iso.date()),
  /** `HH:MM` in Lusaka. */
  starts_at: z.nullable(z.string()),
  box: z.nullable(aBox),
  done_at: z.nullable(z.iso.datetime({ offset: true })),
  created_at: z.iso.datetime({ offset: true }),
})
export type PlannerTask = z.infer<typeof plannerTask>

/** Which week one looks at. */
export const plannerQuery = z.object({ week: place.week })
