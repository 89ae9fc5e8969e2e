import type { ExercisePlan } from '#domain/care-plans/exercise/plan.ts'
import { type Weekday, weekdays } from '#domain/values/weekdays.ts'
import { numberOf, orNull, type Row, row } from '../editor/rows.ts'

/** An exercise plan as typed: every value is text, valid or not. */
export interface ExerciseDraft {
  kind: 'exercise'
  message: string
  /** Monday to Sunday: the grid's columns. */
  days: readonly SessionRow[]
  progression: string
  safety: string
}
export type SessionRow = Row &
  Record<'focus' | 'minutes', string> & { day: Weekday; exercises: readonly ExerciseRow[] }
type ExerciseRow = Row & Record<'exercise' | 'sets' | 'amount' | 'rest' | 'how', string>

/** The content of a plan, as it is stored, sent, or saved as a template. */
export type ExerciseContent = Pick<ExercisePlan, 'expert_message' | 'weekly_schedule'> &
  Partial<Record<'progression' | 'safety_notes', string | null | undefined>>

export const newExercise = (): ExerciseRow =>
  row({ exercise: '', sets: '', amount: '', rest: '', how: '' })
const newSession = (day: Weekday): SessionRow =>
  row({ day, focus: '', minutes: '', exercises: [newExercise()] })

export function blankExerciseDraft(): ExerciseDraft {
  return { kind: 'exercise', message: '', days: wholeWeek([]), progression: '', safety: '' }
}

/** All seven days, in their order. */
export const wholeWeek = (days: readonly SessionRow[]): readonly SessionRow[] =>
  weekdays.map((day) => days.find((one) => one.day === day) ?? newSession(day))

/** Whether every field is empty: an empty exercise is not sent. */
const isBlankExercise = ({ exercise, sets, amount, rest, how }: ExerciseRow) =>
  !`${exercise}${sets}${amount}${rest}${how}`.trim()
export const isBlankSession = ({ focus, minutes, exercises }: SessionRow) =>
  !`${focus}${minutes}`.trim() && exercises.every(isBlankExercise)

/** The exercises of a session that are not empty. */
export const exercisesIn = ({ exercises }: SessionRow) =>
  exercises.filter((one) => !isBlankExercise(one))

/** An existing plan, ready to be changed. */
export function exerciseDraftOf(plan: ExerciseContent): ExerciseDraft {
  return {
    kind: 'exercise',
    message: plan.expert_message,
    days: wholeWeek(
      plan.weekly_schedule.map(({ day, focus, minutes, exercises }) =>
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
    ),
    progression: plan.progression ?? '',
    safety: plan.safety_notes ?? '',
  }
}

const plannedIn = (days: readonly SessionRow[]) => days.filter((one) => !isBlankSession(one))

/** The request body, before validation: what is planned, in the same order. */
export function exercisePlanIn({ message, days, progression, safety }: ExerciseDraft) {
  return {
    expert_message: message,
    weekly_schedule: plannedIn(days).map((session) => ({
      day: session.day,
      focus: session.focus,
      minutes: numberOf(session.minutes),
      exercises: exercisesIn(session).map(({ exercise, sets, amount, rest, how }) => ({
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

/** The path of an issue in the grid; the given one is the schema's, without what is empty. */
export function pathInExercises(
  { days }: ExerciseDraft,
  path: readonly PropertyKey[],
): readonly PropertyKey[] {
  const [list, first, exercises, second, ...rest] = path
  const session = list === 'weekly_schedule' ? plannedIn(days)[Number(first)] : undefined
  if (list === undefined || !session) return path
  const day = days.indexOf(session)
  if (exercises === undefined) return [list, day]
  if (second === undefined) return [list, day, exercises]
  const exercise = session.exercises.indexOf(exercisesIn(session)[Number(second)]!)
  return [list, day, exercises, exercise, ...rest]
}

/** The place of an issue in the plan, as text. */
export function placeInExercises(
  draft: ExerciseDraft,
  [list, first, , second]: readonly PropertyKey[],
) {
  const day = list === 'weekly_schedule' ? draft.days[Number(first)]?.day : undefined
  return day && (second === undefined ? day : `${day}, exercise ${Number(second) + 1}`)
}

/**
 * How many sessions are planned, of as many as the person can train a week. A day without minutes and
 * exercises is a day of rest.
 */
export function countSessions({ days }: ExerciseDraft, wanted: number | null | undefined) {
  const planned = days.filter(
    (one) => one.focus.trim() && (one.minutes.trim() || exercisesIn(one).length > 0),
  ).length
  if (wanted) return `${planned} of ${Math.max(wanted, planned)} sessions`
  return planned === 1 ? '1 session' : `${planned} sessions`
}
