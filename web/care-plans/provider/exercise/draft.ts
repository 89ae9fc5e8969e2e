import type { ExercisePlan } from '#domain/care-plans/exercise/plan.ts'
import { type Weekday, weekdays } from '#domain/values/weekdays.ts'
import { numberOf, orNull, type Row, row } from '../editor/draft.ts'

/** An exercise plan as typed: every value is text, valid or not. */
export interface ExerciseDraft {
  kind: 'exercise'
  message: string
  days: readonly SessionRow[]
  progression: string
  safety: string
}
export type SessionRow = Row &
  Record<'focus' | 'minutes', string> & { day: Weekday; exercises: readonly ExerciseRow[] }
export type ExerciseRow = Row & Record<'exercise' | 'sets' | 'amount' | 'rest' | 'how', string>

/** The content of a plan, as it is stored, sent, or saved as a template. */
export type ExerciseContent = Pick<ExercisePlan, 'expert_message' | 'weekly_schedule'> &
  Partial<Record<'progression' | 'safety_notes', string | null | undefined>>

export const newExercise = (): ExerciseRow =>
  row({ exercise: '', sets: '', amount: '', rest: '', how: '' })
export const newSession = (day: Weekday): SessionRow =>
  row({ day, focus: '', minutes: '', exercises: [newExercise()] })

export function blankExerciseDraft(): ExerciseDraft {
  const days = [newSession(weekdays[0])]
  return { kind: 'exercise', message: '', days, progression: '', safety: '' }
}

/** An existing plan, ready to be changed. */
export function exerciseDraftOf(plan: ExerciseContent): ExerciseDraft {
  return {
    kind: 'exercise',
    message: plan.expert_message,
    days: plan.weekly_schedule.map(({ day, focus, minutes, exercises }) =>
      row({
        day,
        focus,
        minutes: String(minutes ?? ''),
        exercises: exercises.map(({ exercise, sets, amount, rest, how }) =>
          row({
            exercise,
            sets: String(sets ?? ''),
            amount: amount ?? '',
            rest: rest ?? '',
            how: how ?? '',
          }),
        ),
      }),
    ),
    progression: plan.progression ?? '',
    safety: plan.safety_notes ?? '',
  }
}

/** The request body, before validation: the same lists in the same order. */
export function exercisePlanIn({ message, days, progression, safety }: ExerciseDraft) {
  return {
    expert_message: message,
    weekly_schedule: days.map(({ day, focus, minutes, exercises }) => ({
      day,
      focus,
      minutes: numberOf(minutes),
      exercises: exercises.map(({ exercise, sets, amount, rest, how }) => ({
        exercise,
        sets: numberOf(sets),
        amount: orNull(amount),
        rest: orNull(rest),
        how: orNull(how),
      })),
    })),
    progression: orNull(progression),
    safety_notes: orNull(safety),
  }
}

/** The place of an issue in the plan, as text; the path is the schema's. */
export function placeInExercises(
  draft: ExerciseDraft,
  [list, first, , second]: readonly PropertyKey[],
) {
  const day = list === 'weekly_schedule' ? draft.days[Number(first)]?.day : undefined
  return day && (second === undefined ? day : `${day}, exercise ${Number(second) + 1}`)
}
