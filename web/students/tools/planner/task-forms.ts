import * as z from 'zod/mini'
import { boxes, longestTitle } from '#domain/students/planner.ts'
import { clockTime } from '#domain/values/day-and-time.ts'
import { freeText, typedText } from '#domain/values/text.ts'

const title = typedText('Write what you want to do.').check(
  z.minLength(1, 'Write what you want to do.'),
  z.maxLength(longestTitle, `Write at most ${longestTitle} characters.`),
)

/** The input in which the user enters a task. */
export const quickTask = z.object({
  title: z.pipe(title, freeText(longestTitle)),
  place: z.string(),
})

/** A task with everything that can be said of it. */
export const wholeTask = z.object({
  title: z.pipe(title, freeText(longestTitle)),
  place: z.string(),
  starts_at: z.nullable(clockTime()),
  box: z.enum(['unsorted', ...boxes.map(({ key }) => key)]),
})
