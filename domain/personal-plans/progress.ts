import type { Goal, Step } from './goals.ts'

/** A day on which a step was done. */
interface Mark {
  step_id: string
  day: string
}

/** The mark by which a step counts as done today: any of a step that is done once, else that of today. */
export function markOf<Marked extends Mark>(
  { id, is_once }: Pick<Step, 'id' | 'is_once'>,
  marks: readonly Marked[],
  today: string,
): Marked | undefined {
  return marks.find(({ step_id, day }) => step_id === id && (is_once || day === today))
}

/** The steps that their patient does and has not done yet, in the order of the plan. */
export const nextSteps = (
  goals: readonly Goal[],
  marks: readonly Mark[],
  today: string,
): readonly Step[] =>
  goals
    .flatMap(({ steps }) => steps)
    .filter((step) => step.who === 'patient' && !markOf(step, marks, today))

/** On how many of the last seven days a step was done, today among them. */
export function daysDone(step_id: string, marks: readonly Mark[], lastSeven: readonly string[]) {
  const days = new Set(marks.filter((mark) => mark.step_id === step_id).map(({ day }) => day))
  return lastSeven.filter((day) => days.has(day)).length
}

/** Where the day of a review stands. Days of Lusaka, `YYYY-MM-DD`. */
export function reviewState(review_on: string, today: string): 'later' | 'today' | 'over' {
  if (review_on === today) return 'today'
  return review_on < today ? 'over' : 'later'
}
