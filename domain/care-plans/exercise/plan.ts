import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'
import { weekdays } from '#domain/values/weekdays.ts'

/** An exercise plan as a fitness expert writes it: a message, a week of sessions, what to mind. */

const needed = (most: number, message: string) => freeText(most).check(z.minLength(1, message))

export const plannedExercise = z.object({
  exercise: needed(120, 'Name the exercise.'),
  sets: z.nullish(
    z
      .int('Enter a whole number.')
      .check(z.minimum(1, 'Enter 1 to 20 sets.'), z.maximum(20, 'Enter 1 to 20 sets.')),
  ),
  /** "10 each side", "30 seconds", "2 km". */
  amount: z.nullish(freeText(80)),
  /** "60 seconds". */
  rest: z.nullish(freeText(60)),
  how: z.nullish(freeText(500)),
})

export const plannedSession = z.object({
  day: z.enum(weekdays, 'Choose a day of the week.'),
  /** "Legs and balance", "Rest". */
  focus: needed(120, 'Say what the day is for.'),
  minutes: z.nullish(
    z
      .int('Enter whole minutes.')
      .check(z.minimum(1, 'Enter 1 to 300 minutes.'), z.maximum(300, 'Enter 1 to 300 minutes.')),
  ),
  /** Empty on a day of rest. */
  exercises: z.array(plannedExercise).check(z.maxLength(30, 'Keep to 30 exercises a day.')),
})

/** What a fitness expert sends to answer a request. */
export const newExercisePlan = z.object({
  /** Made by the client, so that a retry writes once. */
  id: z.optional(z.uuid('Send a UUID.')),
  expert_message: needed(4000, 'Write a message to the person.'),
  weekly_schedule: z.array(plannedSession).check(
    z.minLength(1, 'Plan at least one day.'),
    z.maxLength(7, 'Keep to 7 days.'),
    z.refine(
      (days) => new Set(days.map(({ day }) => day)).size === days.length,
      'Plan each day once.',
    ),
  ),
  /** How it grows over the weeks. */
  progression: z.nullish(freeText(2000)),
  /** When to stop, and who to ask. */
  safety_notes: z.nullish(freeText(2000)),
})
export type NewExercisePlan = z.output<typeof newExercisePlan>

/** A plan as it is stored: nothing of it changes; a modification writes the next version. */
export const exercisePlan = z.object({
  id: z.uuid(),
  version: z.int(),
  /** Null where that account has been erased since. */
  author: z.nullable(
    z.object({ full_name: z.string(), profile_picture_url: z.nullable(z.string()) }),
  ),
  expert_message: z.string(),
  weekly_schedule: z.array(plannedSession),
  progression: z.nullable(z.string()),
  safety_notes: z.nullable(z.string()),
  /** Where it is downloaded, signed in. */
  plan_pdf_url: z.string(),
  created_at: z.iso.datetime({ offset: true }),
})
export type ExercisePlan = z.output<typeof exercisePlan>
