import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { atMost, requiredText, sentWithPlan, storedPlan, weekOf } from '../shared/plan.ts'

/** An exercise plan as a fitness expert writes it: a message, a week of sessions, what to mind. */

export const plannedExercise = z.object({
  exercise: requiredText(120, 'Name the exercise.'),
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
  focus: requiredText(120, 'Say what the day is for.'),
  minutes: z.nullish(
    z
      .int('Enter whole minutes.')
      .check(z.minimum(1, 'Enter 1 to 300 minutes.'), z.maximum(300, 'Enter 1 to 300 minutes.')),
  ),
  /** Empty on a day of rest. */
  exercises: z.array(plannedExercise).check(atMost(30, 'exercises a day')),
})

/** What a fitness expert sends to answer a request. */
export const newExercisePlan = z.object({
  ...sentWithPlan,
  expert_message: requiredText(4000, 'Write a message to the person.'),
  weekly_schedule: weekOf(plannedSession),
  /** How it grows over the weeks. */
  progression: z.nullish(freeText(2000)),
  /** When to stop, and who to ask. */
  safety_notes: z.nullish(freeText(2000)),
  /** Why it names exercises that need a movement which hurts the person; stored, and no part of the plan. */
  painful_reason: z.optional(
    freeText(500).check(z.minLength(1, 'Say why these exercises are right for this person.')),
  ),
})
export type NewExercisePlan = z.output<typeof newExercisePlan>

/** A plan as it is stored: nothing of it changes; a modification writes the next version. */
export const exercisePlan = z.object({
  ...storedPlan,
  expert_message: z.string(),
  weekly_schedule: z.array(plannedSession),
  progression: z.nullable(z.string()),
  safety_notes: z.nullable(z.string()),
})
export type ExercisePlan = z.output<typeof exercisePlan>
